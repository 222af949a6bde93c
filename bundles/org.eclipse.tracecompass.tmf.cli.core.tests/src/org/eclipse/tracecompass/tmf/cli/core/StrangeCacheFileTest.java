package org.eclipse.tracecompass.tmf.cli.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** Stored results whose place is taken by a pipe or a link are made anew, and nobody waits. */
@ExtendWith(TemporaryCache.class)
@DisabledOnOs(OS.WINDOWS)
@Timeout(120)
class StrangeCacheFileTest {

    @TempDir Path folder = Path.of("");

    /** Takes the place of a file. */
    private interface Change {
        void put(Path file) throws Exception;
    }

    @Test
    void aPipeIsNotReadForEver() throws Exception {
        assertMadeAnew(
                file ->
                        assertThat(new ProcessBuilder("mkfifo", file.toString()).start().waitFor())
                                .isZero());
    }

    @Test
    void aLinkThatLeadsNowhereIsNotWaitedFor() throws Exception {
        assertMadeAnew(file -> Files.createSymbolicLink(file, folder.resolve("nowhere")));
        assertThat(folder.resolve("nowhere")).doesNotExist();
    }

    @Test
    void whatALinkLeadsToIsNotTouched() throws Exception {
        Path victim = Files.writeString(folder.resolve("victim"), "precious");
        assertMadeAnew(file -> Files.createSymbolicLink(file, victim));
        assertThat(victim).hasContent("precious");
    }

    /** The cache that all commands of this process share goes before that of each test. */
    @BeforeAll
    static void useTheCacheOfTheProcess() {
        CommandRun.data("--version");
    }

    private void assertMadeAnew(Change change) throws Exception {
        Path trace = SharedTraces.copy(TraceFixtures.KERNEL, folder.resolve("trace"));
        Object[] table = {"table", trace, "--view", "system-call-latency", "--limit", "3"};
        CommandRun.data("analyze", trace, "--analysis", "kernel");
        Object[] picture = {
            "render", trace, "--view", "critical-path:15", "--out", folder.resolve("path.svg")
        };
        CommandRun.data(picture);
        String drawn = Files.readString(folder.resolve("path.svg"));
        String expected = CommandRun.data(table);
        List<Path> results = results();
        assertThat(results).hasSizeGreaterThanOrEqualTo(2);
        for (Path file : results) {
            Files.delete(file);
            change.put(file);
        }
        // Without the fingerprint, the others are not even looked at.
        Path fingerprint = results.getFirst().resolveSibling("fingerprint");
        byte[] good = Files.readAllBytes(fingerprint);
        Files.delete(fingerprint);
        change.put(fingerprint);
        assertThat(CommandRun.data(table)).isEqualTo(expected);
        Files.deleteIfExists(fingerprint);
        Files.write(fingerprint, good);
        for (Path file : results) {
            Files.deleteIfExists(file);
            change.put(file);
        }
        CommandRun run = CommandRun.of("analyze", trace, "--analysis", "kernel");
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out()).contains("built").contains("66357");
        CommandRun again = CommandRun.of(table);
        assertThat(again.code()).as(again.err()).isZero();
        assertThat(again.out()).isEqualTo(expected);
        CommandRun.data(picture);
        assertThat(folder.resolve("path.svg")).hasContent(drawn);
    }

    private static List<Path> results() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of(System.getProperty("astrolabe.cache")))) {
            return files.filter(f -> f.toString().matches(".*\\.(ht|segments)"))
                    .filter(f -> Files.isRegularFile(f, LinkOption.NOFOLLOW_LINKS))
                    .toList();
        }
    }
}
