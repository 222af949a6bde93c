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
import org.eclipse.tracecompass.tmf.export.core.TableColumn;
import org.eclipse.tracecompass.tmf.export.core.TableCopy;
import org.eclipse.tracecompass.tmf.export.core.TableCursor;
import org.eclipse.tracecompass.tmf.export.core.TableException;
import org.eclipse.tracecompass.tmf.export.core.TableFile;
import org.eclipse.tracecompass.tmf.export.core.TableFormat;
import org.eclipse.tracecompass.tmf.tables.core.ITraceTable;
import org.eclipse.tracecompass.tmf.tables.core.TableFilter;
import org.eclipse.tracecompass.tmf.tables.core.TableScan;
import org.eclipse.tracecompass.tmf.tables.core.TraceTables;

/**
 * Writes tables into files. A file appears whole or not at all.
 *
 * @param console shows progress, and cancels
 * @param scan which rows are wanted
 * @param where which of them are written, a filter; blank for all
 * @param frame what times in the filter refer to
 */
public record TableExport(Console console, TableScan scan, String where, TimeFrame frame) {

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
        try {
            return copy(table, format, target, keepEmpty);
        } catch (TableException e) {
            throw new UserError(String.valueOf(e.getMessage()), e);
        }
    }

    /**
     * Writes a table as {@link #write}, if the caller has better words for what is wrong with it.
     *
     * @throws UserError if the filter is wrong, or the file cannot be written
     * @throws TableException if the table cannot be read
     */
    public long copy(ITraceTable table, TableFormat format, Path target, boolean keepEmpty)
            throws IOException, TableException {
        try (Tidying tidying = console.cancellation().tidying();
                Progress progress = new Progress(console, "exporting " + table.name());
                OutputFile file = OutputFile.at(target)) {
            long rows;
            try {
                rows = copyRows(table, format, file.content(), progress);
            } catch (IOException e) {
                // without the cause, which would be taken for a lack of space anywhere
                throw new UserError(
                        "Cannot write %s: %s.".formatted(target, FileProblem.ofWriting(e)));
            }
            if (rows > 0 || keepEmpty) {
                file.commit();
            }
            return rows;
        } catch (OperationCanceledException e) {
            console.cancellation().check();
            throw new CancellationException(e.getMessage());
        }
    }

    private long copyRows(ITraceTable table, TableFormat format, Path to, Progress progress)
            throws IOException, TableException {
        List<TableColumn> columns = table.columns();
        TableCopy copy =
                new TableCopy(
                        filter(table.name(), columns),
                        (share, rows) -> progress.show(share, "%,d rows".formatted(rows)));
        try (TableCursor cursor = table.open(scan.cancelledBy(progress));
                TableFile file = format.open(to, TraceTables.properties(table), columns)) {
            return copy.copy(cursor, file);
        }
    }

    private Predicate<TableCursor> filter(String table, List<TableColumn> columns) {
        try {
            return TableFilter.parse(where, columns, frame);
        } catch (FilterSyntaxException e) {
            throw new UserError("--where, table %s: %s.".formatted(table, e.getMessage()), e);
        }
    }
}
