package org.eclipse.tracecompass.tmf.cli.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.stream.Stream;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A history whose damage shows only during a later read is rebuilt and reported. */
class DamagedHistoryTest {

    private static final String SAID = "is damaged and is rebuilt.";

    @TempDir Path folder = Path.of("");
    private Path trace = Path.of("");

    @BeforeEach
    void buildAndDamage() throws IOException {
        trace = SharedTraces.copy(TraceFixtures.KERNEL, folder.resolve("trace"));
        CommandRun.data("analyze", trace, "--analysis", "kernel");
        Path history = history();
        try (FileChannel channel = FileChannel.open(history, StandardOpenOption.WRITE)) {
            long size = channel.size();
            for (long at = 4096; at < size * 3 / 4; at += 256) {
                channel.write(ByteBuffer.wrap(new byte[] {1, 2, 3, 4, 5, 6, 7, 8}), at);
            }
        }
    }

    @Test
    void aQueryIsAnsweredFromTheNewHistory() {
        String[] query = {
            "query", trace.toString(), "--analysis", "kernel", "--attributes", "**", "--at", "+2s"
        };
        CommandRun run = CommandRun.of((Object[]) query);
        assertThat(run.code()).isZero();
        assertThat(run.err()).contains(SAID);
        assertThat(CommandRun.data((Object[]) query)).isEqualTo(run.out()).isNotEmpty();
    }

    @Test
    void anAnalysisThatIsThereIsVerified() {
        CommandRun run = CommandRun.of("analyze", trace, "--analysis", "kernel");
        assertThat(run.code()).isZero();
        assertThat(run.err()).contains(SAID);
        assertThat(run.out()).contains("built").contains("66357");
        assertThat(CommandRun.data("analyze", trace, "--analysis", "kernel")).contains("reused");
    }

    @Test
    void aPictureIsDrawnFromTheNewHistory() throws IOException {
        Path first = folder.resolve("first.svg");
        Path second = folder.resolve("second.svg");
        CommandRun run = CommandRun.of("render", trace, "--view", "threads", "--out", first);
        assertThat(run.err()).contains(SAID);
        assertThat(run.code()).isZero();
        CommandRun.data("render", trace, "--view", "threads", "--out", second);
        assertThat(second).hasSameTextualContentAs(first);
    }

    private Path history() throws IOException {
        Path cache = Path.of(System.getProperty("astrolabe.cache"));
        try (Stream<Path> files = Files.walk(cache)) {
            return files.filter(file -> file.toString().endsWith("kernel.ht"))
                    .max(
                            (a, b) ->
                                    Long.compare(
                                            a.toFile().lastModified(), b.toFile().lastModified()))
                    .orElseThrow();
        }
    }
}
