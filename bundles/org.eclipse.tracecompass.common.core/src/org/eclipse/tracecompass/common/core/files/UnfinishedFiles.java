package org.eclipse.tracecompass.common.core.files;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.jdt.annotation.NonNullByDefault;

/**
 * Files and folders that are neither complete nor given up. What is still here when the process is
 * asked to end is deleted. Thread-safe.
 */
public final class UnfinishedFiles {

    private static final Set<Path> BEGUN = ConcurrentHashMap.newKeySet();

    static {
        try {
            Runtime.getRuntime()
                    .addShutdownHook(new Thread(UnfinishedFiles::deleteAll, "unfinished"));
        } catch (IllegalStateException e) {
            // The process is ending already: what is begun now is left to the next command.
        }
    }

    private UnfinishedFiles() {}

    /**
     * Remembers a file or folder that was just made.
     *
     * @param file the file or folder, which is deleted at the end of the process at the latest
     * @return the same
     */
    public static Path add(Path file) {
        BEGUN.add(file);
        return file;
    }

    /** Forgets a file or folder, which is complete. */
    static void complete(Path file) {
        BEGUN.remove(file);
    }

    /**
     * Deletes a file or folder that was begun; links in a folder are not followed.
     *
     * @param file the file or folder; it need not exist
     */
    public static void delete(Path file) {
        try {
            if (Files.isDirectory(file, LinkOption.NOFOLLOW_LINKS)) {
                Files.walkFileTree(file, new Deletion());
            } else {
                Files.deleteIfExists(file);
            }
        } catch (IOException e) {
            // On Windows, a file that is still open.
            file.toFile().deleteOnExit();
        }
        BEGUN.remove(file);
    }

    private static void deleteAll() {
        BEGUN.forEach(UnfinishedFiles::delete);
    }

    /** Deletes a folder with all that is in it; what has vanished meanwhile is no error. */
    @NonNullByDefault({})
    static class Deletion extends SimpleFileVisitor<Path> {

        @Override
        public FileVisitResult visitFile(Path file, BasicFileAttributes attributes)
                throws IOException {
            Files.deleteIfExists(file);
            return FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult visitFileFailed(Path file, IOException failure) throws IOException {
            if (failure instanceof NoSuchFileException) {
                return FileVisitResult.CONTINUE;
            }
            throw failure;
        }

        @Override
        public FileVisitResult postVisitDirectory(Path folder, IOException failure)
                throws IOException {
            Files.deleteIfExists(folder);
            return FileVisitResult.CONTINUE;
        }
    }
}
