package org.eclipse.tracecompass.common.core.files;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/**
 * A file of results that can be computed again. Only a plain file is one: a pipe is never at its
 * end, and a link leads to a file of somebody else. Neither is opened, and a new result takes its
 * place.
 */
public final class StoredFile {

    private StoredFile() {}

    /** Returns whether there is a plain file, which can be opened. */
    public static boolean isPlain(Path file) {
        return Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS);
    }

    /**
     * Checks that a plain file is there.
     *
     * @param file the file
     * @throws NoSuchFileException if nothing is there
     * @throws IOException if something else is there
     */
    public static void requirePlain(Path file) throws IOException {
        if (!isPlain(file)) {
            if (!Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
                throw new NoSuchFileException(file.toString());
            }
            throw new FileSystemException(file.toString(), null, "it is not a plain file");
        }
    }
}
