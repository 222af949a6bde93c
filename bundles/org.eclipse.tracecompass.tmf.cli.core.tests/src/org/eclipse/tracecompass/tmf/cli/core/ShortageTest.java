package org.eclipse.tracecompass.tmf.cli.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What commands do when the machine runs short of something, in processes of their own. */
@DisabledOnOs(OS.WINDOWS)
class ShortageTest {

    @TempDir Path folder = Path.of("");

    @Test
    void tooManyOpenFilesCostNoResultsAndGiveNoWrongOnes() throws Exception {
        CommandRun run =
                new ChildProcess.Setup(FewFiles.class, folder, "ulimit -n 600", List.of())
                        .run(TraceFixtures.KERNEL);
        assertThat(run.out()).as(run.err()).matches("refused [1-9]\\d* and [1-9]\\d*\n");
    }

    private static Object[] query() {
        return new Object[] {"query", TraceFixtures.KERNEL, "--analysis", "kernel", "--at", "+1s"};
    }

    private static void assertSentence(CommandRun run, String part) {
        assertThat(run.err().lines())
                .singleElement()
                .asString()
                .startsWith("astrolabe: ")
                .contains(part)
                .endsWith(".")
                .doesNotContain("Exception", "Internal error");
        assertThat(run.code()).isEqualTo(1);
    }

    /** A limit of the size of a file is met in the middle of writing, as is the end of a disk. */
    @Test
    void aFullDiskLeavesNoHalfHistoryAndTheNextRunIsRight() throws Exception {
        String expected = CommandRun.data(query());
        ChildProcess.Setup setup = ChildProcess.Setup.in(folder);
        assertSentence(
                setup.withLimits("ulimit -f 200").run(query()),
                "org.eclipse.tracecompass.analysis.os.linux.kernel.ht; free some");
        assertThat(files(setup.cache()))
                .extracting(Path::getFileName)
                .asString()
                .doesNotContain(".ht");
        CommandRun after = setup.run(query());
        assertThat(after.out()).as(after.err()).isEqualTo(expected);
    }

    @Test
    void aTableIsRightWhereItsSegmentsCannotBeStored() throws Exception {
        Object[] table = {
            "table", TraceFixtures.KERNEL, "--view", "system-call-latency", "--limit", "5"
        };
        String expected = CommandRun.data(table);
        ChildProcess.Setup setup = ChildProcess.Setup.in(folder);
        CommandRun run = setup.withLimits("ulimit -f 60").run(table);
        assertThat(run.code()).isZero();
        assertThat(run.err()).contains("Segments are not stored: ");
        assertThat(run.out()).isEqualTo(expected);
        assertThat(files(setup.cache()))
                .extracting(Path::getFileName)
                .asString()
                .doesNotContain(".segments");
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void anOutputThatTakesNothingIsSaid() throws Exception {
        CommandRun run =
                ChildProcess.Setup.in(folder)
                        .withLimits("exec > /dev/full")
                        .run("events", TraceFixtures.KERNEL, "--limit", 3);
        assertSentence(run, "Cannot write the output: ");
    }

    @ParameterizedTest
    @ValueSource(ints = {12, 20})
    void tooLittleMemoryIsSaidOrEnough(int megabytes) throws Exception {
        String expected = CommandRun.data(query());
        ChildProcess.Setup setup = ChildProcess.Setup.in(folder);
        CommandRun run = setup.withOptions("-Xmx" + megabytes + "m", "-Xlog:disable").run(query());
        if (run.code() == 0) {
            assertThat(run.out()).isEqualTo(expected);
        } else {
            assertSentence(run, "Java's memory of ");
        }
        CommandRun after = setup.run(query());
        assertThat(after.out()).as(after.err()).isEqualTo(expected);
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(Files::isRegularFile).toList();
        }
    }
}
