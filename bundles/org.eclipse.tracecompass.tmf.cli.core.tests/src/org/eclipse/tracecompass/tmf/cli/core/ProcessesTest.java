package org.eclipse.tracecompass.tmf.cli.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.eclipse.tracecompass.testkit.Effort;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** Commands in several processes that use one cache, and processes that are killed. */
@ExtendWith(TemporaryCache.class)
class ProcessesTest {

    private static final Object[] QUERY = {
        "query", TraceFixtures.KERNEL, "--analysis", "kernel", "--at", "+1s"
    };
    private static final Object[] TABLE = {
        "table", TraceFixtures.KERNEL, "--view", "system-call-latency", "--limit", "50"
    };

    /** Each takes about two seconds. The property gives another number. */
    private static final int KILLS = 5;

    @TempDir Path folder = Path.of("");

    @BeforeAll
    static void useTheCacheOfTheProcess() {
        CommandRun.data("--version");
    }

    private static Path cache() {
        return Path.of(System.getProperty("astrolabe.cache", ""));
    }

    private ChildProcess start(Object... command) throws IOException {
        return ChildProcess.Setup.in(folder)
                .withOptions("-Dastrolabe.cache=" + cache())
                .start(command);
    }

    private static List<Path> results() throws IOException {
        try (Stream<Path> files = Files.walk(cache())) {
            return files.filter(Files::isRegularFile)
                    .filter(file -> !file.endsWith("fingerprint"))
                    .sorted()
                    .toList();
        }
    }

    private static void deleteResults() throws IOException {
        for (Path file : results()) {
            Files.delete(file);
        }
    }

    @Test
    void commandsOnOneTraceAtOnceAllAnswerAndKeepTheResults() throws Exception {
        String states = CommandRun.data(QUERY);
        String calls = CommandRun.data(TABLE);
        List<Path> expected = results();
        deleteResults();
        try (ChildProcess first = start(QUERY);
                ChildProcess second = start(QUERY);
                ChildProcess third = start(TABLE);
                ChildProcess fourth = start(TABLE)) {
            assertAnswers(first, states);
            assertAnswers(second, states);
            assertAnswers(third, calls);
            assertAnswers(fourth, calls);
        }
        assertThat(results()).isEqualTo(expected);
        assertThat(CommandRun.data("analyze", TraceFixtures.KERNEL, "--analysis", "kernel"))
                .contains("reused");
        assertThat(CommandRun.data(TABLE)).isEqualTo(calls);
    }

    private static void assertAnswers(ChildProcess child, String expected)
            throws InterruptedException {
        CommandRun run = child.join();
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out()).as(run.err()).isEqualTo(expected);
    }

    @Test
    void afterAKillAtAnyMomentTheNextCommandAnswersRight() throws Exception {
        String states = CommandRun.data(QUERY);
        String calls = CommandRun.data(TABLE);
        long kills = Effort.of("kills", KILLS);
        Random random = new Random(1);
        for (int i = 0; i < kills; i++) {
            deleteResults();
            boolean isHistory = i % 2 == 0;
            try (ChildProcess child = start(isHistory ? QUERY : TABLE)) {
                while (results().isEmpty() && child.isAlive()) {
                    TimeUnit.MILLISECONDS.sleep(2);
                }
                TimeUnit.MILLISECONDS.sleep(random.nextInt(isHistory ? 500 : 200));
                child.kill();
            }
            CommandRun next = CommandRun.of(isHistory ? QUERY : TABLE);
            assertThat(next.code()).as("kill %d: %s", i, next.err()).isZero();
            assertThat(next.out()).as("kill %d", i).isEqualTo(isHistory ? states : calls);
            // What the killed process was writing beside its place is deleted a day later.
            assertThat(results())
                    .filteredOn(file -> !file.toString().endsWith(".new"))
                    .as("kill %d", i)
                    .hasSize(1);
        }
    }
}
