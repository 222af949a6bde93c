package org.eclipse.tracecompass.internal.tmf.server.core.resource;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.tracecompass.internal.tmf.server.core.http.Parameters;
import org.eclipse.tracecompass.internal.tmf.server.core.http.ProtocolException;

/** The files that clients may open. */
public final class AllowedFiles {

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
            if (roots.stream().anyMatch(real::startsWith) && Files.isReadable(real)) {
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
}
