package org.eclipse.tracecompass.tmf.cli.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What commands say of traces that are damaged: all that is sound, and what is not. */
class DamagedTraceTest {

    @ParameterizedTest
    @CsvSource({
        "ctf/bt-fail-valid-events-then-invalid-events, 2, 1, event class 255",
        "ctf/gen-mut18-trailing-garbage-no-index, 3676, 1, no magic number",
        "ctf/gen-mut18-content-larger-than-packet-no-index, 0, 1, larger than the packet",
        "ctf/bt-intersection-onestream, 3, 0, UUID",
        "ctf/gen-mut18-bad-magic-packet2-no-index, 3676, 0, no magic number",
    })
    void soundEventsAreGivenAndProblemsTold(String name, int events, int code, String reason) {
        Path trace = SharedTraces.trace(name);
        CommandRun run = CommandRun.of("events", "--format", "json", trace);
        assertThat(run.lines()).hasSize(events);
        assertThat(run.err())
                .startsWith(code == 0 ? "astrolabe: warning: " : "astrolabe: " + trace)
                .contains(reason)
                .hasLineCount(1);
        assertThat(run.code()).isEqualTo(code);
        CommandRun info = CommandRun.of("info", trace);
        assertThat(info.out()).contains("problem").contains(reason);
        assertThat(info.err()).isEqualTo(run.err());
        assertThat(info.code()).isEqualTo(code);
    }

    @Test
    void aStreamThatIsCutOffIsReadUpToThere(@TempDir Path folder) throws IOException {
        Path trace = cut(folder);
        CommandRun run = CommandRun.of("events", "--format", "canonical", trace);
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.lines()).hasSizeBetween(10_000, 66_356);
        assertThat(run.err()).contains(trace.resolve("k_0").toString()).hasLineCount(1);
        CommandRun analysis = CommandRun.of("analyze", trace);
        assertThat(analysis.code()).isZero();
        assertThat(analysis.out()).contains("built");
        assertThat(analysis.err()).contains("warning: " + trace.resolve("k_0"));
    }

    @Test
    void aStreamThatIsCutOffBetweenPacketsIsKnownByItsIndex(@TempDir Path folder)
            throws IOException {
        Path trace = SharedTraces.copy(TraceFixtures.KERNEL, folder);
        Files.write(trace.resolve("k_0"), new byte[0]);
        CommandRun run = CommandRun.of("info", trace);
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err()).contains("k_0").contains("1 more packet.").hasLineCount(1);
    }

    @Test
    void eventsBeforeTheEndOfARangeTellOfTheirProblemsToo(@TempDir Path folder) throws IOException {
        CommandRun all = CommandRun.of("events", "--format", "json", cut(folder));
        String last = all.lines().get(all.lines().size() - 1);
        String time = last.replaceAll("^\\{\"timestamp\":(\\d+).*", "$1");
        CommandRun range =
                CommandRun.of("events", "--format", "json", folder, "--to", time, "--limit", 66000);
        assertThat(range.code()).isEqualTo(1);
        assertThat(range.err()).isEqualTo(all.err());
    }

    @ParameterizedTest
    @CsvSource({
        "README.md, is not a trace of a known type.",
        "traces/oracle/gen-ust-app.json, is not a trace of a known type.",
        "traces/oracle/gen-k-alpha.analysis.json.gz, is not a trace of a known type.",
        "traces/ctf/gen-ust-app.tar.gz, 'is an archive; unpack it, and open the trace that is in it.'"
    })
    void aFileOfAnotherFormatIsRefusedWithAListOfReasons(String name, String reason) {
        Path file = SharedTraces.file(name);
        CommandRun run = CommandRun.of("info", file);
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).containsOnlyOnce("not a CTF trace").containsOnlyOnce(file.toString());
        List<String> lines = run.err().lines().toList();
        assertThat(lines.get(0)).isEqualTo("astrolabe: %s %s Types tried:".formatted(file, reason));
        assertThat(lines.subList(1, lines.size()))
                .hasSizeGreaterThan(1)
                .allMatch(line -> line.matches(" {2}[A-Z].* : .*: .*"));
    }

    @Test
    void aReasonThatSeveralTypesShareIsSaidOnce(@TempDir Path folder) throws IOException {
        Path trace = SharedTraces.copy(TraceFixtures.KERNEL, folder);
        Files.writeString(trace.resolve("metadata"), "/* CTF 1.8 */ trace { major = ]; };");
        CommandRun run = CommandRun.of("info", trace);
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err())
                .containsPattern(
                        "Generic CTF Trace, LTTng Kernel Trace, LTTng UST Trace(, [a-z]+ Trace)*:"
                                + " metadata, line 1: ")
                .containsOnlyOnce("line 1")
                .containsOnlyOnce(trace.toString());
        Files.delete(trace.resolve("metadata"));
        assertThat(CommandRun.of("info", trace).err())
                .containsOnlyOnce("no file named metadata")
                .contains(" There is no trace in a folder below it either. Types tried:\n");
    }

    @Test
    void aTraceOfSeveralThatCannotBeReadIsNamed(@TempDir Path folder) throws IOException {
        SharedTraces.copy(TraceFixtures.KERNEL, folder.resolve("sound"));
        Path damaged = Files.createDirectory(folder.resolve("damaged"));
        Files.writeString(damaged.resolve("metadata"), "/* CTF 1.8 */ trace { major = ]; };");
        CommandRun run = CommandRun.of("info", folder);
        assertThat(run.code()).isZero();
        assertThat(run.out()).contains("66,357");
        assertThat(run.err())
                .startsWith(
                        "astrolabe: warning: Trace %s cannot be read: metadata, line 1: "
                                .formatted(damaged))
                .hasLineCount(1);
    }

    private static Path cut(Path folder) throws IOException {
        Path trace = SharedTraces.copy(TraceFixtures.KERNEL, folder);
        Path stream = trace.resolve("k_0");
        try (FileChannel channel = FileChannel.open(stream, StandardOpenOption.WRITE)) {
            channel.truncate(channel.size() / 2);
        }
        return trace;
    }
}
