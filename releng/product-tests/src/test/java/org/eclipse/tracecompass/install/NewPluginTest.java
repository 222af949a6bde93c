package org.eclipse.tracecompass.install;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.eclipse.tracecompass.install.Installation.Outcome;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * The author's way: a new plug-in is written, built outside our tree with the installed product as
 * its target, installed, and used on the command line and in the viewer.
 */
@EnabledOnOs(OS.LINUX)
class NewPluginTest {

    private static final String NAME = "org.example.log";

    @TempDir Path temp;

    @AfterEach
    void endTheBackground() throws InterruptedException {
        Installation.endProcessesOf(temp);
    }

    @Test
    void aNewPluginBuildsInstallsAndWorks() throws Exception {
        Installation astrolabe =
                Installation.copyOf(
                                "org.eclipse.tracecompass.rcp.product", temp.resolve("astrolabe"))
                        .withoutArchives();
        Path project = temp.resolve("project");
        succeeds(astrolabe.astrolabe("new-plugin", NAME, "--kind", "all", "--out", project + ""));
        addProbe(project.resolve(NAME));

        Outcome built = mvn(astrolabe, project);
        assertThat(built.exitCode()).as(built.out() + built.err()).isZero();

        succeeds(astrolabe.astrolabe("install", project + "/" + NAME + ".site/target/repository"));
        assertThat(astrolabe.astrolabe("plugins").out()).contains(NAME, "in use");
        String trace = project.resolve("traces/example.log").toString();
        theCommandLineHasItsTraceTypeAnalysesAndViews(astrolabe, trace);
        theViewerShowsItsViews(astrolabe, trace);

        succeeds(astrolabe.astrolabe("plugins", "--disable", NAME));
        assertThat(astrolabe.astrolabe("info", trace).exitCode()).isEqualTo(1);
        succeeds(astrolabe.astrolabe("plugins", "--enable", NAME));
        succeeds(astrolabe.astrolabe("info", trace));
    }

    private static Outcome succeeds(Outcome outcome) {
        assertThat(outcome.exitCode()).as(outcome.out() + outcome.err()).isZero();
        return outcome;
    }

    /** A class that opens the views; added as an author would add one. */
    private static void addProbe(Path bundle) throws IOException {
        try (var in = NewPluginTest.class.getResourceAsStream("/Probe.java.txt")) {
            Files.copy(in, bundle.resolve("src/org/example/log/Probe.java"));
        }
        Path extensions = bundle.resolve("plugin.xml");
        Files.writeString(
                extensions,
                Files.readString(extensions)
                        .replace(
                                "</plugin>",
                                "<extension point=\"org.eclipse.ui.startup\">"
                                        + "<startup class=\"org.example.log.Probe\"/></extension>"
                                        + "</plugin>"));
    }

    /** The Maven that runs this test builds the plug-in, without a network. */
    private static Outcome mvn(Installation astrolabe, Path project) throws Exception {
        String home = System.getProperty("maven.home");
        assumeTrue(home != null, "this test is not run by Maven");
        return astrolabe.run(
                List.of(Path.of(home, "bin", "mvn").toString(), "-B", "-o", "-q", "verify"),
                project.toFile(),
                Map.of());
    }

    private void theCommandLineHasItsTraceTypeAnalysesAndViews(Installation astrolabe, String trace)
            throws Exception {
        assertThat(succeeds(astrolabe.astrolabe("info", trace)).out()).contains("Log Log");
        Path rows = temp.resolve("threads.svg");
        succeeds(
                astrolabe.astrolabe(
                        "render", trace, "--view", "Log Threads", "--out", rows.toString()));
        assertThat(rows).content().contains("parse", "sort");
        Path chart = temp.resolve("depth.svg");
        succeeds(
                astrolabe.astrolabe(
                        "render", trace, "--view", "Log Depth", "--out", chart.toString()));
        assertThat(chart).content().contains("worker");
        Outcome table =
                succeeds(
                        astrolabe.astrolabe(
                                "table", trace, "--view", "Log Functions", "--format", "csv"));
        assertThat(table.out().lines().filter(line -> line.endsWith(",load"))).hasSize(2);
        Path calls = temp.resolve("calls.svg");
        succeeds(
                astrolabe.astrolabe(
                        "render", trace, "--view", "flamechart", "--out", calls.toString()));
        assertThat(calls).content().contains("start", "show");
    }

    private void theViewerShowsItsViews(Installation astrolabe, String trace) throws Exception {
        assumeTrue(System.getenv("DISPLAY") != null, "there is no display");
        Path workspace = temp.resolve("workspace");
        Outcome viewed =
                astrolabe.run(
                        List.of(
                                temp.resolve("astrolabe/astrolabe").toString(),
                                "open",
                                "--data",
                                workspace.toString(),
                                trace),
                        temp.toFile(),
                        Map.of("ASTROLABE_OPTS", "-Dprobe.folder=" + temp));
        succeeds(viewed);
        assertThat(colours(temp.resolve("threads.png"))).hasSizeGreaterThan(20);
        assertThat(colours(temp.resolve("depth.png"))).contains(0x0000ff, 0xff0000);
        Path log = workspace.resolve(".metadata/.log");
        try (Stream<String> lines = Files.exists(log) ? Files.lines(log) : Stream.empty()) {
            // The stack of a slow display of the views names the plug-in, too.
            assertThat(lines.filter(line -> line.startsWith("!") && line.contains(NAME))).isEmpty();
        }
        assertThat(Installation.errorsIn(workspace)).isEmpty();
    }

    private static Set<Integer> colours(Path picture) throws IOException {
        BufferedImage image = ImageIO.read(new File(picture.toString()));
        Set<Integer> colours = new HashSet<>();
        for (int y = 0; y < image.getHeight(); y++) {
            for (int x = 0; x < image.getWidth(); x++) {
                colours.add(image.getRGB(x, y) & 0xffffff);
            }
        }
        return colours;
    }
}
