package org.eclipse.tracecompass.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * What this process holds.
 *
 * @param heap bytes of the heap that are in use after garbage collections
 * @param threads live threads
 * @param handles open files and sockets; 0 where the system does not say
 * @param files files of Astrolabe in the temporary folder, and unfinished ones in the cache
 * @param graphics what the caller counts, such as widgets
 */
public record Footprint(long heap, long threads, long handles, long files, long graphics) {

    /** The names of the columns. */
    static final List<String> NAMES = List.of("heap", "threads", "handles", "files", "graphics");

    private static final int COLLECTIONS = 3;

    /** Cleaners and reference handlers need a moment after a collection. */
    private static final long PAUSE_MS = 60;

    /** Measures this process. */
    static Footprint now(long graphics) {
        long heap = Long.MAX_VALUE;
        for (int i = 0; i < COLLECTIONS; i++) {
            System.gc();
            try {
                Thread.sleep(PAUSE_MS);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            heap =
                    Math.min(
                            heap,
                            ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed());
        }
        return new Footprint(
                heap,
                ManagementFactory.getThreadMXBean().getThreadCount(),
                openHandles(),
                ownFiles(),
                graphics);
    }

    private static long openHandles() {
        Path handles = Path.of("/proc/self/fd");
        return Files.isDirectory(handles) ? count(handles, 1, "[0-9]+") : 0;
    }

    private static long ownFiles() {
        long count = count(Path.of(System.getProperty("java.io.tmpdir", "")), 1, "astrolabe.*");
        String cache = System.getProperty("astrolabe.cache");
        return cache == null
                ? count
                : count + count(Path.of(cache), 8, ".*(\\.new|\\.tmp|\\.part|\\.data)");
    }

    private static long count(Path folder, int depth, String pattern) {
        if (!Files.isDirectory(folder)) {
            return 0;
        }
        try (Stream<Path> files = Files.find(folder, depth, (file, attributes) -> true)) {
            return files.filter(file -> String.valueOf(file.getFileName()).matches(pattern))
                    .count();
        } catch (UncheckedIOException e) {
            // Another process has just deleted something.
            return 0;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The values in the order of the names. */
    List<Long> values() {
        return List.of(heap, threads, handles, files, graphics);
    }
}
