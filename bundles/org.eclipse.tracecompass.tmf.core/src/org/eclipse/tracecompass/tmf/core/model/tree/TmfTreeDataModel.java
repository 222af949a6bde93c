package org.eclipse.tracecompass.tmf.core.model.tree;

import java.util.Collections;
import java.util.List;
import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataType;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;

/** The usual {@link ITmfTreeDataModel}. Immutable. */
public class TmfTreeDataModel implements ITmfTreeDataModel {

    private final long id;
    private final long parentId;
    private final List<String> labels;
    private final boolean hasRowModel;
    private final @Nullable OutputElementStyle style;
    private final DataType dataType;

    /**
     * Creates an entry with one label.
     *
     * @param id its id
     * @param parentId the id of its parent, -1 for none
     * @param name its name
     */
    public TmfTreeDataModel(long id, long parentId, String name) {
        this(id, parentId, Collections.singletonList(name), true, null, null);
    }

    /**
     * Creates an entry.
     *
     * @param id its id
     * @param parentId the id of its parent, -1 for none
     * @param labels its labels, one per column
     */
    public TmfTreeDataModel(long id, long parentId, List<String> labels) {
        this(id, parentId, labels, true, null, null);
    }

    /**
     * Creates an entry.
     *
     * @param id its id
     * @param parentId the id of its parent, -1 for none
     * @param labels its labels, one per column
     * @param dataType the kind of its values
     */
    public TmfTreeDataModel(long id, long parentId, List<String> labels, DataType dataType) {
        this(id, parentId, labels, true, null, dataType);
    }

    /**
     * Creates an entry.
     *
     * @param id its id
     * @param parentId the id of its parent, -1 for none
     * @param labels its labels, one per column
     * @param hasRowModel true when it has a row of its own
     */
    public TmfTreeDataModel(long id, long parentId, List<String> labels, boolean hasRowModel) {
        this(id, parentId, labels, hasRowModel, null, null);
    }

    /**
     * Creates an entry.
     *
     * @param id its id
     * @param parentId the id of its parent, -1 for none
     * @param labels its labels, one per column
     * @param hasRowModel true when it has a row of its own
     * @param style its style, null for the default
     */
    public TmfTreeDataModel(
            long id,
            long parentId,
            List<String> labels,
            boolean hasRowModel,
            @Nullable OutputElementStyle style) {
        this(id, parentId, labels, hasRowModel, style, null);
    }

    /**
     * Creates an entry.
     *
     * @param id its id
     * @param parentId the id of its parent, -1 for none
     * @param labels its labels, one per column
     * @param hasRowModel true when it has a row of its own
     * @param style its style, null for the default
     * @param dataType the kind of its values, null for numbers
     */
    public TmfTreeDataModel(
            long id,
            long parentId,
            List<String> labels,
            boolean hasRowModel,
            @Nullable OutputElementStyle style,
            @Nullable DataType dataType) {
        this.id = id;
        this.parentId = parentId;
        this.labels = labels;
        this.hasRowModel = hasRowModel;
        this.style = style;
        this.dataType = dataType == null ? DataType.NUMBER : dataType;
    }

    @Override
    public long getId() {
        return id;
    }

    @Override
    public long getParentId() {
        return parentId;
    }

    @Override
    public String getName() {
        return labels.isEmpty() ? "" : labels.get(0);
    }

    @Override
    public List<String> getLabels() {
        return labels;
    }

    @Override
    public boolean hasRowModel() {
        return hasRowModel;
    }

    @Override
    public @Nullable OutputElementStyle getStyle() {
        return style;
    }

    @Override
    public DataType getDataType() {
        return dataType;
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        return this == obj
                || obj instanceof TmfTreeDataModel other
                        && getClass() == other.getClass()
                        && id == other.id
                        && parentId == other.parentId
                        && hasRowModel == other.hasRowModel
                        && labels.equals(other.labels)
                        && dataType == other.dataType
                        && Objects.equals(style, other.style);
    }

    @Override
    public int hashCode() {
        return Objects.hash(id, parentId, labels, hasRowModel, style, dataType);
    }

    @Override
    public String toString() {
        return "<name="
                + labels
                + " id="
                + id
                + " parentId="
                + parentId
                + " hasRow="
                + hasRowModel
                + '>';
    }
}
