package org.eclipse.tracecompass.internal.tmf.core.trace;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
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

    /**
     * So many folders are looked at, some 30 µs each; later traces of this process find them in
     * memory.
     */
    private static final int MOST_FOLDERS = 2000;

    /** What was read of folders before. They seldom change; what is found by it is read again. */
    private static final Map<Path, Fingerprint> SEEN = new ConcurrentHashMap<>();

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
     * @param files its files
     * @throws UncheckedIOException if the machine is too short of something to read the trace or
     *     the folders
     */
    static void adopt(Path place, ITmfTrace trace, TraceContent files) {
        if (!TraceContent.statesAreSure() || files.isEmpty()) {
            return;
        }
        List<Candidate> candidates = candidates(place.getParent());
        if (candidates.isEmpty()) {
            return;
        }
        String state = files.state();
        Candidate found = find(candidates, fingerprint -> fingerprint.state().equals(state));
        if (found == null) {
            TraceContent.Digest digest = files.digest();
            digest.requireNoShortage(trace);
            if (digest.isWhole()) {
                String content = digest.value();
                found = find(candidates, fingerprint -> fingerprint.content().equals(content));
            }
        }
        if (found != null && Objects.equals(found.fingerprint, Fingerprint.read(found.folder))) {
            move(found.folder, place);
        }
    }

    private static @Nullable Candidate find(
            List<Candidate> candidates, Predicate<Fingerprint> isOfTrace) {
        for (Candidate candidate : candidates) {
            Fingerprint fingerprint = candidate.fingerprint;
            if (isOfTrace.test(fingerprint) && isDeserted(fingerprint.place())) {
                return candidate;
            }
        }
        return null;
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

    private static List<Candidate> candidates(@Nullable Path folders) {
        List<Candidate> found = new ArrayList<>();
        if (folders == null || !Files.isDirectory(folders)) {
            return found;
        }
        try (Stream<Path> list = Files.list(folders)) {
            for (Path folder : (Iterable<Path>) list.limit(MOST_FOLDERS)::iterator) {
                Fingerprint fingerprint = fingerprint(folder);
                if (fingerprint != null) {
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

    private static @Nullable Fingerprint fingerprint(Path folder) {
        Fingerprint seen = SEEN.get(folder);
        if (seen != null) {
            return seen;
        }
        Fingerprint read = Fingerprint.read(folder);
        if (read != null) {
            if (SEEN.size() > 2 * MOST_FOLDERS) {
                SEEN.clear();
            }
            SEEN.put(folder, read);
        }
        return read;
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
