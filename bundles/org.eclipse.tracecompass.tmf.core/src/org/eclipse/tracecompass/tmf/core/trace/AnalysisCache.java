package org.eclipse.tracecompass.tmf.core.trace;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Collection;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.files.CacheFolder;
import org.eclipse.tracecompass.internal.tmf.core.trace.SupplementaryFolder;

/**
 * The folder where analyses keep what they have computed from traces that are in no project. It can
 * always be cleared: what is missing is computed again. Other files may be in the folder, which is
 * the user's cache; on Windows it also has the workspace of the viewer. They are left alone.
 *
 * @param path the folder
 * @since 9.6.0
 */
public record AnalysisCache(Path path) {

    /** Returns the cache of the user. */
    public static AnalysisCache ofUser() {
        return new AnalysisCache(CacheFolder.root());
    }

    private Path traces() {
        return path.resolve(SupplementaryFolder.TRACES);
    }

    private Path temporary() {
        return path.resolve(TmfTraceManager.TEMPORARY);
    }

    /** Returns the bytes of all files that analyses have stored. Slow. */
    public long size() {
        return size(traces()) + size(temporary());
    }

    private static long size(Path folder) {
        AtomicLong sum = new AtomicLong();
        walk(
                folder,
                new SimpleFileVisitor<>() {
                    @Override
                    public FileVisitResult visitFile(
                            Path file, @Nullable BasicFileAttributes attributes) {
                        sum.addAndGet(attributes == null ? 0 : attributes.size());
                        return FileVisitResult.CONTINUE;
                    }

                    @Override
                    public FileVisitResult visitFileFailed(
                            Path file, @Nullable IOException failure) {
                        return FileVisitResult.CONTINUE;
                    }
                });
        return sum.get();
    }

    /**
     * Deletes what was computed, but not from traces that are open. What a user has made stays:
     * clocks, bookmarks, symbol files. So do files that cannot be deleted. Slow.
     *
     * @param open the open traces, with those of open experiments
     */
    public void clear(Collection<? extends ITmfTrace> open) {
        Set<Path> kept =
                open.stream()
                        .map(trace -> normal(SupplementaryFolder.ofTrace(trace)))
                        .collect(Collectors.toSet());
        if (Files.isDirectory(traces())) {
            try (DirectoryStream<Path> folders = Files.newDirectoryStream(traces())) {
                for (Path folder : folders) {
                    if (Files.isDirectory(folder) && !kept.contains(normal(folder))) {
                        SupplementaryFolder.deleteComputed(folder);
                    }
                }
            } catch (IOException | DirectoryIteratorException e) {
                warn(traces(), e);
            }
        }
        empty(temporary());
    }

    private static Path normal(Path folder) {
        return folder.toAbsolutePath().normalize();
    }

    private static void empty(Path root) {
        walk(
                root,
                new SimpleFileVisitor<>() {
                    @Override
                    public FileVisitResult visitFile(
                            Path file, @Nullable BasicFileAttributes attributes) {
                        delete(file);
                        return FileVisitResult.CONTINUE;
                    }

                    @Override
                    public FileVisitResult visitFileFailed(
                            Path file, @Nullable IOException failure) {
                        return FileVisitResult.CONTINUE;
                    }

                    @Override
                    public FileVisitResult postVisitDirectory(
                            Path folder, @Nullable IOException failure) {
                        if (!folder.equals(root)) {
                            delete(folder);
                        }
                        return FileVisitResult.CONTINUE;
                    }
                });
    }

    private static void delete(Path path) {
        try {
            Files.deleteIfExists(path);
        } catch (IOException e) {
            System.getLogger(AnalysisCache.class.getName())
                    .log(System.Logger.Level.DEBUG, "Kept " + path, e);
        }
    }

    private static void walk(Path root, SimpleFileVisitor<Path> visitor) {
        if (!Files.isDirectory(root)) {
            return;
        }
        try {
            Files.walkFileTree(root, visitor);
        } catch (IOException e) {
            warn(root, e);
        }
    }

    private static void warn(Path folder, Exception cause) {
        System.getLogger(AnalysisCache.class.getName())
                .log(
                        System.Logger.Level.WARNING,
                        "The cache folder " + folder + " cannot be read",
                        cause);
    }
}
