package org.eclipse.tracecompass.internal.tmf.core.trace;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.files.Shortage;
import org.eclipse.tracecompass.common.core.log.LazyLogger;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.experiment.TmfExperiment;

/**
 * Finds what was computed from a trace before the trace was moved or renamed. That is a
 * supplementary folder whose trace is no longer where it was, and whose fingerprint has the state
 * of this trace's files, or their content if all of it was compared.
 */
final class MovedTraces {

    private static final System.Logger LOGGER = LazyLogger.of(MovedTraces.class);

    /** So many folders are looked at, some 30 µs each. */
    private static final int MOST_FOLDERS = 2000;

    private static final String SEPARATOR = "\t";

    private MovedTraces() {}

    /** Where a trace is, or the traces of an experiment are. */
    static String placeOf(ITmfTrace trace) {
        return trace instanceof TmfExperiment experiment
                ? experiment.getTraces().stream()
                        .map(MovedTraces::placeOf)
                        .collect(Collectors.joining(SEPARATOR))
                : SupplementaryFolder.realPath(trace.getPath());
    }

    private record Candidate(Path folder, Fingerprint fingerprint) {}

    /**
     * Moves the folder that a trace had elsewhere to its place, if there is one.
     *
     * @param place the place of the trace's folder, where nothing is; its siblings are looked at
     * @param trace the trace
     * @throws UncheckedIOException if the machine is too short of something to read the trace or
     *     the folders
     */
    static void adopt(Path place, ITmfTrace trace) {
        List<Candidate> candidates = deserted(place.getParent());
        if (candidates.isEmpty() || !TraceContent.statesAreSure()) {
            return;
        }
        TraceContent files = TraceContent.of(trace);
        if (files.isEmpty()) {
            return;
        }
        String state = files.state();
        Candidate found = null;
        TraceContent.Digest digest = null;
        for (Candidate candidate : candidates) {
            if (candidate.fingerprint.state().equals(state)) {
                found = candidate;
                break;
            }
            if (digest == null) {
                digest = files.digest();
            }
            if (digest.isWhole() && candidate.fingerprint.content().equals(digest.value())) {
                found = candidate;
            }
        }
        if (found != null) {
            move(found.folder, place);
        } else if (digest != null) {
            digest.requireNoShortage(trace);
        }
    }

    private static void move(Path folder, Path place) {
        try {
            Files.move(folder, place);
            LOGGER.log(System.Logger.Level.DEBUG, "{0} is now {1}", folder, place);
        } catch (IOException e) {
            // Another process was first, or the folder is in use: everything is computed again.
            LOGGER.log(System.Logger.Level.DEBUG, "Not moved to " + place, e);
        }
    }

    /** The folders whose traces are not where they were. */
    private static List<Candidate> deserted(@Nullable Path folders) {
        List<Candidate> found = new ArrayList<>();
        if (folders == null || !Files.isDirectory(folders)) {
            return found;
        }
        try (Stream<Path> list = Files.list(folders)) {
            for (Path folder : (Iterable<Path>) list.limit(MOST_FOLDERS)::iterator) {
                Fingerprint fingerprint = Fingerprint.read(folder);
                if (fingerprint != null && isDeserted(fingerprint.place())) {
                    found.add(new Candidate(folder, fingerprint));
                }
            }
        } catch (IOException | UncheckedIOException e) {
            if (Shortage.behind(e).isPresent()) {
                throw new UncheckedIOException(
                        e instanceof IOException io ? io : new IOException(e));
            }
            LOGGER.log(System.Logger.Level.DEBUG, "Not listed: " + folders, e);
        }
        return found;
    }

    private static boolean isDeserted(String place) {
        for (String path : place.split(SEPARATOR)) {
            try {
                if (path.isEmpty() || Files.exists(Path.of(path))) {
                    return false;
                }
            } catch (InvalidPathException e) {
                return false;
            }
        }
        return true;
    }
}
