package org.eclipse.tracecompass.tmf.cli.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.testkit.Soak;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceOpener;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** Commands, and analyses that are cancelled, leave nothing in the process. */
@ExtendWith(TemporaryCache.class)
class CommandSoakTest {

    private static final long SECONDS = 25;
    private static final int COMMANDS = 3;
    private static final int LAST_CANCEL_MILLIS = 200;

    @TempDir Path folder = Path.of("");

    @BeforeAll
    static void useTheCacheOfTheProcess() {
        CommandRun.data("--version");
    }

    private List<Object[]> commands() {
        Path calls = SharedTraces.trace("ctf/gen-ust-cyg");
        Path picture = folder.resolve("picture.svg");
        return List.of(
                new Object[] {"info", TraceFixtures.KERNEL},
                new Object[] {"events", TraceFixtures.SESSION, "--limit", 200},
                new Object[] {"query", TraceFixtures.KERNEL, "--analysis", "kernel", "--at", "+1s"},
                new Object[] {
                    "render", TraceFixtures.KERNEL, "--view", "resources", "--out", picture
                },
                new Object[] {"table", TraceFixtures.KERNEL, "--view", "system-call-statistics"},
                new Object[] {"table", calls, "--view", "function-statistics"},
                new Object[] {"render", calls, "--view", "flame-graph", "--out", picture});
    }

    @Test
    void nothingGrows() throws Exception {
        Soak soak = new Soak(() -> 0L);
        List<Object[]> commands = commands();
        soak.run(SECONDS, random -> round(commands, random));
        System.out.print(soak.table());
        assertThat(soak.growth()).as(soak.table()).isEmpty();
    }

    private static void round(List<Object[]> commands, Random random) throws Exception {
        if (random.nextBoolean()) {
            deleteResults();
        }
        for (int i = 0; i < COMMANDS; i++) {
            CommandRun run = CommandRun.of(commands.get(random.nextInt(commands.size())));
            assertThat(run.code()).as(run.err()).isZero();
        }
        ITmfTrace trace = TmfTraceOpener.open(TraceFixtures.KERNEL, null, null);
        try {
            for (IAnalysisModule module : trace.getAnalysisModules()) {
                if (random.nextBoolean()) {
                    module.schedule();
                }
            }
            Thread.sleep(random.nextInt(LAST_CANCEL_MILLIS));
            trace.getAnalysisModules().forEach(IAnalysisModule::cancel);
        } finally {
            trace.dispose();
        }
    }

    private static void deleteResults() throws Exception {
        try (Stream<Path> files = Files.walk(Path.of(System.getProperty("astrolabe.cache", "")))) {
            for (Path file : files.filter(f -> f.toString().endsWith(".ht")).toList()) {
                // an analysis that was cancelled may still delete its own
                Files.deleteIfExists(file);
            }
        }
    }
}
