package org.eclipse.tracecompass.internal.tmf.server.core.resource;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.eclipse.tracecompass.internal.tmf.server.core.http.Parameters;
import org.eclipse.tracecompass.internal.tmf.server.core.http.ProtocolException;

/** The files that clients may open. */
public final class AllowedFiles {

    /** More than a trace has; to look at them takes less than a second on a usual disk. */
    private static final int MOST_ENTRIES = 20_000;

    private final List<Path> roots;

    /**
     * Creates the rule.
     *
     * @param roots folders and files; what lies in them may be opened
     * @throws IOException when one of them does not exist
     */
    public AllowedFiles(List<Path> roots) throws IOException {
        List<Path> real = new ArrayList<>();
        for (Path root : roots) {
            real.add(root.toRealPath());
        }
        this.roots = List.copyOf(real);
    }

    /**
     * Returns the file that a client names.
     *
     * @param uri a path, or a URI with the scheme {@code file}
     * @return the file, without symbolic links
     * @throws ProtocolException when there is no such file, or it may not be opened. To those who
     *     may not open it both look the same
     */
    public Path resolve(String uri) throws ProtocolException {
        try {
            Path path = uri.startsWith("file:") ? Path.of(URI.create(uri)) : Path.of(uri);
            Path real = path.toRealPath();
            if (isInside(real) && Files.isReadable(real)) {
                return real;
            }
        } catch (IOException | IllegalArgumentException e) {
            if (e instanceof InvalidPathException || e instanceof IllegalArgumentException) {
                throw Parameters.bad("'uri' is not a path: " + e.getMessage());
            }
        }
        throw new ProtocolException(
                ProtocolException.NOT_FOUND,
                "There is no such trace",
                "%s does not exist, cannot be read, or is in no folder that the server was started for (--root)"
                        .formatted(uri));
    }

    private boolean isInside(Path real) {
        return roots.stream().anyMatch(real::startsWith);
    }

    /**
     * Refuses a folder with a link that leads out of the roots: the trace in it would be read from
     * there.
     *
     * @param path a file, which has no links, or a folder; without symbolic links
     * @throws ProtocolException when it may not be opened, or has too many files to know that
     */
    void requireInside(Path path) throws ProtocolException {
        Set<Path> known = new HashSet<>();
        Deque<Path> folders = new ArrayDeque<>();
        folders.add(path);
        int entries = 0;
        while (!folders.isEmpty()) {
            Path folder = folders.remove();
            for (Path entry : entriesOf(folder)) {
                if (++entries > MOST_ENTRIES) {
                    throw refused(path + " has too many files; name a folder closer to the trace");
                }
                Path real = realPath(entry);
                if (!isInside(real)) {
                    throw refused(
                            "%s leads out of the folders that the server was started for (--root)"
                                    .formatted(entry));
                }
                if (known.add(real) && Files.isDirectory(real)) {
                    folders.add(real);
                }
            }
        }
    }

    private static ProtocolException refused(String detail) {
        return new ProtocolException(
                ProtocolException.NOT_ACCEPTABLE, "The trace may not be opened", detail);
    }

    /** What cannot be listed is no folder, or one that is not read as a trace either. */
    private static List<Path> entriesOf(Path folder) {
        try (Stream<Path> entries = Files.list(folder)) {
            return entries.limit(MOST_ENTRIES + 1L).toList();
        } catch (IOException | UncheckedIOException e) {
            return List.of();
        }
    }

    /** Where a dangling link leads there is nothing to read. */
    private static Path realPath(Path entry) {
        try {
            return Files.isSymbolicLink(entry) ? entry.toRealPath() : entry;
        } catch (IOException e) {
            return entry;
        }
    }
}
