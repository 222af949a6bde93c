package org.eclipse.tracecompass.analysis.profiling.core.callstack;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.eclipse.tracecompass.common.core.files.CheckedText;
import org.eclipse.tracecompass.common.core.log.LazyLogger;
import org.eclipse.tracecompass.symbols.core.SymbolFile;
import org.eclipse.tracecompass.tmf.core.symbols.SymbolProviderManager;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;

/**
 * The symbol files that a user has chosen for a trace. The list is kept with what else is derived
 * from the trace, so it is there again when the trace is opened the next time.
 */
public final class TraceSymbolFiles {

    private static final System.Logger LOGGER = LazyLogger.of(TraceSymbolFiles.class);

    /** The framework keeps a file of this name when the trace changes: see its UserFiles. */
    private static final String LIST = "symbol-files.txt";

    /** Held while lists are changed. */
    private static final Object LISTS = new Object();

    private TraceSymbolFiles() {
        // static
    }

    private static Path list(ITmfTrace trace) {
        return Path.of(TmfTraceManager.getSupplementaryFileDir(trace), LIST);
    }

    /**
     * Returns the files of a trace, in the order in which they were added.
     *
     * @param trace the trace
     */
    public static List<Path> get(ITmfTrace trace) {
        List<Path> files = new ArrayList<>();
        try {
            for (String line : CheckedText.readEither(list(trace))) {
                if (!line.isBlank()) {
                    files.add(Path.of(line));
                }
            }
        } catch (NoSuchFileException e) {
            // none chosen
        } catch (IOException | InvalidPathException e) {
            LOGGER.log(
                    System.Logger.Level.WARNING,
                    "The list of symbol files cannot be read; choose the files again: {0}",
                    e.getMessage());
        }
        return files;
    }

    /**
     * Adds files to those of a trace, and to those of its traces if it is an experiment.
     *
     * @param trace the trace
     * @param files the files
     * @throws IOException if one cannot be read or has no symbols, or the list cannot be written;
     *     the message is a sentence for users, and nothing has changed
     */
    public static void add(ITmfTrace trace, List<Path> files) throws IOException {
        Set<Path> absolute = new LinkedHashSet<>();
        for (Path file : files) {
            absolute.add(SymbolFile.read(file.toAbsolutePath().normalize()).path());
        }
        change(trace, all -> all.addAll(absolute));
    }

    /**
     * Takes files away from those of a trace, and of its traces if it is an experiment.
     *
     * @param trace the trace
     * @param files the files
     * @throws IOException if the list cannot be written; the message is a sentence for users
     */
    public static void remove(ITmfTrace trace, List<Path> files) throws IOException {
        change(trace, all -> all.removeAll(files));
    }

    /** Changes the lists of a trace and its members; two changes at once do not undo each other. */
    private static void change(ITmfTrace trace, Predicate<Set<Path>> change) throws IOException {
        List<ITmfTrace> changed = new ArrayList<>();
        try {
            synchronized (LISTS) {
                for (ITmfTrace member : TmfTraceManager.getTraceSet(trace)) {
                    Set<Path> all = new LinkedHashSet<>(get(member));
                    if (change.test(all)) {
                        write(member, all);
                        changed.add(member);
                    }
                }
            }
        } finally {
            changed.forEach(SymbolProviderManager.getInstance()::refresh);
        }
    }

    private static void write(ITmfTrace trace, Set<Path> files) throws IOException {
        Path list = list(trace);
        try {
            Files.createDirectories(list.getParent());
            CheckedText.writeTwice(list, files.stream().map(Path::toString).toList());
        } catch (IOException e) {
            throw new IOException(
                    "The list of symbol files "
                            + list
                            + " cannot be written: "
                            + e.getMessage()
                            + ".",
                    e);
        }
    }

    /**
     * Reads the files of a trace. Those that are gone or have no symbols any more are left out,
     * with a warning.
     *
     * @param trace the trace
     */
    public static List<SymbolFile> read(ITmfTrace trace) {
        List<SymbolFile> files = new ArrayList<>();
        for (Path path : get(trace)) {
            try {
                files.add(SymbolFile.read(path));
            } catch (IOException e) {
                LOGGER.log(
                        System.Logger.Level.WARNING,
                        "A symbol file of {0} is not used: {1}",
                        trace.getName(),
                        e.getMessage());
            }
        }
        return files;
    }
}
