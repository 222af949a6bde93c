package org.eclipse.tracecompass.internal.tmf.cli.core.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;

/**
 * The files in which an analysis of a trace is stored, as they are at one moment.
 *
 * @param stamps size and time of change of each file
 */
record HistoryFiles(Map<Path, Stamp> stamps) {

    /** The properties that change when a file is rewritten. */
    record Stamp(long size, long modified) {}

    /** Looks at the files of an analysis: those whose name begins with its id. */
    static HistoryFiles of(Analyses.OfTrace analysis) {
        Map<Path, Stamp> stamps = new TreeMap<>();
        Path folder = Path.of(TmfTraceManager.getSupplementaryFileDir(analysis.trace()));
        String id = analysis.module().getId();
        if (Files.isDirectory(folder)) {
            try (Stream<Path> files = Files.list(folder)) {
                for (Path file : (Iterable<Path>) files::iterator) {
                    if (String.valueOf(file.getFileName()).startsWith(id)) {
                        BasicFileAttributes a =
                                Files.readAttributes(file, BasicFileAttributes.class);
                        stamps.put(file, new Stamp(a.size(), a.lastModifiedTime().toMillis()));
                    }
                }
            } catch (IOException e) {
                // a folder that changes meanwhile: what was seen is what is told
                return new HistoryFiles(stamps);
            }
        }
        return new HistoryFiles(stamps);
    }

    /** Returns the size of all files, bytes. */
    long size() {
        return stamps.values().stream().mapToLong(Stamp::size).sum();
    }

    /** Returns whether these files were there already, unchanged, at an earlier moment. */
    boolean unchangedSince(HistoryFiles earlier) {
        return !stamps.isEmpty() && stamps.equals(earlier.stamps);
    }
}
