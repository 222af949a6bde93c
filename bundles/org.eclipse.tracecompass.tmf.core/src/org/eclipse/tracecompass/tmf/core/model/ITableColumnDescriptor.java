package org.eclipse.tracecompass.tmf.core.model;

import org.eclipse.tracecompass.tmf.core.dataprovider.DataType;

/** A column of a tree or table. */
public interface ITableColumnDescriptor {

    /** Returns the id of the column, -1 when columns are known by their position only. */
    default long getId() {
        return -1;
    }

    /** Returns the header. */
    String getText();

    /** Returns the tooltip of the header, empty for none. */
    String getTooltip();

    /** Returns the kind of values in the column. */
    default DataType getDataType() {
        return DataType.STRING;
    }

    /** Returns true when the column is shown on demand only. */
    default boolean isHiddenByDefault() {
        return false;
    }
}
