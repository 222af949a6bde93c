package org.eclipse.tracecompass.tmf.ui.widgets.virtualtable;

/**
 * The tooltips of a virtual table.
 *
 * @since 0.2.0
 */
public interface TooltipProvider {

    /**
     * The tooltip of a cell.
     *
     * @param column the index of the column
     * @param data the data of the row's item
     * @return the text; null for none
     */
    String getTooltip(int column, Object data);
}
