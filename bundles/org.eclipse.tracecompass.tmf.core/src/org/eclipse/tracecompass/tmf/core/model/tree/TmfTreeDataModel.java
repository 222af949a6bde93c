package org.eclipse.tracecompass.tmf.core.model.tree;

import java.util.Collections;
import java.util.List;
import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataType;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;

/** The usual {@link ITmfTreeDataModel}. Immutable. */
public class TmfTreeDataModel implements ITmfTreeDataModel {

    private final long fId;
    private final long fParentId;
    private final List<String> fLabels;
    private final boolean fHasRowModel;
    private final @Nullable OutputElementStyle fStyle;
    private final DataType fDataType;

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
        fId = id;
        fParentId = parentId;
        fLabels = labels;
        fHasRowModel = hasRowModel;
        fStyle = style;
        fDataType = dataType == null ? DataType.NUMBER : dataType;
    }

    @Override
    public long getId() {
        return fId;
    }

    @Override
    public long getParentId() {
        return fParentId;
    }

    @Override
    public String getName() {
        return fLabels.isEmpty() ? "" : fLabels.get(0);
    }

    @Override
    public List<String> getLabels() {
        return fLabels;
    }

    @Override
    public boolean hasRowModel() {
        return fHasRowModel;
    }

    @Override
    public @Nullable OutputElementStyle getStyle() {
        return fStyle;
    }

    @Override
    public DataType getDataType() {
        return fDataType;
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        return this == obj
                || obj instanceof TmfTreeDataModel other
                        && getClass() == other.getClass()
                        && fId == other.fId
                        && fParentId == other.fParentId
                        && fHasRowModel == other.fHasRowModel
                        && fLabels.equals(other.fLabels)
                        && fDataType == other.fDataType
                        && Objects.equals(fStyle, other.fStyle);
    }

    @Override
    public int hashCode() {
        return Objects.hash(fId, fParentId, fLabels, fHasRowModel, fStyle, fDataType);
    }

    @Override
    public String toString() {
        return "<name="
                + fLabels
                + " id="
                + fId
                + " parentId="
                + fParentId
                + " hasRow="
                + fHasRowModel
                + '>';
    }
}
