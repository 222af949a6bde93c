package org.eclipse.tracecompass.tmf.core.trace;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * Lets tests keep supplementary files in a folder of their own, which is deleted when the tests
 * have ended.
 */
public final class TestCache {

    private static final String PROPERTY = "astrolabe.cache";

    private TestCache() {}

    /** To be called by the static initialiser of a test class. */
    public static synchronized void use() {
        if (System.getProperty(PROPERTY) != null) {
            return;
        }
        try {
            Path folder = Files.createTempDirectory("astrolabe-test");
            System.setProperty(PROPERTY, folder.toString());
            Runtime.getRuntime().addShutdownHook(new Thread(() -> delete(folder)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void delete(Path folder) {
        try (Stream<Path> walk = Files.walk(folder)) {
            List<Path> files = walk.sorted(Comparator.reverseOrder()).toList();
            for (Path file : files) {
                Files.deleteIfExists(file);
            }
        } catch (IOException e) {
            // A temporary folder: the system will delete it.
        }
    }
}
