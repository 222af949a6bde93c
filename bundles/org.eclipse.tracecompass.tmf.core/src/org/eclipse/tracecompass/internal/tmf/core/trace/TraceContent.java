package org.eclipse.tracecompass.internal.tmf.core.trace;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.nio.file.FileVisitOption;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.experiment.TmfExperiment;

/**
 * The files of a trace at one moment, for recognizing the trace later.
 *
 * <p>{@link #state} is what the file system says of the files: it is cheap (30 µs per file), and
 * differs as soon as anybody has written to one of them. {@link #digest} depends only on what is in
 * the files: a trace that was copied or moved keeps it. Neither depends on where the trace is.
 */
public final class TraceContent {

    private static final int MAX_DEPTH = 4;
    private static final int MAX_FILES = 20_000;
    private static final boolean HAS_CHANGE_TIMES =
            FileSystems.getDefault().supportedFileAttributeViews().contains("unix");

    private static final String UNIX_ATTRIBUTES =
            "unix:isRegularFile,size,lastModifiedTime,ctime,ino";

    /**
     * A file.
     *
     * @param path where it is
     * @param name its path in the trace; empty if it is the trace
     * @param size its size in bytes
     * @param stamp changes when it is written, or replaced by another one
     */
    record TraceFile(Path path, String name, long size, String stamp) {}

    /**
     * What is in the files.
     *
     * @param value 64 hexadecimal digits
     * @param isWhole whether every byte was looked at
     */
    record Digest(String value, boolean isWhole) {}

    private final String kind;
    private final List<TraceFile> files;
    private final List<TraceContent> parts;

    private TraceContent(String kind, List<TraceFile> files, List<TraceContent> parts) {
        this.kind = kind;
        this.files = files;
        this.parts = parts;
    }

    /** Looks at the files of a trace, or of the traces of an experiment. */
    static TraceContent of(ITmfTrace trace) {
        String kind = trace.getClass().getName();
        if (trace instanceof TmfExperiment experiment) {
            return new TraceContent(
                    kind,
                    List.of(),
                    experiment.getTraces().stream().map(TraceContent::of).toList());
        }
        String path = trace.getPath();
        return new TraceContent(kind, path == null ? List.of() : find(path), List.of());
    }

    private static List<TraceFile> find(String path) {
        List<TraceFile> found = new ArrayList<>();
        try {
            Path root = Path.of(path);
            try (Stream<Path> walk = Files.walk(root, MAX_DEPTH, FileVisitOption.FOLLOW_LINKS)) {
                walk.limit(MAX_FILES).sorted().forEach(file -> add(root, file, found));
            }
        } catch (IOException | InvalidPathException | UncheckedIOException e) {
            // No such file, or not a file at all: nothing that could change.
        }
        return found;
    }

    private static void add(Path root, Path file, List<TraceFile> to) {
        String name = root.relativize(file).toString().replace('\\', '/');
        try {
            TraceFile found = HAS_CHANGE_TIMES ? unixFile(file, name) : anyFile(file, name);
            if (found != null) {
                to.add(found);
            }
        } catch (IOException e) {
            to.add(new TraceFile(file, name, -1, "?"));
        }
    }

    /**
     * The time of the last change of the inode cannot be set by anybody: it tells a change also
     * where the size and the time of the last writing are made to look as before.
     */
    private static @Nullable TraceFile unixFile(Path file, String name) throws IOException {
        Map<String, Object> is = Files.readAttributes(file, UNIX_ATTRIBUTES);
        String stamp =
                nanos(is, "lastModifiedTime") + " " + nanos(is, "ctime") + " " + is.get("ino");
        return Boolean.TRUE.equals(is.get("isRegularFile")) && is.get("size") instanceof Long size
                ? new TraceFile(file, name, size.longValue(), stamp)
                : null;
    }

    private static long nanos(Map<String, Object> attributes, String name) {
        return attributes.get(name) instanceof FileTime time ? time.to(TimeUnit.NANOSECONDS) : 0;
    }

    private static @Nullable TraceFile anyFile(Path file, String name) throws IOException {
        BasicFileAttributes is = Files.readAttributes(file, BasicFileAttributes.class);
        String stamp = Long.toString(is.lastModifiedTime().to(TimeUnit.NANOSECONDS));
        return is.isRegularFile() ? new TraceFile(file, name, is.size(), stamp) : null;
    }

    /** Returns whether there are no files. */
    boolean isEmpty() {
        return files.isEmpty() && parts.stream().allMatch(TraceContent::isEmpty);
    }

    /** Returns whether equal {@link #state states} say for sure that nothing was written. */
    static boolean statesAreSure() {
        return HAS_CHANGE_TIMES;
    }

    /** Returns what the file system says of the files, as 64 hexadecimal digits. */
    String state() {
        StringBuilder text = new StringBuilder();
        describe(text);
        return hash(text.toString());
    }

    private void describe(StringBuilder text) {
        text.append(kind).append('\n');
        for (TraceFile file : files) {
            text.append(file.name).append(' ').append(file.size).append(' ').append(file.stamp);
            text.append('\n');
        }
        parts.forEach(part -> part.describe(text));
    }

    /** Reads what it takes to tell the content from another one; see {@link ContentSamples}. */
    Digest digest() {
        StringBuilder text = new StringBuilder();
        boolean isWhole = digest(text);
        return new Digest(hash(text.toString()), isWhole);
    }

    private boolean digest(StringBuilder text) {
        text.append(kind).append('\n');
        boolean isWhole = new ContentSamples(files).describe(text);
        for (TraceContent part : parts) {
            isWhole &= part.digest(text);
        }
        return isWhole;
    }

    /** Returns the SHA-256 of a text as 64 hexadecimal digits. */
    public static String hash(String text) {
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
