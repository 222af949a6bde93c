package org.eclipse.tracecompass.tmf.core.model;

import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataType;

/** The usual {@link ITableColumnDescriptor}. Immutable; made with a {@link Builder}. */
public final class TableColumnDescriptor implements ITableColumnDescriptor {

    private final long id;
    private final String text;
    private final String tooltip;
    private final DataType dataType;
    private final boolean hidden;

    private TableColumnDescriptor(Builder builder) {
        id = builder.id;
        text = builder.text;
        tooltip = builder.tooltip;
        dataType = builder.dataType;
        hidden = builder.hidden;
    }

    @Override
    public long getId() {
        return id;
    }

    @Override
    public String getText() {
        return text;
    }

    @Override
    public String getTooltip() {
        return tooltip;
    }

    @Override
    public DataType getDataType() {
        return dataType;
    }

    @Override
    public boolean isHiddenByDefault() {
        return hidden;
    }

    @Override
    public int hashCode() {
        return Objects.hash(id, text, tooltip, dataType, hidden);
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        return obj instanceof TableColumnDescriptor other
                && id == other.id
                && text.equals(other.text)
                && tooltip.equals(other.tooltip)
                && dataType == other.dataType
                && hidden == other.hidden;
    }

    @Override
    public String toString() {
        return "TableColumnDescriptor [text=" + text + ", type=" + dataType + ", id=" + id + ']';
    }

    /**
     * Builds a descriptor; by default without text, of type {@link DataType#STRING}, visible, with
     * the id -1.
     */
    public static final class Builder {
        private long id = -1;
        private String text = "";
        private String tooltip = "";
        private DataType dataType = DataType.STRING;
        private boolean hidden;

        /**
         * Sets the id.
         *
         * @param id the id
         * @return this
         */
        public Builder setId(long id) {
            this.id = id;
            return this;
        }

        /**
         * Sets the header.
         *
         * @param text the header
         * @return this
         */
        public Builder setText(String text) {
            this.text = text;
            return this;
        }

        /**
         * Sets the tooltip.
         *
         * @param tooltip the tooltip
         * @return this
         */
        public Builder setTooltip(String tooltip) {
            this.tooltip = tooltip;
            return this;
        }

        /**
         * Sets the kind of values.
         *
         * @param dataType the kind
         * @return this
         */
        public Builder setDataType(DataType dataType) {
            this.dataType = dataType;
            return this;
        }

        /**
         * Sets whether the column is shown on demand only.
         *
         * @param hidden true to hide it at first
         * @return this
         */
        public Builder setHiddenByDefault(boolean hidden) {
            this.hidden = hidden;
            return this;
        }

        /** Returns the descriptor. */
        public TableColumnDescriptor build() {
            return new TableColumnDescriptor(this);
        }
    }
}
