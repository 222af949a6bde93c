package org.eclipse.tracecompass.common.core.files;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.time.Instant;

/** Puts a complete file in the place of another one. */
public final class FileReplacement {

    /** Nothing is being written for so long: what is older was left behind. */
    private static final Duration LEFT_BEHIND = Duration.ofDays(1);

    private FileReplacement() {
        // static
    }

    /**
     * Creates a new file, to be written and put in the place of another one. Such files of
     * processes that were killed a day ago or longer are deleted.
     *
     * @param target the file to replace; its folder exists
     * @param suffix the end of the names of such files, the same for all of a target
     * @return the file, which is empty; its name begins with that of the target
     * @throws IOException if it cannot be created
     */
    public static Path begin(Path target, String suffix) throws IOException {
        Path folder = target.toAbsolutePath().getParent();
        String name = String.valueOf(target.getFileName());
        if (folder == null) {
            throw new FileSystemException(target.toString(), null, "it is in no folder");
        }
        deleteLeftBehind(folder, name, suffix);
        return Files.createTempFile(folder, name, suffix);
    }

    private static void deleteLeftBehind(Path folder, String name, String suffix) {
        Instant before = Instant.now().minus(LEFT_BEHIND);
        try (DirectoryStream<Path> files =
                Files.newDirectoryStream(
                        folder,
                        file -> {
                            String other = String.valueOf(file.getFileName());
                            return other.startsWith(name) && other.endsWith(suffix);
                        })) {
            for (Path file : files) {
                if (Files.getLastModifiedTime(file, LinkOption.NOFOLLOW_LINKS)
                        .toInstant()
                        .isBefore(before)) {
                    Files.deleteIfExists(file);
                }
            }
        } catch (IOException | DirectoryIteratorException e) {
            // Another process deletes them, too, or nobody may.
        }
    }

    /**
     * Moves a file to the place of another one. A reader finds the old file or the new one; a plain
     * {@link Files#move} with {@link StandardCopyOption#REPLACE_EXISTING} deletes the old file
     * first, and for a moment there is none.
     *
     * @param content the new file, in the same folder as the target
     * @param target the file to replace; it need not exist
     * @throws IOException if the file cannot be moved; the target is then unchanged where the file
     *     system can move files atomically
     */
    public static void replace(Path content, Path target) throws IOException {
        try {
            Files.move(
                    content,
                    target,
                    StandardCopyOption.ATOMIC_MOVE,
                    StandardCopyOption.REPLACE_EXISTING);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(content, target, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /**
     * As {@link #replace}, for what cannot be computed again: the new file is on the disk before it
     * takes the place of the old one, so that a loss of power leaves the one or the other.
     *
     * @param content the new file, in the same folder as the target
     * @param target the file to replace; it need not exist
     * @throws IOException if the file cannot be written or moved
     */
    public static void replaceDurably(Path content, Path target) throws IOException {
        try (FileChannel file = FileChannel.open(content, StandardOpenOption.WRITE)) {
            file.force(true);
        }
        replace(content, target);
    }

    /**
     * Moves a folder to the place of another one, which is deleted first with all that is in it:
     * for a moment there is none.
     *
     * @param content the new folder, on the same disk as the target
     * @param target the folder to replace; it need not exist
     * @throws IOException if the folder cannot be moved
     */
    public static void replaceFolder(Path content, Path target) throws IOException {
        UnfinishedFiles.delete(target);
        Files.move(content, target);
    }

    /**
     * Deletes a folder with all that is in it, without following links. What cannot be deleted is
     * tried again when the process ends.
     *
     * @param folder the folder; it need not exist
     */
    public static void deleteFolder(Path folder) {
        UnfinishedFiles.delete(folder);
    }
}
