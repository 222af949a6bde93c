package org.eclipse.tracecompass.tmf.core.model;

import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataType;

/** The usual {@link ITableColumnDescriptor}. Immutable; made with a {@link Builder}. */
public final class TableColumnDescriptor implements ITableColumnDescriptor {

    private final long fId;
    private final String fText;
    private final String fTooltip;
    private final DataType fDataType;
    private final boolean fHidden;

    private TableColumnDescriptor(Builder builder) {
        fId = builder.fId;
        fText = builder.fText;
        fTooltip = builder.fTooltip;
        fDataType = builder.fDataType;
        fHidden = builder.fHidden;
    }

    @Override
    public long getId() {
        return fId;
    }

    @Override
    public String getText() {
        return fText;
    }

    @Override
    public String getTooltip() {
        return fTooltip;
    }

    @Override
    public DataType getDataType() {
        return fDataType;
    }

    @Override
    public boolean isHiddenByDefault() {
        return fHidden;
    }

    @Override
    public int hashCode() {
        return Objects.hash(fId, fText, fTooltip, fDataType, fHidden);
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        return obj instanceof TableColumnDescriptor other
                && fId == other.fId
                && fText.equals(other.fText)
                && fTooltip.equals(other.fTooltip)
                && fDataType == other.fDataType
                && fHidden == other.fHidden;
    }

    @Override
    public String toString() {
        return "TableColumnDescriptor [text=" + fText + ", type=" + fDataType + ", id=" + fId + ']';
    }

    /**
     * Builds a descriptor; by default without text, of type {@link DataType#STRING}, visible, with
     * the id -1.
     */
    public static final class Builder {
        private long fId = -1;
        private String fText = "";
        private String fTooltip = "";
        private DataType fDataType = DataType.STRING;
        private boolean fHidden;

        /**
         * Sets the id.
         *
         * @param id the id
         * @return this
         */
        public Builder setId(long id) {
            fId = id;
            return this;
        }

        /**
         * Sets the header.
         *
         * @param text the header
         * @return this
         */
        public Builder setText(String text) {
            fText = text;
            return this;
        }

        /**
         * Sets the tooltip.
         *
         * @param tooltip the tooltip
         * @return this
         */
        public Builder setTooltip(String tooltip) {
            fTooltip = tooltip;
            return this;
        }

        /**
         * Sets the kind of values.
         *
         * @param dataType the kind
         * @return this
         */
        public Builder setDataType(DataType dataType) {
            fDataType = dataType;
            return this;
        }

        /**
         * Sets whether the column is shown on demand only.
         *
         * @param hidden true to hide it at first
         * @return this
         */
        public Builder setHiddenByDefault(boolean hidden) {
            fHidden = hidden;
            return this;
        }

        /** Returns the descriptor. */
        public TableColumnDescriptor build() {
            return new TableColumnDescriptor(this);
        }
    }
}
