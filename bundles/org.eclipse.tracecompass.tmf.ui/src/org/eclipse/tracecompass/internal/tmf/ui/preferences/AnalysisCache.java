package org.eclipse.tracecompass.internal.tmf.ui.preferences;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Collection;
import java.util.concurrent.atomic.AtomicLong;
import org.eclipse.jdt.annotation.Nullable;

/**
 * The folder where analyses keep what they have computed. It can always be emptied: what is missing
 * is computed again.
 *
 * @param path the folder
 */
record AnalysisCache(Path path) {

    /** The bytes of all files in it. Slow. */
    long size() {
        AtomicLong sum = new AtomicLong();
        walk(
                path,
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
     * Deletes everything but some folders, and the folders that these are in. Files that cannot be
     * deleted stay. Slow.
     *
     * @param kept the folders of open traces
     */
    void clear(Collection<Path> kept) {
        walk(
                path,
                new SimpleFileVisitor<>() {
                    @Override
                    public FileVisitResult preVisitDirectory(
                            Path folder, @Nullable BasicFileAttributes attributes) {
                        return kept.contains(folder)
                                ? FileVisitResult.SKIP_SUBTREE
                                : FileVisitResult.CONTINUE;
                    }

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
                        if (!folder.equals(path)) {
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
            System.getLogger(AnalysisCache.class.getName())
                    .log(
                            System.Logger.Level.WARNING,
                            "The cache folder " + root + " cannot be read",
                            e);
        }
    }
}
