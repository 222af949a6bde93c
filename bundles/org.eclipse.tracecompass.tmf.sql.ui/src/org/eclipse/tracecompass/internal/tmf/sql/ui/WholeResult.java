package org.eclipse.tracecompass.internal.tmf.sql.ui;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.export.core.TableCopy;
import org.eclipse.tracecompass.tmf.export.core.TableException;
import org.eclipse.tracecompass.tmf.export.core.TableFile;
import org.eclipse.tracecompass.tmf.export.core.TableFormat;
import org.eclipse.tracecompass.tmf.tables.core.sql.ISqlSession;
import org.eclipse.tracecompass.tmf.tables.core.sql.SqlResult;
import org.eclipse.tracecompass.tmf.ui.export.ViewTable;

/**
 * All rows of a query that has more than the view keeps: it is asked again while the file is
 * written.
 *
 * @param trace the trace
 * @param sql the query
 */
record WholeResult(ITmfTrace trace, String sql) implements ViewTable {

    @Override
    public boolean hasTimes() {
        return false;
    }

    @Override
    public long write(
            TableFormat format, Path file, long from, long until, IProgressMonitor monitor)
            throws IOException, TableException {
        TableCopy copy =
                new TableCopy(
                        row -> true,
                        (share, rows) -> {
                            if (monitor.isCanceled()) {
                                throw new OperationCanceledException();
                            }
                        });
        try (ISqlSession session = QueryRunner.begin(trace, sql);
                SqlResult rows = session.query(sql, monitor);
                TableFile out = format.open(file, Map.of(), rows.columns())) {
            return copy.copy(rows, out);
        }
    }
}
