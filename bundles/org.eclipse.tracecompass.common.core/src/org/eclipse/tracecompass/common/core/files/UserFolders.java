package org.eclipse.tracecompass.common.core.files;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import org.eclipse.jdt.annotation.Nullable;

/**
 * Where the files of a user are kept, by the environment and the customs of the system.
 *
 * <p>Relative paths in the environment are ignored, as the XDG specification demands: they would
 * lead into the current folder. Nothing here touches the disk. Immutable.
 */
public final class UserFolders {

    private static final String NAME = "astrolabe";
    private static final String TITLE = "Astrolabe";

    private final boolean isWindows;
    private final boolean isMac;
    private final Function<String, @Nullable String> environment;
    private final @Nullable String userHome;

    /**
     * Describes a system.
     *
     * @param system the name of the system, as the property {@code os.name} has it
     * @param environment the values of environment variables, null for absent ones
     * @param userHome the home folder as the system knows it, null if it does not
     */
    UserFolders(
            String system,
            Function<String, @Nullable String> environment,
            @Nullable String userHome) {
        String name = system.toLowerCase(Locale.ROOT);
        this.isWindows = name.startsWith("windows");
        this.isMac = name.startsWith("mac");
        this.environment = environment;
        this.userHome = userHome;
    }

    /** Returns the folders of the user who runs this process. */
    public static UserFolders ofProcess() {
        return new UserFolders(
                System.getProperty("os.name", ""), System::getenv, System.getProperty("user.home"));
    }

    /**
     * Returns the user's home: {@code HOME} where systems have that, else what the system says.
     * Empty if unknown: Java then returns {@code "?"}.
     */
    public Optional<Path> home() {
        Optional<Path> known = absolute(userHome);
        return isWindows ? known : variable("HOME").or(() -> known);
    }

    /** Returns the folder for what can be made again; empty if the home is unknown. */
    public Optional<Path> cache() {
        if (isWindows) {
            return local();
        }
        return isMac
                ? home().map(home -> home.resolve("Library/Caches").resolve(TITLE))
                : variable("XDG_CACHE_HOME")
                        .or(() -> home().map(home -> home.resolve(".cache")))
                        .map(folder -> folder.resolve(NAME));
    }

    /** Returns the folder for what the user has made or set; empty if the home is unknown. */
    public Optional<Path> data() {
        if (isWindows) {
            return local();
        }
        return isMac
                ? home().map(home -> home.resolve("Library/Application Support").resolve(TITLE))
                : variable("XDG_DATA_HOME")
                        .or(() -> home().map(home -> home.resolve(".local/share")))
                        .map(folder -> folder.resolve(NAME));
    }

    private Optional<Path> local() {
        return variable("LOCALAPPDATA")
                .or(() -> home().map(home -> home.resolve("AppData/Local")))
                .map(folder -> folder.resolve(TITLE));
    }

    private Optional<Path> variable(String name) {
        return absolute(environment.apply(name));
    }

    private static Optional<Path> absolute(@Nullable String text) {
        if (text == null || text.isBlank()) {
            return Optional.empty();
        }
        try {
            return Optional.of(Path.of(text)).filter(Path::isAbsolute);
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
    }
}
