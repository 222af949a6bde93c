package org.eclipse.tracecompass.internal.tmf.core.trace;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.files.CacheFolder;
import org.eclipse.tracecompass.common.core.files.FileProblem;
import org.eclipse.tracecompass.common.core.files.PrivateFolder;
import org.eclipse.tracecompass.common.core.log.LazyLogger;
import org.eclipse.tracecompass.tmf.core.TmfCommonConstants;
import org.eclipse.tracecompass.tmf.core.project.model.TmfTraceCoreUtils;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.experiment.TmfExperiment;

/**
 * Where the files go that belong to a trace but are not part of it: histories, indexes.
 *
 * <p>For a trace in a project it is a folder below {@code .tracing} of the project; for all others
 * one in the user's cache directory, named after the trace and a hash of its real path and type, so
 * that all ways to a trace lead to the same folder. Never is it in the trace.
 *
 * <p>A {@link Fingerprint} remembers the trace's files and what was in them. When that has changed
 * what was computed from it is deleted; what the user has made stays ({@link UserFiles}). A file of
 * the trace that cannot be read is no such change: then nothing is deleted, and an {@link
 * UncheckedIOException} says what to do. The folder of a trace that was moved moves with it ({@link
 * MovedTraces}).
 */
public final class SupplementaryFolder {

    /** Folder of the cache: has a folder for each trace that is in no project. */
    public static final String TRACES = "traces";

    private static final System.Logger LOGGER = LazyLogger.of(SupplementaryFolder.class);

    /**
     * A folder that is in use.
     *
     * @param path where it is
     * @param content the digest of the trace's content when it was opened
     */
    private record Folder(Path path, String content) {}

    private static final Map<ITmfTrace, Folder> FOLDERS =
            Collections.synchronizedMap(new WeakHashMap<>());

    /**
     * A search for the folder that a trace had elsewhere. Once is enough.
     *
     * @param place where the folder belongs
     * @param content what the trace was then
     */
    private record Search(Path place, TraceContent content) {}

    private static final Map<ITmfTrace, Search> SEARCHES =
            Collections.synchronizedMap(new WeakHashMap<>());

    private SupplementaryFolder() {}

    /**
     * The folder of a trace, for what depends on the times of its events: that of the trace, or,
     * when these are not the times of the trace's own clock, a folder below it for the transform.
     * So nothing of other times is ever used, and what was computed before is there when the
     * transform is taken back. It exists when this returns.
     *
     * @param trace the trace
     * @return its folder
     */
    public static Path of(ITmfTrace trace) {
        String clock = StoredClock.describe(trace);
        Path base = ofTrace(trace);
        return clock.isEmpty()
                ? base
                : create(base.resolve("clock-" + TraceContent.hash(clock).substring(0, 16)));
    }

    /**
     * The folder of a trace, independent of the times of its events.
     *
     * @param trace the trace
     * @return its folder, which exists
     */
    public static Path ofTrace(ITmfTrace trace) {
        return folder(trace).path;
    }

    /**
     * Returns a digest of the content that a trace had when it was opened. It does not depend on
     * where the trace is.
     *
     * @param trace the trace
     * @return 64 hexadecimal digits
     */
    public static String contentOf(ITmfTrace trace) {
        return folder(trace).content;
    }

    /**
     * Returns a text that identifies the content of a trace and its clock, for files in the folder
     * {@link #of}.
     *
     * @param trace the trace
     * @return the text
     */
    public static String originOf(ITmfTrace trace) {
        String clock = StoredClock.describe(trace);
        return clock.isEmpty() ? contentOf(trace) : contentOf(trace) + '\n' + clock;
    }

    private static Folder folder(ITmfTrace trace) {
        // One at a time: what a first caller begins to write after the check must not be swept away
        // by the check of a second one.
        synchronized (FOLDERS) {
            Folder known = FOLDERS.get(trace);
            if (known != null && Files.isDirectory(known.path)) {
                return known;
            }
            Path path = create(existingOrNew(trace));
            Folder folder = new Folder(path, checkContent(path, trace));
            FOLDERS.put(trace, folder);
            return folder;
        }
    }

    /**
     * The place of the folder; where the trace was moved, its folder is there when this returns.
     */
    private static Path existingOrNew(ITmfTrace trace) {
        Path place = locate(trace);
        if (place.startsWith(CacheFolder.root())
                && !wasSearched(trace, place)
                && !Files.exists(place)) {
            TraceContent content = TraceContent.of(trace);
            MovedTraces.adopt(place, trace, content);
            SEARCHES.put(trace, new Search(place, content));
        }
        return place;
    }

    private static boolean wasSearched(ITmfTrace trace, Path place) {
        Search search = SEARCHES.get(trace);
        return search != null && search.place.equals(place);
    }

    /**
     * Deletes what is in the folder of a trace.
     *
     * @param trace the trace
     * @param folderToo whether to delete the folder as well
     */
    public static void delete(ITmfTrace trace, boolean folderToo) {
        Path folder = ofTrace(trace);
        String clock = folderToo ? null : StoredClock.read(trace);
        deleteContent(folder, file -> false);
        if (!folderToo) {
            // Not computed from the trace alone: it may have been set by hand.
            StoredClock.write(trace, clock);
        }
        if (folderToo) {
            deleteFile(folder.resolve(Fingerprint.FILE));
            deleteFile(folder);
            FOLDERS.remove(trace);
        }
    }

    /**
     * Deletes what was computed in the folder of a trace that is not open, and the folder if
     * nothing that a user has made is in it.
     *
     * @param folder the folder
     */
    public static void deleteComputed(Path folder) {
        deleteContent(folder, file -> UserFiles.contain(folder, file));
        Path fingerprint = folder.resolve(Fingerprint.FILE);
        try (Stream<Path> left = Files.list(folder)) {
            if (!left.allMatch(fingerprint::equals)) {
                return;
            }
        } catch (IOException | UncheckedIOException e) {
            LOGGER.log(System.Logger.Level.WARNING, "Folder cannot be deleted: " + folder, e);
            return;
        }
        deleteFile(fingerprint);
        deleteFile(folder);
    }

    /** Where the folder of a trace is if there is one; none is made. */
    static Path place(ITmfTrace trace) {
        Folder known = FOLDERS.get(trace);
        return known != null ? known.path : existingOrNew(trace);
    }

    private static Path locate(ITmfTrace trace) {
        IResource resource = trace.getResource();
        if (resource != null) {
            Path inProject = inProject(resource);
            if (inProject != null) {
                return inProject;
            }
        }
        String name =
                trace instanceof TmfExperiment
                        ? "experiment"
                        : TmfTraceCoreUtils.validateName(lastSegment(realPath(trace.getPath())));
        String shortName = name.length() > 60 ? name.substring(0, 60) : name;
        return CacheFolder.root()
                .resolve(TRACES)
                .resolve(shortName + '-' + TraceContent.hash(identity(trace)).substring(0, 16));
    }

    /**
     * The same for the same trace, whichever way leads to it: the kind and the real path of the
     * trace; of an experiment, those of its traces.
     */
    private static String identity(ITmfTrace trace) {
        StringBuilder key = new StringBuilder(TraceContent.kindOf(trace)).append('\n');
        if (trace instanceof TmfExperiment experiment && !experiment.getTraces().isEmpty()) {
            experiment.getTraces().stream()
                    .map(SupplementaryFolder::identity)
                    .forEach(child -> key.append(child).append('\n'));
        } else {
            key.append(realPath(trace.getPath()));
        }
        return key.toString();
    }

    private static String lastSegment(String path) {
        String name = new File(path).getName();
        return name.isEmpty() ? "trace" : name;
    }

    private static @Nullable Path inProject(IResource resource) {
        try {
            String folder =
                    resource.getPersistentProperty(TmfCommonConstants.TRACE_SUPPLEMENTARY_FOLDER);
            if (folder != null) {
                return Path.of(folder);
            }
        } catch (CoreException | InvalidPathException e) {
            // Without the property the folder is found by the resource's place.
        }
        IProject project = resource.getProject();
        IPath location = project == null ? null : project.getLocation();
        if (location == null) {
            return null;
        }
        return location.append(TmfCommonConstants.TRACE_SUPPLEMENTARY_FOLDER_NAME)
                .append(resource.getProjectRelativePath())
                .toPath();
    }

    static String realPath(@Nullable String path) {
        if (path == null) {
            return "";
        }
        try {
            return Path.of(path).toRealPath().toString();
        } catch (IOException | InvalidPathException e) {
            return new File(path).getAbsolutePath();
        }
    }

    private static Path create(Path folder) {
        try {
            return PrivateFolder.create(folder);
        } catch (IOException e) {
            String name =
                    folder.getFileName()
                            + "-"
                            + TraceContent.hash(folder.toString()).substring(0, 16);
            Path fallback = PrivateFolder.temporary().resolve(name);
            LOGGER.log(
                    System.Logger.Level.WARNING,
                    "Folder " + folder + " cannot be made; using " + fallback + " instead",
                    e);
            try {
                return PrivateFolder.create(fallback);
            } catch (IOException e2) {
                e2.addSuppressed(e);
                throw new IllegalStateException(
                        "No folder for supplementary files: " + fallback, e2);
            }
        }
    }

    /**
     * Deletes what was computed from a trace that is another one now, and returns the digest of
     * what the trace is now.
     */
    private static String checkContent(Path folder, ITmfTrace trace) {
        Search search = SEARCHES.remove(trace);
        TraceContent files =
                search != null && search.place.equals(folder)
                        ? search.content
                        : TraceContent.of(trace);
        String state = files.state();
        Fingerprint before = Fingerprint.read(folder);
        if (before != null && before.state().equals(state) && TraceContent.statesAreSure()) {
            return before.content();
        }
        TraceContent.Digest digest = files.digest();
        // Without a fingerprint nothing is deleted: all that depends on the trace says of which it
        // is, and the rest is the user's.
        if (before == null) {
            digest.requireNoShortage(trace);
        } else if (!before.isValidFor(state, digest)) {
            digest.requireReadable(trace);
            LOGGER.log(
                    System.Logger.Level.INFO,
                    "{0} has changed: what was computed is dropped",
                    trace.getPath());
            StoredClock.carryOver(folder, before.content(), digest.value());
            deleteContent(folder, file -> UserFiles.contain(folder, file));
        }
        try {
            new Fingerprint(digest.value(), state, MovedTraces.placeOf(trace)).write(folder);
        } catch (IOException e) {
            LOGGER.log(
                    System.Logger.Level.WARNING,
                    "The fingerprint of the trace was not stored in {0}: {1}",
                    folder,
                    FileProblem.reason(e));
        }
        return digest.value();
    }

    private static void deleteContent(Path folder, Predicate<Path> isKept) {
        List<Path> files;
        try (Stream<Path> walk = Files.walk(folder)) {
            files = walk.sorted(Comparator.reverseOrder()).toList();
        } catch (IOException | UncheckedIOException e) {
            LOGGER.log(System.Logger.Level.WARNING, "Folder cannot be emptied: " + folder, e);
            return;
        }
        List<Path> kept = new ArrayList<>(files.stream().filter(isKept).toList());
        kept.add(folder.resolve(Fingerprint.FILE));
        for (Path file : files) {
            // A folder stays with what is kept in it.
            if (kept.stream().noneMatch(each -> each.startsWith(file))) {
                deleteFile(file);
            }
        }
    }

    private static void deleteFile(Path file) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException e) {
            LOGGER.log(System.Logger.Level.WARNING, "File cannot be deleted: " + file, e);
        }
    }
}
