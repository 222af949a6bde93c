package org.eclipse.tracecompass.common.core.files;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.log.LazyLogger;

/**
 * The folder for what is computed from traces and can be made again: histories, indexes. What lies
 * in it is trusted, so no other user can write to it. Thread-safe.
 */
public final class CacheFolder {

    /** System property: the folder to use instead, which is taken as it is. */
    public static final String PROPERTY = "astrolabe.cache";

    private static final System.Logger LOGGER = LazyLogger.of(CacheFolder.class);

    private static @Nullable Path root;

    private CacheFolder() {}

    /**
     * Returns the folder: the user's cache, or a private temporary folder if there is none that is
     * the user's own. The folder exists, unless it is given by {@value #PROPERTY}.
     *
     * @throws java.io.UncheckedIOException if no folder can be had at all
     */
    public static Path root() {
        String given = System.getProperty(PROPERTY);
        return given == null || given.isBlank() ? ofUser() : Path.of(given);
    }

    private static synchronized Path ofUser() {
        Path known = root;
        if (known == null) {
            known = choose(UserFolders.ofProcess().cache());
            root = known;
        }
        return known;
    }

    static Path choose(Optional<Path> wanted) {
        String problem = "The home folder is not known";
        if (wanted.isPresent()) {
            Path folder = wanted.get();
            try {
                if (PrivateFolder.isOwn(PrivateFolder.create(folder))) {
                    return folder;
                }
                problem = folder + " is not writable, or not only by you";
            } catch (IOException e) {
                problem = folder + " cannot be made";
            }
        }
        Path temporary = PrivateFolder.temporary();
        LOGGER.log(
                System.Logger.Level.WARNING,
                "{0}; results of analyses are kept in {1}",
                problem,
                temporary);
        return temporary;
    }
}
