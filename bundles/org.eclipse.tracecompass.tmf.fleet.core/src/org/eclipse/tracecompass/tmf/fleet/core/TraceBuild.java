package org.eclipse.tracecompass.tmf.fleet.core;

import com.google.gson.Gson;
import com.google.gson.JsonParseException;
import com.google.gson.reflect.TypeToken;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.Reader;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.tracecompass.common.core.files.Shortage;
import org.eclipse.tracecompass.parquet.core.ParquetColumn;
import org.eclipse.tracecompass.parquet.core.ParquetType;
import org.eclipse.tracecompass.parquet.core.ParquetWriter;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.event.matching.MessageEnds;
import org.eclipse.tracecompass.tmf.core.event.matching.MessageEnds.MessageEnd;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfTraceException;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceOpener;
import org.eclipse.tracecompass.tmf.core.trace.experiment.ClockOffsets;
import org.eclipse.tracecompass.tmf.export.core.TableColumn;
import org.eclipse.tracecompass.tmf.export.core.TableException;
import org.eclipse.tracecompass.tmf.fleet.core.TimeWindows.Window;
import org.eclipse.tracecompass.tmf.fleet.core.TraceEntry.Totals;
import org.eclipse.tracecompass.tmf.tables.core.ITraceTable;
import org.eclipse.tracecompass.tmf.tables.core.TraceTables;

/**
 * Builds the results of one trace in a folder: its histories as the viewer keeps them, its tables
 * as Parquet files, and the ends of its messages. All times are those of the trace's own clock.
 *
 * @param window the length of the windows of time that tables are divided into, ns
 * @param analyses the ids of the analyses to run; empty for the automatic ones
 */
public record TraceBuild(long window, Set<String> analyses) implements Serializable {

    /** Grows when the same trace gives other files. */
    public static final int VERSION = 1;

    /** The folder of histories, in the folder of a trace. */
    public static final String HISTORY = "history";

    /** The name of the table of the ends of messages. */
    public static final String ENDS = "ends";

    /** The file of that table, in the folder of a trace. */
    public static final String ENDS_FILE = ENDS + "/part.parquet";

    private static final String FILES = "files.json";
    private static final Gson GSON = new Gson();

    private static final List<ParquetColumn> END_COLUMNS =
            List.of(
                    new ParquetColumn("key", ParquetType.STRING, false),
                    new ParquetColumn("cause", ParquetType.INT64, false),
                    new ParquetColumn("time", ParquetType.INT64, false),
                    new ParquetColumn("rank", ParquetType.INT64, false),
                    new ParquetColumn("cpu", ParquetType.INT64, false));

    /**
     * Builds a trace.
     *
     * @param trace the trace. No other program may build it at this place
     * @param name the name to give it
     * @param path what to say where it is
     * @param target an empty folder for the results
     * @param monitor cancels
     * @return what was built, with an empty folder and content
     * @throws BadTraceException if the trace cannot be read, or an analysis fails
     * @throws IOException if results cannot be written, or the machine is short of something
     * @throws OperationCanceledException if the monitor is cancelled
     */
    public BuiltTrace build(
            Path trace, String name, String path, Path target, IProgressMonitor monitor)
            throws BadTraceException, IOException {
        TmfTrace opened = open(trace);
        try {
            TmfTraceOpener.rename(opened, name);
            return new Building(opened, target, monitor).build(path);
        } catch (TableException e) {
            throw new BadTraceException(
                    String.valueOf(e.getMessage()).replace(trace.toString(), path), e);
        } catch (OperationCanceledException e) {
            throw e;
        } catch (RuntimeException e) {
            if (e instanceof UncheckedIOException || Shortage.behind(e).isPresent()) {
                throw new IOException(e);
            }
            throw new BadTraceException("An error in the program: " + e, e);
        } finally {
            opened.dispose();
            TmfTraceManager.deleteSupplementaryFolder(opened);
        }
    }

    private static TmfTrace open(Path path) throws BadTraceException {
        List<ITmfTrace> opened;
        List<String> problems = new ArrayList<>();
        try {
            opened = TmfTraceOpener.openEach(path, problems::add);
        } catch (TmfTraceException e) {
            throw new BadTraceException(String.valueOf(e.getMessage()), e);
        }
        if (opened.size() == 1 && opened.get(0) instanceof TmfTrace trace) {
            return trace;
        }
        opened.forEach(ITmfTrace::dispose);
        throw new BadTraceException(
                "It is %d traces; name them one by one".formatted(opened.size()), null);
    }

    /**
     * Reads which files the folder of a trace has.
     *
     * @param in the file {@link #filesOf}
     * @throws IOException if it cannot be read, or is damaged
     */
    public static List<FleetFile> files(Reader in) throws IOException {
        try {
            List<FleetFile> files =
                    GSON.fromJson(in, new TypeToken<List<FleetFile>>() {}.getType());
            return files == null ? List.of() : files;
        } catch (JsonParseException e) {
            throw new IOException("The list of the files of a trace is damaged: " + e.getMessage());
        }
    }

    /** Returns the place of the list of files, relative to the folder of the fleet. */
    public static String filesOf(TraceEntry trace) {
        return trace.folder() + '/' + FILES;
    }

    private final class Building {

        private final TmfTrace trace;
        private final Path target;
        private final IProgressMonitor monitor;
        private final List<FleetFile> files = new ArrayList<>();
        private final Map<String, List<TableColumn>> columns = new LinkedHashMap<>();

        Building(TmfTrace trace, Path target, IProgressMonitor monitor) {
            this.trace = trace;
            this.target = target;
            this.monitor = monitor;
        }

        private boolean isWanted(IAnalysisModule analysis) {
            return analyses.isEmpty()
                    ? analysis.isAutomatic()
                    : analyses.contains(analysis.getId());
        }

        BuiltTrace build(String path) throws IOException, TableException {
            ITmfTimestamp first = trace.readStart();
            ITmfTimestamp last = trace.readEnd();
            long start = first == null ? 0 : first.toNanos();
            long end = first == null || last == null ? start : last.toNanos();
            List<Window> windows = new TimeWindows(window).of(start, end);
            for (ITraceTable table :
                    TraceTables.of(trace, this::isWanted).parts().get(0).tables()) {
                List<FleetFile> written = new WindowedTable(table, target, monitor).write(windows);
                if (!written.isEmpty()) {
                    columns.put(table.name(), table.columns());
                }
                files.addAll(written);
            }
            writeEnds();
            List<String> history = copyHistory();
            Files.writeString(target.resolve(FILES), GSON.toJson(files));
            Map<String, Totals> totals = new LinkedHashMap<>();
            files.forEach(
                    file ->
                            totals.merge(
                                    file.table(),
                                    new Totals(1, file.rows(), file.bytes()),
                                    Totals::plus));
            Totals events = totals.get("events");
            TraceEntry entry =
                    new TraceEntry(
                            Objects.requireNonNull(trace.getName()),
                            trace.getHostId(),
                            path,
                            String.valueOf(trace.getTraceTypeId()),
                            "",
                            start,
                            end,
                            events == null ? 0 : events.rows(),
                            ClockOffsets.of(trace),
                            "",
                            history,
                            totals);
            return new BuiltTrace(entry, columns);
        }

        private void writeEnds() throws IOException {
            Path file = target.resolve(ENDS_FILE);
            Files.createDirectories(file.resolveSibling("."));
            long[] count = {0, Long.MAX_VALUE, Long.MIN_VALUE};
            try (ParquetWriter out =
                    new ParquetWriter(
                            new BufferedOutputStream(Files.newOutputStream(file)),
                            END_COLUMNS,
                            Map.of("astrolabe.table", ENDS))) {
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
            } else {
                files.add(
                        new FleetFile(
                                ENDS, ENDS_FILE, count[0], Files.size(file), count[1], count[2]));
            }
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
        private List<String> copyHistory() throws IOException {
            Path kept = Path.of(TmfTraceManager.getSupplementaryFileDir(trace));
            Path history = target.resolve(HISTORY);
            Files.createDirectories(history);
            List<String> names = new ArrayList<>();
            try (Stream<Path> found = Files.list(kept)) {
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
}
