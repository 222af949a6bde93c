package org.eclipse.tracecompass.tmf.core.model.tree;

import java.util.Collections;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataType;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;

/** An entry of a tree. */
public interface ITmfTreeDataModel {

    /** Returns the id, which is unique among all data providers of this run. */
    long getId();

    /** Returns the id of the parent, -1 for an entry at the top. */
    long getParentId();

    /** Returns the name, which is the first label. */
    String getName();

    /** Returns the labels, one per column. */
    default List<String> getLabels() {
        return Collections.singletonList(getName());
    }

    /** Returns the style, null for the default one. */
    default @Nullable OutputElementStyle getStyle() {
        return null;
    }

    /** Returns true when the entry has a row (or a series) of its own; groups have none. */
    default boolean hasRowModel() {
        return true;
    }

    /** Returns the kind of the values of the entry. */
    default DataType getDataType() {
        return DataType.NUMBER;
    }
}
