package org.eclipse.tracecompass.tmf.export.core;

import java.io.IOException;

/** A file of rows that is being written. Used by one thread. */
public interface TableFile extends AutoCloseable {

    /**
     * Adds the current row of a cursor.
     *
     * @throws IOException if the file cannot be written
     */
    void row(TableCursor row) throws IOException;

    /**
     * Writes what is held back.
     *
     * @throws IOException if the file cannot be written
     */
    void finish() throws IOException;

    @Override
    void close() throws IOException;
}
