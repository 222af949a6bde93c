package org.eclipse.tracecompass.tmf.cli.core;

import static org.assertj.core.api.Assertions.assertThat;

import org.eclipse.tracecompass.tmf.testkit.rogue.RogueAnalysis;
import org.eclipse.tracecompass.tmf.testkit.rogue.RoguePlugin;
import org.junit.jupiter.api.Test;

/** A command names the plug-in that makes it fail. */
class PluginProblemsTest {

    @Test
    void anAnalysisThatThrowsIsReportedWithItsPluginAndHowToSwitchItOff() throws Exception {
        try (RoguePlugin plugin = new RoguePlugin(true)) {
            CommandRun run =
                    CommandRun.of("analyze", TraceFixtures.KERNEL, "--analysis", RogueAnalysis.ID);
            assertThat(run.code()).isEqualTo(1);
            assertThat(run.err())
                    .contains("no lamp is on. The plug-in " + RoguePlugin.NAME + " failed at ")
                    .contains("RogueAnalysis.executeAnalysis; 'astrolabe plugins --disable ")
                    .contains(RoguePlugin.NAME + "' switches it off.");
        }
    }

    @Test
    void theOtherAnalysesOfTheTraceGoOn() throws Exception {
        try (RoguePlugin plugin = new RoguePlugin(true)) {
            assertThat(
                            CommandRun.data(
                                    "table",
                                    TraceFixtures.KERNEL,
                                    "--view",
                                    "system-call-statistics",
                                    "--limit",
                                    2))
                    .contains("epoll_wait");
        }
    }
}
