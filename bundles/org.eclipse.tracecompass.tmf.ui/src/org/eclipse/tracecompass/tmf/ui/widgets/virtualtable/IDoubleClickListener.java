package org.eclipse.tracecompass.tmf.ui.widgets.virtualtable;

import org.eclipse.swt.widgets.TableItem;

/**
 * Is told of a double click on a row of a virtual table.
 *
 * @since 0.2.0
 */
public interface IDoubleClickListener {

    /**
     * Called on the UI thread.
     *
     * @param table the table
     * @param item the row
     * @param column the index of the column
     */
    void handleDoubleClick(TmfVirtualTable table, TableItem item, int column);
}
