package org.eclipse.tracecompass.install;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.eclipse.tracecompass.install.Installation.Outcome;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The viewer with all bundles on one class path and an archive of it. */
@EnabledOnOs(OS.LINUX)
class FastViewerTest {

    /** Is loaded where the viewer is started on one class path. */
    private static final String CLASS_PATH_START =
            "org.eclipse.tracecompass.internal.rcp.start.ClassPathLoader ";

    private static final String CLOSES_ITSELF = "-Dastrolabe.rehearsal=true";

    @TempDir Path temp;

    private Installation astrolabe;
    private Path folder;
    private Path cache;
    private Process screen;
    private String display;

    @BeforeEach
    void install() throws Exception {
        assumeTrue(hasXvfb(), "Xvfb is not installed");
        folder = temp.resolve("astrolabe");
        cache = folder.resolve("user-cache");
        astrolabe = Installation.copyOf("org.eclipse.tracecompass.rcp.product", folder);
        screen =
                new ProcessBuilder("Xvfb", "-displayfd", "1", "-screen", "0", "1600x1000x24")
                        .redirectError(Redirect.DISCARD)
                        .start();
        BufferedReader reader = screen.inputReader(StandardCharsets.US_ASCII);
        display = ":" + reader.readLine();
    }

    @AfterEach
    void closeScreen() throws InterruptedException {
        Installation.endProcessesOf(temp);
        if (screen != null) {
            screen.destroy();
        }
    }

    private static boolean hasXvfb() {
        return Stream.of(System.getenv("PATH").split(":"))
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, "Xvfb")));
    }

    /** Opens a trace in a viewer that closes itself when it has shown it. */
    private void open(Path trace, String... options) throws Exception {
        List<String> all = new ArrayList<>(List.of(CLOSES_ITSELF));
        all.addAll(List.of(options));
        Outcome outcome =
                astrolabe.run(
                        List.of(folder.resolve("astrolabe").toString(), "open", trace.toString()),
                        null,
                        Map.of(
                                "DISPLAY", display,
                                "HOME", temp.toString(),
                                "XDG_CACHE_HOME", cache.toString(),
                                "ASTROLABE_OPTS", String.join(" ", all)));
        assertThat(outcome.exitCode()).as(outcome.out() + outcome.err()).isZero();
        assertThat(Installation.errorsIn(temp)).isEmpty();
    }

    private boolean isBuilt(String name) throws IOException {
        try (Stream<Path> files = Files.walk(cache)) {
            return files.anyMatch(file -> file.getFileName().toString().equals(name));
        }
    }

    /**
     * A rehearsal takes a minute, so there is one. {@code LauncherTest} has the places of what it
     * prepares; here the installation is one that the user cannot write.
     */
    @Test
    void aRehearsedViewerTakesItsClassesFromTheArchiveAndHasThePlugInInDropins() throws Exception {
        Path inside = folder.resolve("configuration/astrolabe");
        if (Files.exists(inside)) {
            // commands of the product have been tried where it was built
            Files.move(inside, temp.resolve("kept"));
        }
        Files.createFile(inside);
        cache = temp.resolve("cache");
        addPlugIn();
        Path trace =
                Installation.ROOT.resolve(
                        "doc/examples/org.eclipse.tracecompass.examples.tinytrace/traces/house.tiny");
        open(trace);
        assertThat(isBuilt("org.eclipse.tracecompass.examples.tinytrace.devices.ht"))
                .as("with the ordinary start, which tells the platform of the plug-in")
                .isTrue();
        deleteResults();
        rehearse();
        Path classes = temp.resolve("classes.txt");
        open(trace, "-Xlog:class+load:file=" + classes);
        assertThat(isBuilt("org.eclipse.tracecompass.examples.tinytrace.devices.ht")).isTrue();
        List<String> loaded = Files.readAllLines(classes);
        List<String> others =
                loaded.stream()
                        .filter(line -> !line.contains("shared objects file"))
                        .filter(line -> line.contains("source: file:"))
                        .toList();
        assertThat(loaded)
                .anyMatch(line -> line.contains(" org.eclipse.swt.widgets.Display source: shared"))
                .anyMatch(line -> line.contains(CLASS_PATH_START));
        assertThat(others).as("classes from jars").hasSizeLessThan(loaded.size() / 20);
    }

    private void addPlugIn() throws IOException {
        Path dropins = Files.createDirectories(folder.resolve("dropins"));
        try (Stream<Path> jars =
                Files.list(
                        Installation.ROOT.resolve(
                                "releng/examples-site/target/repository/plugins"))) {
            for (Path jar : jars.filter(f -> f.toString().endsWith(".jar")).toList()) {
                Files.copy(jar, dropins.resolve(jar.getFileName()));
            }
        }
    }

    private void rehearse() throws Exception {
        Outcome rehearsed =
                astrolabe.run(
                        List.of(folder.resolve("astrolabe").toString(), "rehearse"),
                        null,
                        Map.of("XDG_CACHE_HOME", cache.toString()));
        assertThat(rehearsed.exitCode()).as(rehearsed.out() + rehearsed.err()).isZero();
    }

    private void deleteResults() throws IOException {
        try (Stream<Path> files = Files.walk(cache)) {
            for (Path file : files.filter(f -> f.toString().endsWith(".ht")).toList()) {
                Files.delete(file);
            }
        }
    }
}
