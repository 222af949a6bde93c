package org.eclipse.tracecompass.tmf.tables.core.sql;

import org.eclipse.tracecompass.tmf.export.core.TableException;
import org.eclipse.tracecompass.tmf.tables.core.TraceTables;

/** A database engine that answers SQL over tables, without a copy of their rows. Thread-safe. */
public interface ISqlEngine {

    /**
     * Begins a session, which has the tables by their names and the functions that {@code
     * doc/tables.md} describes.
     *
     * @param tables what can be queried; must stay open as long as the session
     * @param files whether queries may read and write files; otherwise they see the tables only
     * @return the session; to be closed
     * @throws TableException if the engine cannot start
     */
    ISqlSession open(TraceTables tables, boolean files) throws TableException;
}
