package org.eclipse.tracecompass.tmf.cli.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RenderCommandTest {

    @TempDir Path folder = Path.of("");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "threads",
                "resources",
                "org.eclipse.tracecompass.analysis.os.linux.views.controlflow"
            })
    void anSvgIsAWellFormedDocument(String view) throws Exception {
        Path file = folder.resolve(view + ".svg");
        CommandRun.data("render", TraceFixtures.KERNEL, "--view", view, "--out", file);
        assertThat(
                        DocumentBuilderFactory.newInstance()
                                .newDocumentBuilder()
                                .parse(file.toFile())
                                .getDocumentElement()
                                .getTagName())
                .isEqualTo("svg");
        assertThat(files()).containsExactly(file);
    }

    @Test
    void aPngIsAsWideAsAskedAndHasColours() throws IOException {
        Path file = folder.resolve("cpus.PNG");
        CommandRun.data(
                "render",
                TraceFixtures.KERNEL,
                "--view",
                "resources",
                "--out",
                file,
                "--width",
                800,
                "--from",
                "+1s",
                "--to",
                "+2s",
                "--rows",
                "CPU",
                "--theme",
                "dark");
        BufferedImage image = ImageIO.read(file.toFile());
        assertThat(image.getWidth()).isEqualTo(800);
        long colours =
                IntStream.range(0, image.getWidth() * image.getHeight())
                        .map(i -> image.getRGB(i % image.getWidth(), i / image.getWidth()))
                        .distinct()
                        .count();
        assertThat(colours).isGreaterThan(20);
    }

    @Test
    void anUnknownViewIsAnsweredWithThoseThatAreKnown() throws IOException {
        CommandRun run =
                CommandRun.of(
                        "render",
                        TraceFixtures.KERNEL,
                        "--view",
                        "weather",
                        "--out",
                        folder.resolve("a.svg"));
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err()).contains("'weather'").contains("'Threads'").hasLineCount(1);
        assertThat(files()).isEmpty();
    }

    @Test
    void rowsThatDoNotExistAreSaidAndLeaveNoFile() throws IOException {
        CommandRun run =
                CommandRun.of(
                        "render",
                        TraceFixtures.KERNEL,
                        "--view",
                        "threads",
                        "--rows",
                        "no such thread",
                        "--out",
                        folder.resolve("a.svg"));
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err()).contains("no such thread").hasLineCount(1);
        assertThat(files()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--out=a.gif",
                "--width=10",
                "--rows=[",
                "--rows=(?:){1000000000}",
                "--from=yesterday",
            })
    void aWrongValueIsWrongUsage(String option) {
        CommandRun run =
                CommandRun.of(
                        "render",
                        TraceFixtures.KERNEL,
                        "--view",
                        "threads",
                        option.startsWith("--out")
                                ? "--theme=light"
                                : "--out=" + folder.resolve("a.svg"),
                        option);
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err())
                .startsWith("astrolabe: ")
                .endsWith(".\nTry 'astrolabe render --help'.\n")
                .hasLineCount(2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"a.svg", "a.json"})
    void rowsThatTakeTooLongToLookForAreSaidAndLeaveNoFile(String name) throws IOException {
        CommandRun run =
                CommandRun.of(
                        "render",
                        TraceFixtures.KERNEL,
                        "--view",
                        "threads",
                        "--rows",
                        "(.*)".repeat(20) + "x$",
                        "--out",
                        folder.resolve(name));
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err())
                .contains("takes too long on '")
                .doesNotContain("Internal")
                .hasLineCount(1);
        assertThat(files()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"absent/a.svg", "LONG.svg", "/proc/x.svg"})
    void aPlaceThatCannotBeWrittenIsSaidInASentence(String name) {
        Path out = folder.resolve(name.replace("LONG", "x".repeat(320)));
        CommandRun run =
                CommandRun.of("render", TraceFixtures.KERNEL, "--view", "threads", "--out", out);
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err())
                .startsWith("astrolabe: Cannot write " + out)
                .doesNotContain("Exception")
                .endsWith(".\n")
                .hasLineCount(1);
    }

    @Test
    void aMistakeInTheFilterOfRowsIsSaidWithItsColumn() throws IOException {
        Path file = folder.resolve("a.svg");
        CommandRun wrong = render("threads", "tid == 1 &&", file);
        assertThat(wrong.code()).isEqualTo(2);
        assertThat(wrong.err()).startsWith("astrolabe: --rows: Column 12: expected ");
        for (String view : List.of("threads", "cpu-usage")) {
            CommandRun unknown = render(view, "name == CPU && colour == red", file);
            assertThat(unknown.code()).isEqualTo(1);
            assertThat(unknown.err())
                    .startsWith("astrolabe: Rows cannot be filtered: Column 16: There is no column")
                    .contains("'colour'; the columns are ")
                    .hasLineCount(1);
        }
        assertThat(files()).isEmpty();
    }

    @Test
    void rowsAreChosenByConditionsOnTheirColumns() throws IOException {
        Path file = folder.resolve("a.svg");
        assertThat(render("threads", "tid > 1 && !python3", file).code()).isZero();
        assertThat(Files.readString(file)).doesNotContain(">python3<").contains("<svg");
    }

    private static CommandRun render(String view, String rows, Path file) {
        return CommandRun.of(
                "render",
                TraceFixtures.KERNEL,
                "--view",
                view,
                "--rows",
                rows,
                "--out",
                file,
                "--width",
                400);
    }

    private List<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.toList();
        }
    }

    /** Of a trace whose tracer declared more events than it recorded: interrupts alone. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    threads             | Threads             | Record sched_switch
                    system-call-latency | System Call Latency | enable-event -k --syscall
                    """)
    void aPictureOfNothingSaysWhatItsAnalysisNeeds(String view, String title, String needs)
            throws IOException {
        Path trace = SharedTraces.trace("ctf/la-test_irq-IrqTest");
        Path file = folder.resolve("x.svg");
        String nothing = "The trace has nothing for '" + title + "'.";
        CommandRun run = CommandRun.of("render", trace, "--view", view, "--out", file);
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err()).contains(nothing, needs, "astrolabe info");
        Path tracks = folder.resolve("x.pftrace");
        CommandRun export = CommandRun.of("export", trace, "--view", view, "--out", tracks);
        assertThat(export.err()).contains(nothing, needs);
        CommandRun part =
                CommandRun.of("render", trace, "--view", view, "--out", file, "--from", "+1ms");
        assertThat(part.err()).doesNotContain(nothing).contains("to draw.");
        assertThat(files()).isEmpty();
    }

    /** That it is damaged may be why there is nothing. */
    @Test
    void aPictureOfNothingTellsOfTheDamageOfTheTrace() throws IOException {
        Path trace = folder.resolve("trace");
        SharedTraces.copy(SharedTraces.trace("ctf/la-test_irq-IrqTest"), trace);
        try (Stream<Path> files = Files.walk(trace)) {
            for (Path stream : files.filter(RenderCommandTest::isStream).toList()) {
                try (FileChannel channel = FileChannel.open(stream, StandardOpenOption.WRITE)) {
                    channel.truncate(5000);
                }
            }
        }
        Path file = folder.resolve("x.svg");
        CommandRun run = CommandRun.of("render", trace, "--view", "threads", "--out", file);
        assertThat(run.err())
                .contains("the packet is truncated", "The trace has nothing for 'Threads'.");
    }

    private static boolean isStream(Path file) {
        return Files.isRegularFile(file) && !file.endsWith("metadata");
    }

    @Test
    void aChartWithoutValuesSaysWhatItsAnalysisNeeds() throws IOException {
        Path trace = SharedTraces.trace("ctf/la-test_irq-IrqTest");
        Path file = folder.resolve("x.svg");
        CommandRun run = CommandRun.of("render", trace, "--view", "cpu-usage", "--out", file);
        assertThat(run.code()).isZero();
        assertThat(run.err())
                .contains("note: The trace has nothing for 'CPU Usage'. ")
                .contains("Record sched_switch");
        assertThat(files()).containsExactly(file);
    }
}
