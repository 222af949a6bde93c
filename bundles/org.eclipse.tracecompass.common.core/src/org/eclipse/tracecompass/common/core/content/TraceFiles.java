package org.eclipse.tracecompass.common.core.content;

import java.io.IOException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.FileSystems;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.FileVisitor;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;

/**
 * The files in the folder of a trace, or the one file that it is.
 *
 * @param files the files, sorted by their paths; none if there is nothing at the path
 * @param problem says which file or folder could not be looked at; null if all could. What is known
 *     of the trace is then no proof that it has changed
 */
public record TraceFiles(List<TraceFile> files, @Nullable IOException problem) {

    /** No files. */
    public static final TraceFiles NONE = new TraceFiles(List.of(), null);

    /** Whether the stamp of a file changes for sure when somebody writes to it. */
    public static final boolean HAVE_CHANGE_TIMES =
            FileSystems.getDefault().supportedFileAttributeViews().contains("unix");

    private static final int MAX_DEPTH = 4;
    private static final int MAX_FILES = 20_000;

    private static final String UNIX_ATTRIBUTES =
            "unix:isRegularFile,size,lastModifiedTime,ctime,ino";

    /**
     * A file.
     *
     * @param path where it is
     * @param name its path in the trace; empty if it is the trace
     * @param size its size in bytes; -1 if it is not known
     * @param stamp changes when it is written, or replaced by another one
     */
    public record TraceFile(Path path, String name, long size, String stamp) {}

    /** Looks at the files of a trace. */
    public static TraceFiles find(String path) {
        Path root;
        try {
            root = Path.of(path);
        } catch (InvalidPathException e) {
            return NONE;
        }
        Search search = new Search(root);
        try {
            Files.walkFileTree(root, EnumSet.of(FileVisitOption.FOLLOW_LINKS), MAX_DEPTH, search);
        } catch (IOException e) {
            search.note(e);
        }
        search.found.sort(Comparator.comparing(TraceFile::path));
        return new TraceFiles(search.found, search.problem);
    }

    /**
     * The change time of the inode cannot be set by users: it reveals a change even where the size
     * and the time of the last writing are made to look as before.
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

    /** Visits all files, also behind one that cannot be read. */
    @NonNullByDefault({})
    private static final class Search implements FileVisitor<Path> {

        private final Path root;
        private final List<TraceFile> found = new ArrayList<>();
        private IOException problem;
        private int visited;

        Search(Path root) {
            this.root = root;
        }

        void note(IOException e) {
            if (problem == null) {
                problem = e;
            }
        }

        private FileVisitResult next() {
            return ++visited < MAX_FILES ? FileVisitResult.CONTINUE : FileVisitResult.TERMINATE;
        }

        private String name(Path file) {
            return root.relativize(file).toString().replace('\\', '/');
        }

        @Override
        public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
            return next();
        }

        @Override
        public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            try {
                TraceFile is =
                        HAVE_CHANGE_TIMES ? unixFile(file, name(file)) : anyFile(file, name(file));
                if (is != null) {
                    found.add(is);
                }
            } catch (IOException e) {
                unreadable(file, e);
            }
            return next();
        }

        @Override
        public FileVisitResult visitFileFailed(Path file, IOException e) {
            if (!file.equals(root) || !(e instanceof NoSuchFileException)) {
                unreadable(file, e);
            }
            return next();
        }

        private void unreadable(Path file, IOException e) {
            found.add(new TraceFile(file, name(file), -1, "?"));
            if (!(e instanceof FileSystemLoopException)) {
                note(e);
            }
        }

        @Override
        public FileVisitResult postVisitDirectory(Path folder, IOException e) {
            if (e != null) {
                note(e);
            }
            return FileVisitResult.CONTINUE;
        }
    }
}
