package org.eclipse.tracecompass.tmf.fleet.core;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.export.core.CellSink;
import org.eclipse.tracecompass.tmf.export.core.RowTimes;
import org.eclipse.tracecompass.tmf.export.core.TableColumn;
import org.eclipse.tracecompass.tmf.export.core.TableCursor;
import org.eclipse.tracecompass.tmf.export.core.TableException;
import org.eclipse.tracecompass.tmf.export.core.TableFile;
import org.eclipse.tracecompass.tmf.export.core.TableFormat;
import org.eclipse.tracecompass.tmf.fleet.core.TimeWindows.Window;
import org.eclipse.tracecompass.tmf.tables.core.ITraceTable;
import org.eclipse.tracecompass.tmf.tables.core.TableScan;
import org.eclipse.tracecompass.tmf.tables.core.TraceTables;

/** Writes a table of one trace as Parquet files, one per window of time. */
final class WindowedTable {

    private final ITraceTable table;
    private final List<TableColumn> columns;
    private final Path folder;
    private final IProgressMonitor monitor;
    private final RowTimes times;

    WindowedTable(ITraceTable table, Path folder, IProgressMonitor monitor) throws TableException {
        this.table = table;
        this.columns = table.columns();
        this.folder = folder;
        this.monitor = monitor;
        this.times = RowTimes.of(columns);
    }

    String name() {
        return table.name();
    }

    List<TableColumn> columns() {
        return columns;
    }

    /** Returns how many files there can be. */
    int files(List<Window> windows) {
        return times.isPresent() ? windows.size() : 1;
    }

    /**
     * Writes the rows that begin in each of the windows. Windows without rows have no file.
     *
     * @param first the number of the first file
     * @param share which files to write
     * @param files gets the files by their numbers
     */
    void write(List<Window> windows, int first, TableShare share, Map<Integer, FleetFile> files)
            throws IOException, TableException {
        for (int i = 0; i < files(windows); i++) {
            if (!share.has(first + i)) {
                continue;
            }
            FleetFile written;
            if (times.isPresent()) {
                Window window = windows.get(i);
                written =
                        write(
                                window,
                                "%s/time=%s/part.parquet".formatted(table.name(), window.label()));
            } else {
                Window always = new Window(Long.MIN_VALUE, Long.MAX_VALUE);
                written = write(always, table.name() + "/part.parquet");
            }
            if (written != null) {
                files.put(first + i, written);
            }
        }
    }

    /** Has the table compute what its rows are read from. */
    void prepare(Window window) throws TableException {
        TableScan scan = TableScan.all().between(window.from(), window.from());
        try (TableCursor rows = table.open(scan.cancelledBy(monitor))) {
            rows.next();
        }
    }

    private @Nullable FleetFile write(Window window, String name)
            throws IOException, TableException {
        Path file = folder.resolve(name);
        Extent extent = new Extent();
        TableScan scan = TableScan.all().between(window.from(), window.to()).cancelledBy(monitor);
        try (TableCursor rows = table.open(scan)) {
            TableFile out = null;
            try {
                while (rows.next()) {
                    // What has begun before is in the window where it began.
                    if (extent.isIn(rows, window)) {
                        out = out == null ? begin(file) : out;
                        out.row(rows);
                        extent.rows++;
                    }
                }
                if (out != null) {
                    out.finish();
                }
            } finally {
                if (out != null) {
                    out.close();
                }
            }
        }
        return extent.rows == 0
                ? null
                : new FleetFile(
                        table.name(),
                        name,
                        extent.rows,
                        Files.size(file),
                        extent.first,
                        extent.last);
    }

    private TableFile begin(Path file) throws IOException {
        Files.createDirectories(file.resolveSibling("."));
        return TableFormat.PARQUET.open(file, TraceTables.properties(table), columns);
    }

    /** The times of the rows so far. */
    private final class Extent implements CellSink {

        private long rows;
        private long first = times.isPresent() ? Long.MAX_VALUE : Long.MIN_VALUE;
        private long last = times.isPresent() ? Long.MIN_VALUE : Long.MAX_VALUE;
        private long value;

        boolean isIn(TableCursor row, Window window) {
            if (!times.isPresent()) {
                return true;
            }
            row.read(times.start(), this);
            if (value < window.from() || value > window.to()) {
                return false;
            }
            first = Math.min(first, value);
            row.read(times.end(), this);
            last = Math.max(last, value);
            return true;
        }

        @Override
        public void none() {
            throw new IllegalStateException("Every row has a time");
        }

        @Override
        public void integer(long time) {
            value = time;
        }

        @Override
        public void real(double time) {
            none();
        }

        @Override
        public void text(String time) {
            none();
        }
    }
}
