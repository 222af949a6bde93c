package org.eclipse.tracecompass.internal.tmf.sql.core;

import java.io.IOException;
import java.sql.SQLException;
import org.eclipse.tracecompass.tmf.export.core.TableException;
import org.eclipse.tracecompass.tmf.tables.core.TraceTables;
import org.eclipse.tracecompass.tmf.tables.core.sql.ISqlEngine;
import org.eclipse.tracecompass.tmf.tables.core.sql.ISqlSession;

/** DuckDB, in this process and in memory. */
public final class DuckDbEngine implements ISqlEngine {

    @Override
    public ISqlSession open(TraceTables tables, boolean files) throws TableException {
        try {
            return DuckDbSession.open(tables, files);
        } catch (SQLException | IOException | IllegalStateException | LinkageError e) {
            throw new TableException(
                    "The database engine DuckDB does not start on this machine: " + e.getMessage(),
                    e);
        }
    }
}
