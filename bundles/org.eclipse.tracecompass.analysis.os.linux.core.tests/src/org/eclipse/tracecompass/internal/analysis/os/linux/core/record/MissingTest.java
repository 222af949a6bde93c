package org.eclipse.tracecompass.internal.analysis.os.linux.core.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.EventListTrace;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.SyntheticKernelTrace;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.tmf.core.statistics.TmfStatisticsModule;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What empty cells say. */
class MissingTest {

    @TempDir private Path folder = Path.of("");

    private static String at(long time) {
        return TmfTimestamp.fromNanos(time).toString();
    }

    private static String first(@Nullable ITmfStateSystem history, long time, String... names) {
        return KnownSince.firstAfter(history, List.of(names), List.of(names[0]), time);
    }

    @Test
    void whatIsNotKnownYetSaysSinceWhen() throws Exception {
        EventListTrace trace =
                new EventListTrace(
                        new SyntheticKernelTrace()
                                .switchTo(10, 0, 0, 0, 7)
                                .lost(30, 50)
                                .switchTo(60, 0, 7, 0, 8)
                                .at(65, 0, "sched_wakeup", "tid", 9)
                                .lost(70, 75)
                                .switchTo(80, 0, 8, 0, 7),
                        folder.toString());
        TmfStatisticsModule statistics = new TmfStatisticsModule();
        statistics.setTrace(trace);
        statistics.schedule();
        assertThat(statistics.waitForCompletion()).isTrue();
        ITmfStateSystem history = Objects.requireNonNull(statistics.getStateSystem());
        assertThat(KnownSince.words(trace, history, 10)).isEqualTo("the trace began, at " + at(10));
        assertThat(KnownSince.words(trace, history, 29)).isEqualTo("the trace began, at " + at(10));
        for (long time : new long[] {30, 49, 50, 69}) {
            assertThat(KnownSince.words(trace, history, time))
                    .isEqualTo("the last loss of events ended, at " + at(50));
        }
        assertThat(KnownSince.words(trace, history, 80))
                .isEqualTo("the last loss of events ended, at " + at(75));
        assertThat(first(history, 9, "sched_switch"))
                .isEqualTo("The first sched_switch is at " + at(10) + ".");
        assertThat(first(history, 10, "sched_switch")).isEmpty();
        assertThat(first(history, 59, "sched_waking", "sched_wakeup"))
                .isEqualTo("The first sched_wakeup is at " + at(65) + ".");
        assertThat(first(history, 65, "sched_waking", "sched_wakeup")).isEmpty();
        assertThat(first(history, 10, "block_rq_issue", "block_rq_insert"))
                .isEqualTo("There is no block_rq_issue from " + at(10) + " to " + at(80) + ".");
        assertThat(first(null, 10, "sched_switch")).isEmpty();
        assertThat(ThreadColumns.THREAD.whyEmpty(trace, 60))
                .endsWith("since the trace began, at " + at(10) + ", or events were lost.");
        statistics.dispose();
        trace.dispose();
    }

    @Test
    void anEventThatTheTraceLacksIsMissingFromItsBeginningOn() throws Exception {
        EventListTrace trace =
                new EventListTrace(
                        new SyntheticKernelTrace().at(10, 0, "sched_waking", "tid", 8),
                        folder.toString());
        trace.readStart();
        assertThat(ThreadColumns.THREAD.whyEmpty(trace, 60))
                .contains("sched_switch", "Record with: ")
                .endsWith("Missing since the trace began, at " + at(10) + ".");
        trace.dispose();
    }
}
