package org.eclipse.tracecompass.testkit;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.junit.jupiter.api.Assumptions;

/**
 * Finds the real traces that tests read.
 *
 * <p>The folder {@code shared} stands beside the project (or where the environment variable {@code
 * ASTROLABE_SHARED} says). A test that needs it is skipped, with a message, where it is absent. The
 * demo traces are part of the project and always there.
 */
public final class SharedTraces {

    private static final Map<String, Path> UNPACKED = new ConcurrentHashMap<>();

    private SharedTraces() {}

    /**
     * Returns a trace folder of {@code shared/traces}, unpacked for this JVM if it is an archive.
     *
     * @param name path below {@code shared/traces} without {@code .tar.gz}, for example {@code
     *     ctf/tc-many-threads}
     * @return the folder; an archive's content stands directly below it
     */
    public static Path trace(String name) {
        Path folder = shared().resolve("traces").resolve(name);
        if (Files.isDirectory(folder)) {
            return folder;
        }
        return UNPACKED.computeIfAbsent(
                name, n -> unpack(shared().resolve("traces").resolve(n + ".tar.gz")));
    }

    /** Returns a file of {@code shared}, for example {@code traces/oracle/gen-ust-app.json}. */
    public static Path file(String name) {
        Path file = shared().resolve(name);
        Assumptions.assumeTrue(Files.exists(file), () -> "skipped: " + name + " is not in shared");
        return file;
    }

    /**
     * Returns the JSON object in a file of {@code shared/traces/oracle}; {@code .gz} is unpacked.
     */
    public static JsonObject oracle(String name) {
        try (BufferedReader reader = reader(file("traces/oracle/" + name))) {
            return JsonParser.parseReader(reader).getAsJsonObject();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Opens a text file for reading; a name that ends in {@code .gz} is unpacked on the way. */
    public static BufferedReader reader(Path file) throws IOException {
        InputStream in = Files.newInputStream(file);
        return new BufferedReader(
                new InputStreamReader(
                        file.toString().endsWith(".gz") ? new GZIPInputStream(in) : in,
                        StandardCharsets.UTF_8));
    }

    /**
     * Returns a folder of the demo traces that are part of the project.
     *
     * @param name for example {@code k-alpha/s1/kernel}
     */
    public static Path demo(String name) {
        return above("bundles/org.eclipse.tracecompass.demo/traces")
                .map(traces -> traces.resolve(name))
                .filter(Files::isDirectory)
                .orElseThrow(() -> new IllegalStateException("no demo trace " + name));
    }

    /** Copies a folder into another, for tests that damage a trace. */
    public static Path copy(Path from, Path to) throws IOException {
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : (Iterable<Path>) files::iterator) {
                Path target = to.resolve(from.relativize(file).toString());
                if (Files.isDirectory(file)) {
                    Files.createDirectories(target);
                } else {
                    Files.copy(file, target, StandardCopyOption.REPLACE_EXISTING);
                }
            }
        }
        return to;
    }

    private static Path shared() {
        String configured = System.getenv("ASTROLABE_SHARED");
        Optional<Path> shared =
                configured != null
                        ? Optional.of(Path.of(configured)).filter(Files::isDirectory)
                        : above("shared/traces").map(Path::getParent);
        Assumptions.assumeTrue(
                shared.isPresent(), "skipped: no folder 'shared' beside the project");
        return shared.orElseThrow();
    }

    private static Optional<Path> above(String name) {
        for (Path p = Path.of("").toAbsolutePath(); p != null; p = p.getParent()) {
            if (Files.isDirectory(p.resolve(name))) {
                return Optional.of(p.resolve(name));
            }
        }
        return Optional.empty();
    }

    private static Path unpack(Path archive) {
        Assumptions.assumeTrue(
                Files.exists(archive), () -> "skipped: " + archive.getFileName() + " is absent");
        try {
            Path folder = Files.createTempDirectory("astrolabe-trace-");
            Runtime.getRuntime().addShutdownHook(new Thread(() -> delete(folder)));
            try (TarArchiveInputStream tar =
                    new TarArchiveInputStream(new GZIPInputStream(Files.newInputStream(archive)))) {
                for (TarArchiveEntry e = tar.getNextEntry(); e != null; e = tar.getNextEntry()) {
                    Path target = folder.resolve(e.getName()).normalize();
                    if (e.isDirectory()) {
                        Files.createDirectories(target);
                    } else if (e.isFile()) {
                        Files.createDirectories(target.getParent());
                        Files.copy(tar, target);
                    }
                }
            }
            return folder;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void delete(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            files.sorted(Comparator.reverseOrder()).forEach(p -> p.toFile().delete());
        } catch (IOException e) {
            System.getLogger(SharedTraces.class.getName())
                    .log(System.Logger.Level.WARNING, "could not delete " + folder, e);
        }
    }
}
