package org.eclipse.tracecompass.common.core.bundles;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Set;
import java.util.TreeSet;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.files.OutputFile;
import org.eclipse.tracecompass.common.core.files.UserFolders;
import org.eclipse.tracecompass.common.core.log.LazyLogger;

/**
 * The plug-ins that the user has switched off, because they fail or are slow. The viewer and the
 * command line leave out their extensions from the next start on. The names are lines of a file in
 * the folder of the user's data, so that every user of an installation has their own choice.
 *
 * @since 0.2.0
 */
public final class SwitchedOffPlugins {

    private static final System.Logger LOGGER = LazyLogger.of(SwitchedOffPlugins.class);
    private static final String FILE = "switched-off-plugins";

    private final @Nullable Path file;

    private SwitchedOffPlugins(@Nullable Path file) {
        this.file = file;
    }

    /** {@return the choice of the user of this process; nothing can be stored without a home} */
    public static SwitchedOffPlugins ofUser() {
        return UserFolders.ofProcess()
                .data()
                .map(SwitchedOffPlugins::in)
                .orElseGet(() -> new SwitchedOffPlugins(null));
    }

    /** {@return the choice that is stored in a folder} */
    public static SwitchedOffPlugins in(Path folder) {
        return new SwitchedOffPlugins(folder.resolve(FILE));
    }

    /** {@return the symbolic names; empty, with a log entry, if they cannot be read} */
    public Set<String> names() {
        Set<String> names = new TreeSet<>();
        if (file != null && Files.exists(file)) {
            try {
                for (String line : Files.readAllLines(file)) {
                    if (!line.isBlank()) {
                        names.add(line.strip());
                    }
                }
            } catch (IOException e) {
                LOGGER.log(
                        System.Logger.Level.WARNING,
                        "The plug-ins that are switched off cannot be read from " + file,
                        e);
            }
        }
        return Collections.unmodifiableSet(names);
    }

    /**
     * Switches a plug-in off or on.
     *
     * @param name its symbolic name
     * @param off whether it is off
     * @return whether that is a change
     * @throws IOException if the choice cannot be stored
     */
    public boolean set(String name, boolean off) throws IOException {
        Set<String> names = new TreeSet<>(names());
        if (off ? !names.add(name) : !names.remove(name)) {
            return false;
        }
        Path target = file;
        if (target == null) {
            throw new IOException("Your home folder is not known; set HOME");
        }
        Path folder = target.getParent();
        if (folder != null) {
            Files.createDirectories(folder);
        }
        try (OutputFile output = OutputFile.at(target)) {
            Files.write(output.content(), names);
            output.commit();
        }
        return true;
    }
}
