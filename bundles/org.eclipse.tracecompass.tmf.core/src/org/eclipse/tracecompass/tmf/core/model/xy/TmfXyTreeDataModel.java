package org.eclipse.tracecompass.tmf.core.model.xy;

import java.util.Collections;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeDataModel;

/** The usual entry of a chart's tree; may be selected by default. */
public class TmfXyTreeDataModel extends TmfTreeDataModel implements ITmfXyEntryModel {

    private final boolean isDefault;

    /**
     * Creates an entry with a series.
     *
     * @param id its id
     * @param parentId the id of its parent, -1 for none
     * @param name its name
     */
    public TmfXyTreeDataModel(long id, long parentId, String name) {
        this(id, parentId, Collections.singletonList(name), true, null, false);
    }

    /**
     * Creates an entry with a series.
     *
     * @param id its id
     * @param parentId the id of its parent, -1 for none
     * @param labels its labels, one per column
     */
    public TmfXyTreeDataModel(long id, long parentId, List<String> labels) {
        this(id, parentId, labels, true, null, false);
    }

    /**
     * Creates an entry.
     *
     * @param id its id
     * @param parentId the id of its parent, -1 for none
     * @param labels its labels, one per column
     * @param hasRowModel true when it has a series
     * @param style its style, null for the default
     */
    public TmfXyTreeDataModel(
            long id,
            long parentId,
            List<String> labels,
            boolean hasRowModel,
            @Nullable OutputElementStyle style) {
        this(id, parentId, labels, hasRowModel, style, false);
    }

    /**
     * Creates an entry.
     *
     * @param id its id
     * @param parentId the id of its parent, -1 for none
     * @param labels its labels, one per column
     * @param hasRowModel true when it has a series
     * @param style its style, null for the default
     * @param isDefault true when it is selected until the user chooses
     */
    public TmfXyTreeDataModel(
            long id,
            long parentId,
            List<String> labels,
            boolean hasRowModel,
            @Nullable OutputElementStyle style,
            boolean isDefault) {
        super(id, parentId, labels, hasRowModel, style);
        this.isDefault = isDefault;
    }

    @Override
    public boolean isDefault() {
        return isDefault;
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        return super.equals(obj)
                && obj instanceof TmfXyTreeDataModel other
                && isDefault == other.isDefault;
    }

    @Override
    public int hashCode() {
        return super.hashCode() * 2 + (isDefault ? 1 : 0);
    }

    @Override
    public String toString() {
        return super.toString() + (isDefault ? " default" : "");
    }
}
