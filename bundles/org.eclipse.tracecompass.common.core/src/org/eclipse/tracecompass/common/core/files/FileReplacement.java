package org.eclipse.tracecompass.common.core.files;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/** Puts a complete file in the place of another one. */
public final class FileReplacement {

    private FileReplacement() {
        // static
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
