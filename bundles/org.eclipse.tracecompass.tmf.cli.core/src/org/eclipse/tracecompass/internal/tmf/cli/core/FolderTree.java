package org.eclipse.tracecompass.internal.tmf.cli.core;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;

/** Folders with what is in them. */
public final class FolderTree {

    private FolderTree() {}

    /**
     * Deletes a folder and all in it. Links are deleted, not followed.
     *
     * @throws IOException if a file cannot be deleted, or the folder is not there
     */
    public static void delete(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(file);
            }
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }
}
