package org.eclipse.tracecompass.internal.tmf.cli.core.export;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.Predicate;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.tracecompass.common.core.files.FileProblem;
import org.eclipse.tracecompass.common.core.files.OutputFile;
import org.eclipse.tracecompass.common.core.filter.FilterSyntaxException;
import org.eclipse.tracecompass.common.core.time.TimeFrame;
import org.eclipse.tracecompass.internal.tmf.cli.core.Cancellation.Tidying;
import org.eclipse.tracecompass.internal.tmf.cli.core.Console;
import org.eclipse.tracecompass.internal.tmf.cli.core.Progress;
import org.eclipse.tracecompass.tmf.cli.core.command.UserError;
import org.eclipse.tracecompass.tmf.tables.core.ITraceTable;
import org.eclipse.tracecompass.tmf.tables.core.TableColumn;
import org.eclipse.tracecompass.tmf.tables.core.TableCursor;
import org.eclipse.tracecompass.tmf.tables.core.TableException;
import org.eclipse.tracecompass.tmf.tables.core.TableFilter;
import org.eclipse.tracecompass.tmf.tables.core.TableScan;

/**
 * Writes tables into files. A file appears whole or not at all.
 *
 * @param console shows progress, and cancels
 * @param scan which rows are wanted
 * @param where which of them are written, a filter; blank for all
 * @param frame what times in the filter refer to
 */
public record TableExport(Console console, TableScan scan, String where, TimeFrame frame) {

    private static final int PROGRESS_ROWS = 1 << 13;

    /**
     * Writes a table.
     *
     * @param target the file
     * @param keepEmpty whether a file without rows is written
     * @return the number of rows
     * @throws UserError if an analysis has failed, the filter is wrong, or the file cannot be
     *     written
     */
    public long write(ITraceTable table, TableFormat format, Path target, boolean keepEmpty)
            throws IOException {
        try (Tidying tidying = console.cancellation().tidying();
                Progress progress = new Progress(console, "exporting " + table.name());
                OutputFile file = OutputFile.at(target)) {
            long rows;
            try {
                rows = copy(table, format, file.content(), progress);
            } catch (IOException e) {
                // without the cause, which would be taken for a lack of space anywhere
                throw new UserError(
                        "Cannot write %s: %s.".formatted(target, FileProblem.reason(e)));
            }
            if (rows > 0 || keepEmpty) {
                file.commit();
            }
            return rows;
        } catch (TableException e) {
            throw new UserError(String.valueOf(e.getMessage()), e);
        } catch (OperationCanceledException e) {
            console.cancellation().check();
            throw new CancellationException(e.getMessage());
        }
    }

    private long copy(ITraceTable table, TableFormat format, Path to, Progress progress)
            throws IOException, TableException {
        List<TableColumn> columns = table.columns();
        Predicate<TableCursor> wanted = filter(table.name(), columns);
        long rows = 0;
        try (TableCursor cursor = table.open(scan.cancelledBy(progress));
                TableFile file = format.open(to, table.name(), columns)) {
            for (long read = 1; cursor.next(); read++) {
                if (wanted.test(cursor)) {
                    file.row(cursor);
                    rows++;
                }
                if (read % PROGRESS_ROWS == 0) {
                    progress.show(cursor.progress(), "%,d rows".formatted(rows));
                }
            }
            file.finish();
        }
        return rows;
    }

    private Predicate<TableCursor> filter(String table, List<TableColumn> columns) {
        try {
            return TableFilter.parse(where, columns, frame);
        } catch (FilterSyntaxException e) {
            throw new UserError("--where, table %s: %s.".formatted(table, e.getMessage()), e);
        }
    }
}
