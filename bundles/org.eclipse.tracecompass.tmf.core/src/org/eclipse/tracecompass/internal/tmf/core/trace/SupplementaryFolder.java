package org.eclipse.tracecompass.internal.tmf.core.trace;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitOption;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Collections;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.WeakHashMap;
import java.util.stream.Stream;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.QualifiedName;
import org.eclipse.jdt.annotation.Nullable;
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
 * <p>A file {@code fingerprint} remembers the sizes and times of the trace's files. When these have
 * changed all other files of the folder are deleted, for they were made from another content.
 */
public final class SupplementaryFolder {

    private static final System.Logger LOGGER =
            System.getLogger(SupplementaryFolder.class.getName());
    private static final QualifiedName FOLDER_PROPERTY =
            new QualifiedName("org.eclipse.linuxtools.tmf", "trace.suppl.folder");
    private static final String FINGERPRINT = "fingerprint";
    private static final int MAX_DEPTH = 4;
    private static final int MAX_FILES = 20_000;

    private static final Map<ITmfTrace, Path> FOLDERS =
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
                : create(base.resolve("clock-" + hash(clock).substring(0, 16)));
    }

    /**
     * The folder of a trace, whatever the times of its events.
     *
     * @param trace the trace
     * @return its folder, which exists
     */
    public static Path ofTrace(ITmfTrace trace) {
        // One at a time: what a first caller begins to write after the check must not be swept away
        // by the check of a second one.
        synchronized (FOLDERS) {
            Path known = FOLDERS.get(trace);
            if (known != null && Files.isDirectory(known)) {
                return known;
            }
            Path folder = create(locate(trace));
            checkContent(folder, trace);
            FOLDERS.put(trace, folder);
            return folder;
        }
    }

    /**
     * Deletes what is in the folder of a trace.
     *
     * @param trace the trace
     * @param folderToo whether to delete the folder as well
     */
    public static void delete(ITmfTrace trace, boolean folderToo) {
        Path folder = ofTrace(trace);
        String clock = StoredClock.read(folder);
        deleteContent(folder);
        if (!folderToo) {
            // Not computed from the trace alone: it may have been set by hand.
            StoredClock.write(folder, clock);
        }
        if (folderToo) {
            deleteFile(folder.resolve(FINGERPRINT));
            deleteFile(folder);
            FOLDERS.remove(trace);
        }
    }

    /** Where the folder of a trace is if there is one; nothing is made. */
    static Path place(ITmfTrace trace) {
        Path known = FOLDERS.get(trace);
        return known != null ? known : locate(trace);
    }

    /** {@return the root of the per-user cache directory} */
    public static Path cacheRoot() {
        String property = System.getProperty("astrolabe.cache");
        if (property != null && !property.isBlank()) {
            return Path.of(property);
        }
        String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
        String home = System.getProperty("user.home", ".");
        if (system.startsWith("windows")) {
            String local = System.getenv("LOCALAPPDATA");
            return local == null
                    ? Path.of(home, "AppData", "Local", "Astrolabe")
                    : Path.of(local, "Astrolabe");
        }
        if (system.startsWith("mac")) {
            return Path.of(home, "Library", "Caches", "Astrolabe");
        }
        String xdg = System.getenv("XDG_CACHE_HOME");
        // The XDG specification says that a relative path is to be ignored.
        return xdg == null || !xdg.startsWith("/")
                ? Path.of(home, ".cache", "astrolabe")
                : Path.of(xdg, "astrolabe");
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
        return cacheRoot()
                .resolve("traces")
                .resolve(shortName + '-' + hash(identity(trace)).substring(0, 16));
    }

    /**
     * The same for the same trace, whichever way leads to it: the type and the real path of the
     * trace; of an experiment, those of its traces.
     */
    private static String identity(ITmfTrace trace) {
        StringBuilder key = new StringBuilder(trace.getClass().getName()).append('\n');
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
            String folder = resource.getPersistentProperty(FOLDER_PROPERTY);
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
        return location.append(".tracing").append(resource.getProjectRelativePath()).toPath();
    }

    private static String realPath(@Nullable String path) {
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
            return Files.createDirectories(folder);
        } catch (IOException e) {
            Path fallback =
                    Path.of(System.getProperty("java.io.tmpdir", "."))
                            .resolve("astrolabe-" + System.getProperty("user.name", "user"))
                            .resolve(String.valueOf(folder.getFileName()));
            LOGGER.log(
                    System.Logger.Level.WARNING,
                    "Folder " + folder + " cannot be made; using " + fallback + " instead",
                    e);
            try {
                return Files.createDirectories(fallback);
            } catch (IOException e2) {
                e2.addSuppressed(e);
                throw new IllegalStateException(
                        "No folder for supplementary files: " + fallback, e2);
            }
        }
    }

    private static void checkContent(Path folder, ITmfTrace trace) {
        Path file = folder.resolve(FINGERPRINT);
        String now = fingerprint(trace);
        try {
            if (Files.isRegularFile(file)) {
                if (Files.readString(file).equals(now)) {
                    return;
                }
                LOGGER.log(
                        System.Logger.Level.INFO,
                        "{0} has changed: what was computed is dropped",
                        trace.getPath());
                deleteContent(folder);
            }
            Files.writeString(file, now);
        } catch (IOException e) {
            LOGGER.log(
                    System.Logger.Level.WARNING,
                    "Fingerprint of the trace was not stored: " + file,
                    e);
        }
    }

    private static String fingerprint(ITmfTrace trace) {
        StringBuilder text = new StringBuilder();
        if (trace instanceof TmfExperiment experiment) {
            for (ITmfTrace child : experiment.getTraces()) {
                text.append(fingerprint(child)).append('\n');
            }
            return hash(text.toString());
        }
        String path = trace.getPath();
        if (path == null) {
            return hash("");
        }
        try (Stream<Path> files =
                Files.walk(Path.of(path), MAX_DEPTH, FileVisitOption.FOLLOW_LINKS)) {
            files.limit(MAX_FILES).sorted().forEach(file -> describe(file, text));
        } catch (IOException | InvalidPathException | java.io.UncheckedIOException e) {
            // No such file, or not a file at all: nothing that could change.
        }
        return hash(text.toString());
    }

    private static void describe(Path file, StringBuilder text) {
        try {
            BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
            if (attributes.isRegularFile()) {
                text.append(file.getFileName())
                        .append(' ')
                        .append(attributes.size())
                        .append(' ')
                        .append(attributes.lastModifiedTime().toMillis())
                        .append('\n');
            }
        } catch (IOException e) {
            text.append(file.getFileName()).append(" ?\n");
        }
    }

    private static void deleteContent(Path folder) {
        List<Path> files;
        try (Stream<Path> walk = Files.walk(folder)) {
            files = walk.sorted(Comparator.reverseOrder()).toList();
        } catch (IOException | java.io.UncheckedIOException e) {
            LOGGER.log(System.Logger.Level.WARNING, "Folder cannot be emptied: " + folder, e);
            return;
        }
        for (Path file : files) {
            if (!file.equals(folder) && !file.equals(folder.resolve(FINGERPRINT))) {
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

    private static String hash(String text) {
        try {
            byte[] digest =
                    MessageDigest.getInstance("SHA-256")
                            .digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every Java platform has SHA-256", e);
        }
    }
}
