package org.eclipse.tracecompass.tmf.fleet.core;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.tracecompass.parquet.core.ParquetColumn;
import org.eclipse.tracecompass.parquet.core.ParquetType;
import org.eclipse.tracecompass.parquet.core.ParquetWriter;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.event.matching.MessageEnds;
import org.eclipse.tracecompass.tmf.core.event.matching.MessageEnds.MessageEnd;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.TmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.core.trace.experiment.ClockOffsets;
import org.eclipse.tracecompass.tmf.export.core.TableColumn;
import org.eclipse.tracecompass.tmf.export.core.TableException;
import org.eclipse.tracecompass.tmf.fleet.core.TimeWindows.Window;
import org.eclipse.tracecompass.tmf.tables.core.ITraceTable;
import org.eclipse.tracecompass.tmf.tables.core.TraceTables;

/**
 * What is done with one open trace to get its results into a folder. All times are those of the
 * trace's own clock.
 */
final class TraceWork {

    private static final List<ParquetColumn> END_COLUMNS =
            List.of(
                    new ParquetColumn("key", ParquetType.STRING, false),
                    new ParquetColumn("cause", ParquetType.INT64, false),
                    new ParquetColumn("time", ParquetType.INT64, false),
                    new ParquetColumn("rank", ParquetType.INT64, false),
                    new ParquetColumn("cpu", ParquetType.INT64, false));

    private final TmfTrace trace;
    private final Path target;
    private final IProgressMonitor monitor;
    private final long start;
    private final long end;
    private final List<Window> windows;

    /**
     * Prepares the work.
     *
     * @param trace the trace
     * @param target an empty folder
     * @param window the length of the windows of time, ns
     * @param monitor cancels
     */
    TraceWork(TmfTrace trace, Path target, long window, IProgressMonitor monitor) {
        this.trace = trace;
        this.target = target;
        this.monitor = monitor;
        ITmfTimestamp first = trace.readStart();
        ITmfTimestamp last = trace.readEnd();
        start = first == null ? 0 : first.toNanos();
        end = first == null || last == null ? start : last.toNanos();
        windows = new TimeWindows(window).of(start, end);
    }

    /** Has the program keep histories that were built before, so that it does not build them. */
    void useHistories(Path stored) throws IOException {
        List<String> names;
        try (Stream<Path> found = Files.list(stored)) {
            names = found.map(file -> String.valueOf(file.getFileName())).toList();
        }
        HistoryLinks.link(stored, names, kept());
    }

    private Path kept() {
        return Path.of(TmfTraceManager.getSupplementaryFileDir(trace));
    }

    private List<WindowedTable> tables(Predicate<IAnalysisModule> isWanted) throws TableException {
        List<WindowedTable> tables = new ArrayList<>();
        for (ITraceTable table : TraceTables.of(trace, isWanted).parts().get(0).tables()) {
            tables.add(new WindowedTable(table, target, monitor));
        }
        return tables;
    }

    /** Runs the analyses that the tables are read from; returns how many files those may have. */
    int prepareTables(Predicate<IAnalysisModule> isWanted) throws TableException {
        int files = 0;
        for (WindowedTable table : tables(isWanted)) {
            table.prepare(windows.get(0));
            files += table.files(windows);
        }
        return files;
    }

    /** Writes files of tables. */
    TableChunk writeTables(Predicate<IAnalysisModule> isWanted, TableShare share)
            throws IOException, TableException {
        Map<Integer, FleetFile> files = new TreeMap<>();
        Map<String, List<TableColumn>> columns = new LinkedHashMap<>();
        int number = 0;
        for (WindowedTable table : tables(isWanted)) {
            int before = files.size();
            table.write(windows, number, share, files);
            number += table.files(windows);
            if (files.size() > before) {
                columns.put(table.name(), table.columns());
            }
        }
        return new TableChunk(files, columns);
    }

    /** The trace without tables. */
    TraceEntry entry(String path, List<String> history) {
        return new TraceEntry(
                Objects.requireNonNull(trace.getName()),
                trace.getHostId(),
                path,
                String.valueOf(trace.getTraceTypeId()),
                "",
                start,
                end,
                0,
                ClockOffsets.of(trace),
                "",
                history,
                Map.of());
    }

    /** Writes the ends of messages; an empty list if there are none. */
    List<FleetFile> writeEnds() throws IOException {
        Path file = target.resolve(TraceBuild.ENDS_FILE);
        Files.createDirectories(file.resolveSibling("."));
        long[] count = {0, Long.MAX_VALUE, Long.MIN_VALUE};
        try (ParquetWriter out =
                new ParquetWriter(
                        new BufferedOutputStream(Files.newOutputStream(file)),
                        END_COLUMNS,
                        Map.of("astrolabe.table", TraceBuild.ENDS))) {
            MessageEnds.read(
                    trace,
                    monitor,
                    end -> {
                        write(end, out);
                        count[0]++;
                        count[1] = Math.min(count[1], end.time());
                        count[2] = Math.max(count[2], end.time());
                    });
            out.finish();
        } catch (UncheckedIOException e) {
            throw new IOException(e);
        }
        if (count[0] == 0) {
            Files.delete(file);
            return List.of();
        }
        return List.of(
                new FleetFile(
                        TraceBuild.ENDS,
                        TraceBuild.ENDS_FILE,
                        count[0],
                        Files.size(file),
                        count[1],
                        count[2]));
    }

    private static void write(MessageEnd end, ParquetWriter out) {
        out.putString(0, end.key());
        out.putLong(1, end.isCause() ? 1 : 0);
        out.putLong(2, end.time());
        out.putLong(3, end.rank());
        out.putLong(4, end.cpu());
        try {
            out.endRow();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** All that the viewer would keep of the trace, so that it need not compute it again. */
    List<String> copyHistory() throws IOException {
        Path history = target.resolve(TraceBuild.HISTORY);
        Files.createDirectories(history);
        List<String> names = new ArrayList<>();
        try (Stream<Path> found = Files.list(kept())) {
            for (Path file : found.filter(Files::isRegularFile).sorted().toList()) {
                String name = String.valueOf(file.getFileName());
                if (!name.startsWith("fingerprint") && !name.startsWith("clock")) {
                    Files.copy(file, history.resolve(name));
                    names.add(name);
                }
            }
        }
        return names;
    }
}
