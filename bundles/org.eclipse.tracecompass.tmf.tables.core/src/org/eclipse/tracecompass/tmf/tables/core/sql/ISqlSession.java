package org.eclipse.tracecompass.tmf.tables.core.sql;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.tracecompass.tmf.export.core.TableException;

/** A session of an engine. Used by one thread; one result is open at a time. */
public interface ISqlSession extends AutoCloseable {

    /**
     * Answers a query. The time range, the analyses and the attributes that its conditions name are
     * read, and only the columns that it uses.
     *
     * @param sql one statement
     * @param monitor cancels the query, also while its rows are read
     * @return the rows; to be closed before the next query
     * @throws TableException if the statement is wrong, with the engine's message, which shows the
     *     place; or if a table cannot be read
     * @throws org.eclipse.core.runtime.OperationCanceledException if the monitor is cancelled
     */
    SqlResult query(String sql, IProgressMonitor monitor) throws TableException;

    @Override
    void close();
}
