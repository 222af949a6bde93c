package org.eclipse.tracecompass.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.jdt.annotation.NonNullByDefault;

/**
 * A folder for one try of a property test, to which JUnit gives none of its own.
 *
 * @param path where it is
 */
@NonNullByDefault({})
public record TemporaryFolder(Path path) implements AutoCloseable {

    /** Creates a folder. */
    public static TemporaryFolder create() throws IOException {
        return new TemporaryFolder(Files.createTempDirectory("astrolabe-test"));
    }

    @Override
    public void close() {
        delete(path);
    }

    /** Deletes a folder with all that is in it, as far as that is possible. */
    static void delete(Path folder) {
        try (Stream<Path> walk = Files.walk(folder)) {
            List<Path> files = walk.sorted(Comparator.reverseOrder()).toList();
            for (Path file : files) {
                Files.deleteIfExists(file);
            }
        } catch (IOException | UncheckedIOException e) {
            System.getLogger(TemporaryFolder.class.getName())
                    .log(System.Logger.Level.WARNING, "could not delete " + folder, e);
        }
    }
}
