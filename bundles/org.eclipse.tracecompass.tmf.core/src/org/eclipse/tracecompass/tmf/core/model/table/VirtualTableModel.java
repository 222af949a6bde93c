package org.eclipse.tracecompass.tmf.core.model.table;

import java.util.List;

/**
 * A part of a table.
 *
 * @param columnIds the ids of the columns, in the order of the cells of a line
 * @param index the index of the first line; that which was asked for if there is none
 * @param size the number of lines of the whole table
 * @param lines the lines
 * @since 9.6.0
 */
public record VirtualTableModel(
        List<Long> columnIds, long index, long size, List<VirtualTableLine> lines) {

    /**
     * A line.
     *
     * @param index its index in the table
     * @param cells the text of each column
     * @param properties which of {@link org.eclipse.tracecompass.tmf.core.model.CoreFilterProperty}
     *     it has, 0 for none
     */
    public record VirtualTableLine(long index, List<String> cells, int properties) {}
}
