package org.eclipse.tracecompass.internal.tmf.ui.workspace;

import java.io.IOException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.EnumSet;
import java.util.Objects;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.ui.Activator;

/** Copies and deletes files with all that is below them. */
public final class FileTree {

    private FileTree() {}

    /**
     * Copies a file, or a folder with its content. Links become copies of what they lead to; one
     * that leads to a folder above it, or above the copy, is left out.
     *
     * @param from the file or folder
     * @param to the copy, which does not exist
     * @param monitor cancels it; null for none
     * @throws IOException if something cannot be copied
     * @throws OperationCanceledException if the user cancels; what was copied remains
     */
    public static void copy(Path from, Path to, @Nullable IProgressMonitor monitor)
            throws IOException {
        SubMonitor progress = SubMonitor.convert(monitor);
        Path source = from.toRealPath();
        Path target = Objects.requireNonNull(to.toAbsolutePath().getParent()).toRealPath();
        Files.walkFileTree(
                from,
                EnumSet.of(FileVisitOption.FOLLOW_LINKS),
                Integer.MAX_VALUE,
                new SimpleFileVisitor<Path>() {
                    @Override
                    public FileVisitResult preVisitDirectory(
                            Path folder, @Nullable BasicFileAttributes a) throws IOException {
                        if (!folder.equals(from) && Files.isSymbolicLink(folder)) {
                            Path real = folder.toRealPath();
                            if (source.startsWith(real) || target.startsWith(real)) {
                                return FileVisitResult.SKIP_SUBTREE;
                            }
                        }
                        Files.createDirectories(to.resolve(from.relativize(folder).toString()));
                        return FileVisitResult.CONTINUE;
                    }

                    @Override
                    public FileVisitResult visitFile(Path file, @Nullable BasicFileAttributes a)
                            throws IOException {
                        progress.checkCanceled();
                        String below = from.relativize(file).toString();
                        Files.copy(file, below.isEmpty() ? to : to.resolve(below));
                        return FileVisitResult.CONTINUE;
                    }

                    @Override
                    public FileVisitResult visitFileFailed(Path file, @Nullable IOException failure)
                            throws IOException {
                        if (failure instanceof FileSystemLoopException) {
                            return FileVisitResult.CONTINUE;
                        }
                        throw Objects.requireNonNull(failure);
                    }
                });
    }

    /** Deletes a temporary folder; what cannot be deleted is logged. */
    public static void delete(@Nullable Path folder) {
        if (folder == null) {
            return;
        }
        try {
            Files.walkFileTree(
                    folder,
                    new SimpleFileVisitor<Path>() {
                        @Override
                        public FileVisitResult visitFile(Path file, @Nullable BasicFileAttributes a)
                                throws IOException {
                            Files.delete(file);
                            return FileVisitResult.CONTINUE;
                        }

                        @Override
                        public FileVisitResult postVisitDirectory(
                                Path visited, @Nullable IOException failure) throws IOException {
                            Files.delete(visited);
                            return FileVisitResult.CONTINUE;
                        }
                    });
        } catch (IOException e) {
            Activator.getDefault().logError("Folder " + folder + " cannot be deleted", e);
        }
    }
}
