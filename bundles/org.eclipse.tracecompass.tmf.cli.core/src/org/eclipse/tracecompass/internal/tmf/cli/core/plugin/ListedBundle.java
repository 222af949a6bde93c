package org.eclipse.tracecompass.internal.tmf.cli.core.plugin;

import java.net.URI;
import java.nio.file.Path;
import java.util.Optional;

/**
 * A line of the list of the bundles that the platform knows.
 *
 * @param name the symbolic name
 * @param version the version
 * @param file the jar or the folder
 * @param level the start level
 * @param isStarted whether the platform starts it
 */
public record ListedBundle(
        String name, String version, Path file, String level, boolean isStarted) {

    private static final int PARTS = 5;

    /** Reads a line; empty for a comment. */
    static Optional<ListedBundle> of(Path home, String line) {
        String[] parts = line.split(",");
        if (line.startsWith("#") || parts.length < PARTS) {
            return Optional.empty();
        }
        Path file =
                parts[2].startsWith("file:")
                        ? Path.of(URI.create(parts[2]))
                        : home.resolve(parts[2]);
        return Optional.of(
                new ListedBundle(
                        parts[0], parts[1], file, parts[3], Boolean.parseBoolean(parts[4])));
    }

    /** The line of a bundle that is somewhere else, and perhaps not started. */
    public String line(Path place, boolean isStartedThere) {
        return String.join(
                ",", name, version, place.toUri().toString(), level, "" + isStartedThere);
    }
}
