package org.eclipse.tracecompass.internal.tmf.analysis.declared.ui;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Map;
import java.util.TreeMap;
import org.eclipse.tracecompass.tmf.analysis.declared.core.analysis.Declarations;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * A cheap test whether files that declare states for a trace may have changed: parsing them again
 * costs some hundred times as much.
 *
 * @param files sizes and times of the files
 */
record FileStamp(Map<String, String> files) {

    /** Matches declarations in both forms, and the list of what is switched off. */
    private static final String PATTERN = "{*.states,*.states.xml,.off}";

    /** Looks at the files of the library and beside a trace. */
    static FileStamp of(ITmfTrace trace) {
        Map<String, String> files = new TreeMap<>();
        add(Declarations.library(), files);
        String path = trace.getPath();
        if (path != null && !path.isEmpty()) {
            try {
                Path place = Path.of(path);
                Path folder = Files.isDirectory(place) ? place : place.toAbsolutePath().getParent();
                if (folder != null) {
                    add(folder, files);
                    add(folder.resolve("states"), files);
                }
            } catch (InvalidPathException e) {
                // A trace that is no file has none beside it.
                files.put(path, "");
            }
        }
        return new FileStamp(files);
    }

    private static void add(Path folder, Map<String, String> files) {
        if (!Files.isDirectory(folder)) {
            return;
        }
        try (DirectoryStream<Path> found = Files.newDirectoryStream(folder, PATTERN)) {
            for (Path file : found) {
                BasicFileAttributes known = Files.readAttributes(file, BasicFileAttributes.class);
                files.put(file.toString(), known.lastModifiedTime() + " " + known.size());
            }
        } catch (IOException | DirectoryIteratorException e) {
            files.put(folder.toString(), "cannot be read");
        }
    }
}
