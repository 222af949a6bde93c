package org.eclipse.tracecompass.testkit;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.apache.commons.io.IOUtils;
import org.junit.jupiter.api.Assumptions;

/**
 * Finds the real traces and the figures that tests read.
 *
 * <p>Those made for the project are in its {@code data} folder and always there. Traces of other
 * people stay outside: in the folder {@code shared} beside the project, or where the environment
 * variable {@code ASTROLABE_SHARED} says. A test that needs one of them is skipped where it is
 * absent; the reason begins with {@value #ABSENT}, which continuous integration counts.
 *
 * <p>Names are the same in both places. Thread-safe.
 */
public final class SharedTraces {

    /** How the reason of a skipped test begins; the name of what is missing follows. */
    public static final String ABSENT = "needs extra test data: ";

    private static final String DATA = "bundles/org.eclipse.tracecompass.testkit/data";
    private static final String ARCHIVE = ".tar.gz";

    private static final Pattern UNREADABLE =
            Pattern.compile("/gen-bad2-|/bt-fail-|metadata-empty|content-larger");

    private static final Map<String, Path> UNPACKED = new ConcurrentHashMap<>();

    private SharedTraces() {}

    /**
     * Returns a trace folder, unpacked for this JVM if it is an archive.
     *
     * @param name path below {@code traces} without {@code .tar.gz}, for example {@code
     *     ctf/gen-ust-app}
     * @return the folder; an archive's content stands directly below it
     */
    public static Path trace(String name) {
        Optional<Path> folder = find("traces/" + name);
        if (folder.isPresent()) {
            return folder.get();
        }
        return UNPACKED.computeIfAbsent(name, n -> unpack(file("traces/" + n + ARCHIVE)));
    }

    /**
     * Returns the names of all traces, as {@link #trace} takes them, in natural order.
     *
     * @param folder path below {@code traces}, for example {@code ctf}
     */
    public static Set<String> traces(String folder) {
        Set<String> names = new TreeSet<>();
        for (Path root : roots().toList()) {
            File[] files = root.resolve("traces").resolve(folder).toFile().listFiles();
            for (File file : files == null ? new File[0] : files) {
                names.add(folder + '/' + file.getName().replace(ARCHIVE, ""));
            }
        }
        return names;
    }

    /**
     * Returns every CTF trace there is, apart from those in which nothing can be read: more of them
     * where the traces of other people are at hand.
     *
     * @return the folders with the streams, by trace and place in it, for example {@code
     *     ctf/gen-ust-app/ust-app/ust/uid/0/64-bit}
     */
    public static SortedMap<String, Path> ctf() {
        SortedMap<String, Path> folders = new TreeMap<>();
        for (String name : traces("ctf")) {
            if (!UNREADABLE.matcher(name).find()) {
                Path root = trace(name);
                try (Stream<Path> files = Files.walk(root)) {
                    files.filter(file -> file.endsWith("metadata") && Files.isRegularFile(file))
                            .map(file -> root.relativize(file.resolveSibling("")))
                            .forEach(f -> folders.put(name + '/' + f, root.resolve(f)));
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            }
        }
        return folders;
    }

    /** Returns a file, for example {@code traces/oracle/gen-ust-app.json}. */
    public static Path file(String name) {
        Optional<Path> file = find(name);
        Assumptions.assumeTrue(file.isPresent(), () -> ABSENT + name);
        return file.orElseThrow();
    }

    /** Returns the JSON object in a file of {@code traces/oracle}; {@code .gz} is unpacked. */
    public static JsonObject oracle(String name) {
        try (BufferedReader reader = reader(file("traces/oracle/" + name))) {
            return JsonParser.parseReader(reader).getAsJsonObject();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns the text of a file, which may be packed: {@code .gz} is added where need be. */
    public static String text(String name) throws IOException {
        Path file = find(name).orElseGet(() -> find(name + ".gz").orElseGet(() -> file(name)));
        try (BufferedReader reader = reader(file)) {
            return IOUtils.toString(reader);
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

    /** Returns a file that a test can do without; empty where it is absent. */
    public static Optional<Path> find(String name) {
        return roots().map(root -> root.resolve(name)).filter(Files::exists).findFirst();
    }

    /** The project's own data first: files that exist there are never read from outside. */
    private static Stream<Path> roots() {
        String configured = System.getenv("ASTROLABE_SHARED");
        Optional<Path> shared =
                configured != null
                        ? Optional.of(Path.of(configured)).filter(Files::isDirectory)
                        : above("shared/traces").map(Path::getParent);
        return Stream.concat(above(DATA).stream(), shared.stream());
    }

    /** Returns a folder of the project, or one beside it, by its path from there. */
    static Optional<Path> above(String name) {
        for (Path p = Path.of("").toAbsolutePath(); p != null; p = p.getParent()) {
            if (Files.isDirectory(p.resolve(name))) {
                return Optional.of(p.resolve(name));
            }
        }
        return Optional.empty();
    }

    private static Path unpack(Path archive) {
        try {
            Path folder = Files.createTempDirectory("astrolabe-trace-");
            Runtime.getRuntime().addShutdownHook(new Thread(() -> TemporaryFolder.delete(folder)));
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
}
