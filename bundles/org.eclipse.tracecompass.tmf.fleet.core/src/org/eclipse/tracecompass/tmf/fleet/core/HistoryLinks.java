package org.eclipse.tracecompass.tmf.fleet.core;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import org.eclipse.tracecompass.common.core.files.FileReplacement;

/** Makes the histories of a fleet those that the program keeps of a trace. */
final class HistoryLinks {

    private HistoryLinks() {}

    /**
     * Links files, or copies them to another file system. What is there already stays.
     *
     * @param stored the folder where they are
     * @param names the names of the files
     * @param kept the folder where they are looked for
     */
    static void link(Path stored, List<String> names, Path kept) throws IOException {
        for (String name : names) {
            Path from = stored.resolve(name);
            Path link = kept.resolve(name);
            if (!Files.exists(link) && Files.exists(from)) {
                try {
                    Files.createLink(link, from);
                } catch (FileAlreadyExistsException e) {
                    // somebody else was faster
                } catch (UnsupportedOperationException | FileSystemException e) {
                    copy(from, link);
                }
            }
        }
    }

    /** Beside it at first: whoever finds a history takes it for complete. */
    private static void copy(Path stored, Path to) throws IOException {
        Path beside = FileReplacement.begin(to, ".part");
        try {
            Files.copy(stored, beside, StandardCopyOption.REPLACE_EXISTING);
            Files.move(beside, to, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(beside);
        }
    }
}
