package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.source;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import org.eclipse.tracecompass.tmf.analysis.declared.core.analysis.DeclarationSet;

/**
 * The user's own declarations: files in a folder of his home, and the list of what he has switched
 * off.
 */
public final class Library {

    private static final System.Logger LOGGER = System.getLogger(Library.class.getName());

    private static final String FOLDER = "states";
    private static final String SWITCHED_OFF = ".off";

    private Library() {}

    /** Returns the folder. */
    public static Path folder() {
        String given = System.getProperty("astrolabe.library");
        if (given != null && !given.isBlank()) {
            return Path.of(given);
        }
        // Whoever keeps his cache elsewhere, as tests do, is not to find what is in the home.
        String cache = System.getProperty("astrolabe.cache");
        if (cache != null && !cache.isBlank()) {
            return Path.of(cache, FOLDER);
        }
        String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
        Path home = Path.of(System.getProperty("user.home", "."));
        if (system.startsWith("windows")) {
            return environment("LOCALAPPDATA", home.resolve("AppData/Local"))
                    .resolve("Astrolabe")
                    .resolve(FOLDER);
        }
        if (system.startsWith("mac")) {
            return home.resolve("Library/Application Support/Astrolabe").resolve(FOLDER);
        }
        return environment("XDG_DATA_HOME", home.resolve(".local/share"))
                .resolve("astrolabe")
                .resolve(FOLDER);
    }

    private static Path environment(String variable, Path otherwise) {
        String value = System.getenv(variable);
        return value == null || value.isBlank() ? otherwise : Path.of(value);
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
                        "What declarations are switched off cannot be read from {0}: {1}",
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
            Files.write(folder().resolve(SWITCHED_OFF), ids);
        }
    }
}
