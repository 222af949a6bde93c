package org.eclipse.tracecompass.analysis.os.linux.core.execution.graph;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.tracecompass.analysis.graph.core.base.IGraphWorker;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfGraph;
import org.eclipse.tracecompass.analysis.graph.core.graph.TmfGraphFactory;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.path.PathPiece;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.path.ThreadPath;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.execution.graph.OsWorkerSerializer;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.SyntheticKernelTrace;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** Events that are missing or misleading: a path says "unknown" and why, and blames nobody. */
@ExtendWith(TemporaryCache.class)
class MisleadingEventsTest {

    private static final int BLOCKED = 1;
    private static final int PREEMPTED = 256;
    private static final int DEAD = 32;

    @TempDir Path folder = Path.of("");

    private final SyntheticKernelTrace trace = new SyntheticKernelTrace();

    /** The paths of all threads of an identifier, which are the same in the stored graph. */
    private List<String> paths(int tid, long from, long to) {
        OsExecutionGraphProvider provider = new OsExecutionGraphProvider(trace.trace());
        ITmfGraph graph = stored();
        provider.assignGraph(graph);
        trace.events().forEach(provider::processEvent);
        provider.done();
        graph.closeGraph(to);
        List<String> built = paths(graph, tid, from, to);
        ITmfGraph read = stored();
        assertThat(read.isDoneBuilding()).isTrue();
        assertThat(paths(read, tid, from, to)).isEqualTo(built);
        read.dispose();
        return built;
    }

    private ITmfGraph stored() {
        return TmfGraphFactory.createOnDiskGraph(
                folder.resolve("graph"), OsWorkerSerializer.INSTANCE, 0, 1);
    }

    /** Each piece is "from-to STATE reason". */
    private static List<String> paths(ITmfGraph graph, int tid, long from, long to) {
        List<String> paths = new ArrayList<>();
        for (IGraphWorker worker : graph.getWorkers()) {
            if (worker instanceof OsWorker thread && thread.getHostThread().getTid() == tid) {
                for (PathPiece piece : ThreadPath.find(graph, thread, from, to)) {
                    paths.add(
                            "%d-%d %s %s"
                                    .formatted(
                                            piece.start(),
                                            piece.end(),
                                            piece.state(),
                                            piece.detail())
                                    .strip());
                }
            }
        }
        return paths;
    }

    private SyntheticKernelTrace wake(long time, int cpu, int tid) {
        return trace.at(time, cpu, "sched_waking", "tid", tid);
    }

    @Test
    void whatHappenedWhileEventsWereLostIsUnknown() {
        trace.switchTo(10, 0, 0, 0, 7).switchTo(20, 0, 7, BLOCKED, 8).lost(30, 50);
        wake(60, 0, 7).switchTo(70, 0, 8, BLOCKED, 7).switchTo(80, 0, 7, BLOCKED, 0);
        assertThat(paths(7, 10, 80))
                .containsExactly(
                        "10-20 RUNNING",
                        "20-30 UNKNOWN events were lost",
                        "30-60 UNKNOWN events were lost",
                        "60-70 CPU",
                        "70-80 RUNNING");
    }

    @Test
    void aThreadThatRunsThoughNothingWokeItWaitedForAnUnknownCause() {
        trace.switchTo(10, 0, 0, 0, 7)
                .switchTo(20, 0, 7, BLOCKED, 8)
                .switchTo(70, 0, 8, BLOCKED, 7)
                .switchTo(80, 0, 7, BLOCKED, 0);
        assertThat(paths(7, 10, 80))
                .containsExactly(
                        "10-20 RUNNING",
                        "20-70 UNKNOWN the trace has no event that woke it",
                        "70-80 RUNNING");
    }

    @Test
    void aWakeUpOfAThreadThatDoesNotSleepIsNoCause() {
        trace.switchTo(10, 0, 0, 0, 7).switchTo(11, 1, 0, 0, 8);
        wake(15, 1, 7);
        trace.switchTo(20, 0, 7, PREEMPTED, 9).switchTo(30, 0, 9, BLOCKED, 7);
        wake(35, 1, 99);
        trace.switchTo(40, 0, 7, BLOCKED, 0).switchTo(41, 1, 8, BLOCKED, 0);
        assertThat(paths(7, 10, 40)).containsExactly("10-20 RUNNING", "20-30 CPU", "30-40 RUNNING");
    }

    @Test
    void aRecycledIdentifierIsAnotherThread() {
        trace.switchTo(10, 0, 0, 0, 7)
                .at(15, 0, "sched_process_exit", "comm", "t7", "tid", 7)
                .switchTo(20, 0, 7, DEAD, 8)
                .at(
                        30,
                        0,
                        "sched_process_fork",
                        "parent_tid",
                        8,
                        "child_tid",
                        7,
                        "child_comm",
                        "n");
        trace.at(31, 0, "sched_wakeup_new", "tid", 7);
        trace.switchTo(40, 0, 8, BLOCKED, 7).switchTo(50, 0, 7, BLOCKED, 0);
        assertThat(paths(7, 10, 50))
                .containsExactly(
                        "10-20 RUNNING",
                        "20-30 UNKNOWN the thread has ended, or nothing more is known of it",
                        "30-31 CPU",
                        "31-40 CPU",
                        "40-50 RUNNING");
    }

    @Test
    void aThreadOlderThanTheTraceHasUnknownTimeBeforeItsFirstEvent() {
        trace.switchTo(10, 0, 0, 0, 8);
        wake(40, 0, 7).switchTo(50, 0, 8, BLOCKED, 7).switchTo(60, 0, 7, BLOCKED, 0);
        assertThat(paths(7, 10, 60))
                .containsExactly(
                        "10-40 UNKNOWN nothing is known of the thread before its first event",
                        "40-50 CPU",
                        "50-60 RUNNING");
    }

    @Test
    void aThreadThatIsNeverWokenIsSaidToBeSo() {
        trace.switchTo(10, 0, 0, 0, 7)
                .switchTo(20, 0, 7, BLOCKED, 8)
                .switchTo(90, 0, 8, BLOCKED, 0);
        assertThat(paths(7, 10, 90))
                .containsExactly(
                        "10-20 RUNNING", "20-90 UNKNOWN not woken before the end of the trace");
    }
}
