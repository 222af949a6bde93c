package org.eclipse.tracecompass.internal.tmf.core.trace;

import java.nio.file.Path;
import java.util.Set;
import org.eclipse.tracecompass.tmf.core.TmfCommonConstants;

/**
 * The files of a supplementary folder that a user has made, by their names. They cannot be computed
 * again, so they stay when the trace changes.
 */
final class UserFiles {

    /**
     * The stored clock; the symbol files of call stacks; bookmarks and derived outputs of the trace
     * server.
     */
    private static final Set<String> NAMES =
            Set.of(
                    StoredClock.FILE,
                    StoredClock.FILE + ".copy",
                    "symbol-files.txt",
                    "symbol-files.txt.copy",
                    "bookmarks.json",
                    "derived-outputs.json");

    private UserFiles() {}

    /**
     * Returns whether a user has made a file.
     *
     * @param folder a supplementary folder
     * @param file a file in it, or in one of the folders below it
     */
    static boolean contain(Path folder, Path file) {
        Path inFolder = folder.relativize(file);
        return NAMES.contains(file.getFileName().toString())
                || inFolder.startsWith(TmfCommonConstants.TRACE_PROPERTIES_FOLDER)
                // The workspace attaches the bookmarks of a trace to a file of this name.
                || inFolder.equals(Path.of(folder.getFileName() + "_"));
    }
}
