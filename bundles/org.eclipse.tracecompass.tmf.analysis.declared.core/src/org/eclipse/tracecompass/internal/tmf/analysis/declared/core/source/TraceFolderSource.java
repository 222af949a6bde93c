package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.source;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.tracecompass.common.core.files.Containment;
import org.eclipse.tracecompass.common.core.log.LazyLogger;
import org.eclipse.tracecompass.tmf.analysis.declared.core.parse.StatesLanguage;
import org.eclipse.tracecompass.tmf.analysis.declared.core.set.DeclarationSet;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * Files in the folder of a trace: {@code *.states} and {@code *.states.xml} beside its data or in a
 * folder {@code states}. Of a trace that is a file: the file of its name with one of these endings.
 */
public final class TraceFolderSource {

    private static final System.Logger LOGGER = LazyLogger.of(TraceFolderSource.class);

    private static final String FOLDER = "states";
    private static final int MAX_FILES = 100;

    private TraceFolderSource() {}

    /** Reads the files of a trace. */
    public static List<Read> read(ITmfTrace trace) {
        String path = trace.getPath();
        if (path == null || path.isEmpty()) {
            return List.of();
        }
        try {
            Path place = Path.of(path);
            List<Path> files = new ArrayList<>();
            if (Files.isDirectory(place)) {
                files.addAll(filesIn(place));
                files.addAll(filesIn(place.resolve(FOLDER)));
                return files.stream()
                        .limit(MAX_FILES)
                        .map(file -> readInside(place, file))
                        .toList();
            } else {
                for (String ending :
                        List.of(StatesLanguage.EXTENSION, StatesLanguage.XML_EXTENSION)) {
                    Path beside = Path.of(path + ending);
                    if (Files.isRegularFile(beside, LinkOption.NOFOLLOW_LINKS)) {
                        files.add(beside);
                    }
                }
            }
            return files.stream()
                    .map(file -> Read.file(file, DeclarationSet.Origin.TRACE_FOLDER))
                    .toList();
        } catch (InvalidPathException e) {
            return List.of();
        }
    }

    /** A link of a trace is not followed to a file that the user has elsewhere. */
    private static Read readInside(Path folder, Path file) {
        try {
            if (!Containment.contains(folder, file)) {
                throw new IOException("it is a link that leads out of the trace");
            }
            return Read.file(file, DeclarationSet.Origin.TRACE_FOLDER);
        } catch (IOException e) {
            return Read.unreadable(file.toString(), DeclarationSet.Origin.TRACE_FOLDER, e);
        }
    }

    /** Returns the files of declarations in a folder, by name; none if there is no such folder. */
    static List<Path> filesIn(Path folder) {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> all = Files.list(folder)) {
            return all.filter(file -> Read.isName(String.valueOf(file.getFileName())))
                    .filter(Files::isRegularFile)
                    .sorted()
                    .toList();
        } catch (IOException | UncheckedIOException e) {
            LOGGER.log(System.Logger.Level.WARNING, "The folder {0} cannot be read", folder);
            return List.of();
        }
    }
}
