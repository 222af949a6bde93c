package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.source;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.eclipse.tracecompass.common.core.files.CacheFolder;
import org.eclipse.tracecompass.common.core.files.OutputFile;
import org.eclipse.tracecompass.common.core.files.PrivateFolder;
import org.eclipse.tracecompass.common.core.files.UserFolders;
import org.eclipse.tracecompass.common.core.log.LazyLogger;
import org.eclipse.tracecompass.tmf.analysis.declared.core.set.DeclarationSet;

/**
 * The user's own declarations: files in a folder of his home, and the list of what he has switched
 * off.
 */
public final class Library {

    private static final System.Logger LOGGER = LazyLogger.of(Library.class);

    private static final String FOLDER = "states";
    private static final String SWITCHED_OFF = ".off";

    private Library() {}

    /** Returns the folder. */
    public static Path folder() {
        String given = System.getProperty("astrolabe.library");
        if (given != null && !given.isBlank()) {
            return Path.of(given);
        }
        // With another cache folder, as in tests, the library in the home folder is ignored.
        String cache = System.getProperty(CacheFolder.PROPERTY);
        if (cache != null && !cache.isBlank()) {
            return Path.of(cache, FOLDER);
        }
        return UserFolders.ofProcess().data().orElseGet(PrivateFolder::temporary).resolve(FOLDER);
    }

    /** Reads the files of the library. */
    public static List<Read> read() {
        return TraceFolderSource.filesIn(folder()).stream()
                .map(file -> Read.file(file, DeclarationSet.Origin.LIBRARY))
                .toList();
    }

    /** Returns the ids of what is switched off. */
    public static synchronized Set<String> switchedOff() {
        Path file = folder().resolve(SWITCHED_OFF);
        Set<String> ids = new TreeSet<>();
        if (Files.isRegularFile(file)) {
            try {
                Files.readAllLines(file).stream()
                        .map(String::strip)
                        .filter(line -> !line.isEmpty())
                        .forEach(ids::add);
            } catch (IOException e) {
                LOGGER.log(
                        System.Logger.Level.WARNING,
                        "The list of switched-off declarations {0} cannot be read: {1}",
                        file,
                        e.getMessage());
            }
        }
        return ids;
    }

    /** Remembers that something is on or off. */
    public static synchronized void setOn(String id, boolean on) throws IOException {
        Set<String> ids = switchedOff();
        if (on ? ids.remove(id) : ids.add(id)) {
            Files.createDirectories(folder());
            try (OutputFile output = OutputFile.at(folder().resolve(SWITCHED_OFF))) {
                Files.write(output.content(), ids);
                output.commit();
            }
        }
    }
}
