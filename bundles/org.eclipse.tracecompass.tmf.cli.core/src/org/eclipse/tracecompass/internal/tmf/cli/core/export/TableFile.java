package org.eclipse.tracecompass.internal.tmf.cli.core.export;

import java.io.IOException;
import org.eclipse.tracecompass.tmf.tables.core.TableCursor;

/** A file of rows that is being written. */
interface TableFile extends AutoCloseable {

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
