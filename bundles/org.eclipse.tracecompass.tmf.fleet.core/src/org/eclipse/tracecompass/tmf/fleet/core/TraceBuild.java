package org.eclipse.tracecompass.tmf.fleet.core;

import com.google.gson.Gson;
import com.google.gson.JsonParseException;
import com.google.gson.reflect.TypeToken;
import java.io.IOException;
import java.io.OutputStream;
import java.io.Reader;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.tracecompass.common.core.files.Shortage;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfTraceException;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceOpener;
import org.eclipse.tracecompass.tmf.export.core.TableException;

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

    /** The list of the files of tables, in the folder of a trace. */
    public static final String FILES = "files.json";

    private static final Gson GSON = new Gson();

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
        return with(
                trace,
                name,
                path,
                opened -> {
                    TraceWork work = new TraceWork(opened, target, window, monitor);
                    TableChunk tables = work.writeTables(this::isWanted, TableShare.ALL);
                    List<FleetFile> ends = work.writeEnds();
                    TraceEntry entry = work.entry(path, work.copyHistory());
                    BegunTrace begun = new BegunTrace(entry, ends, 0);
                    try (OutputStream out = Files.newOutputStream(target.resolve(FILES))) {
                        writeFiles(begun.files(List.of(tables)), out);
                    }
                    return begun.join(List.of(tables));
                });
    }

    /**
     * Builds what several tasks need that write the tables of one trace: its histories; and the
     * ends of its messages. See {@link #build} for what is not said here.
     *
     * @return what was built; the list of files is not written
     */
    public BegunTrace begin(
            Path trace, String name, String path, Path target, IProgressMonitor monitor)
            throws BadTraceException, IOException {
        return with(
                trace,
                name,
                path,
                opened -> {
                    TraceWork work = new TraceWork(opened, target, window, monitor);
                    int tableFiles = work.prepareTables(this::isWanted);
                    List<FleetFile> ends = work.writeEnds();
                    return new BegunTrace(work.entry(path, work.copyHistory()), ends, tableFiles);
                });
    }

    /**
     * Writes some of the tables of a trace that was {@linkplain #begin begun}. See {@link #build}
     * for what is not said here.
     *
     * @param histories the folder of its histories
     * @param share which files are written
     */
    public TableChunk writeTables(
            Path trace,
            String name,
            String path,
            Path histories,
            TableShare share,
            Path target,
            IProgressMonitor monitor)
            throws BadTraceException, IOException {
        return with(
                trace,
                name,
                path,
                opened -> {
                    TraceWork work = new TraceWork(opened, target, window, monitor);
                    work.useHistories(histories);
                    return work.writeTables(this::isWanted, share);
                });
    }

    /** What is done with a trace. */
    private interface Work<R> {
        R with(TmfTrace trace) throws IOException, TableException;
    }

    private static <R> R with(Path trace, String name, String path, Work<R> work)
            throws BadTraceException, IOException {
        TmfTrace opened = open(trace);
        try {
            TmfTraceOpener.rename(opened, name);
            return work.with(opened);
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

    private boolean isWanted(IAnalysisModule analysis) {
        return analyses.isEmpty() ? analysis.isAutomatic() : analyses.contains(analysis.getId());
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

    /** Writes the file {@link #filesOf}. */
    public static void writeFiles(List<FleetFile> files, OutputStream out) throws IOException {
        out.write(GSON.toJson(files).getBytes(StandardCharsets.UTF_8));
    }

    /** Returns the place of the list of files, relative to the folder of the fleet. */
    public static String filesOf(TraceEntry trace) {
        return trace.folder() + '/' + FILES;
    }
}
