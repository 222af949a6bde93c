package org.eclipse.tracecompass.tmf.export.core;

/**
 * Reads the rows of a table once, from the first to the last. Cells are computed when they are
 * read, so a column that nobody reads costs nothing. Used by one thread.
 */
public interface TableCursor extends AutoCloseable {

    /**
     * Goes to the next row; at first to the first one.
     *
     * @return false after the last row
     * @throws TableException if the rows cannot be read any further
     * @throws org.eclipse.core.runtime.OperationCanceledException if the monitor of the scan is
     *     cancelled
     */
    boolean next() throws TableException;

    /**
     * Reads a cell of the current row.
     *
     * @param column index of the column in {@link ITraceTable#columns}
     * @param sink receives the value
     */
    void read(int column, CellSink sink);

    /** Returns how much of the table has been read, 0 to 1; negative if that is not known. */
    double progress();

    @Override
    void close();
}
