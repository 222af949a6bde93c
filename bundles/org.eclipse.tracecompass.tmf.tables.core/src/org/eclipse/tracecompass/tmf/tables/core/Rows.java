package org.eclipse.tracecompass.tmf.tables.core;

import java.util.Iterator;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.export.core.TableException;

/**
 * The rows of a scan.
 *
 * @param <R> a row; valid until the next one is asked for
 */
interface Rows<R> extends AutoCloseable {

    /** Begins the rows of a scan. */
    interface Source<R> {
        Rows<R> open(TableScan scan) throws TableException;
    }

    /** Returns the next row, null after the last. */
    @Nullable
    R next() throws TableException;

    /** Returns how much has been read, 0 to 1; negative if that is not known. */
    default double progress() {
        return -1;
    }

    @Override
    default void close() {
        // nothing is held
    }

    /** Rows that are there. */
    static <R> Rows<R> of(Iterable<R> rows) {
        Iterator<R> iterator = rows.iterator();
        return () -> iterator.hasNext() ? iterator.next() : null;
    }
}
