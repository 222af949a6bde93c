package org.eclipse.tracecompass.lttng2.kernel.core.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.eclipse.tracecompass.analysis.graph.core.base.IGraphWorker;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfGraph;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.graph.OsExecutionGraph;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.graph.OsWorker;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.path.PathPiece;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.path.PathState;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.path.ThreadPath;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.KernelAnalysisModule;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.OnCpuSlices;
import org.eclipse.tracecompass.analysis.os.linux.core.model.HostThread;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventField;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceOpener;
import org.eclipse.tracecompass.tmf.core.trace.experiment.TmfExperiment;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The paths of all threads of real traces, against their events and the kernel's history. */
@ExtendWith(TemporaryCache.class)
class ThreadPathTest {

    private static final int CLIENT = 384;
    private static final int SERVER = 382;

    private record Hop(long time, long tid) {}

    private static <T> T analysed(ITmfTrace trace, String id, Class<T> type) {
        IAnalysisModule module = Objects.requireNonNull(trace.getAnalysisModule(id));
        assertThat(module.schedule().isOK()).isTrue();
        assertThat(module.waitForCompletion()).isTrue();
        return type.cast(module);
    }

    @ParameterizedTest
    @ValueSource(strings = {"k-alpha/s1/kernel", "k-beta/s1/kernel"})
    void piecesTileTheRangeAndFollowWakeUpsAndTheHistory(String demo) throws Exception {
        ITmfTrace trace = TmfTraceOpener.open(SharedTraces.demo(demo), null, null);
        ITmfGraph graph =
                Objects.requireNonNull(
                        analysed(trace, OsExecutionGraph.ANALYSIS_ID, OsExecutionGraph.class)
                                .getTmfGraph());
        ITmfStateSystem history =
                Objects.requireNonNull(
                        analysed(trace, KernelAnalysisModule.ID, KernelAnalysisModule.class)
                                .getStateSystem());
        long from = history.getStartTime();
        long to = history.getCurrentEndTime();
        Map<Integer, List<long[]>> slices = new HashMap<>();
        OnCpuSlices.forEach(
                history,
                from,
                to,
                null,
                (cpu, tid, start, end) ->
                        slices.computeIfAbsent(tid, t -> new ArrayList<>())
                                .add(new long[] {start, end}));
        Set<Hop> woken = new HashSet<>();
        Set<Hop> left = new HashSet<>();
        readEvents(trace, woken, left);
        int hops = 0;
        for (IGraphWorker worker : graph.getWorkers()) {
            if (tid(worker) > 0) {
                hops +=
                        check(
                                ThreadPath.find(graph, worker, from, to),
                                from,
                                to,
                                slices,
                                woken,
                                left);
            }
        }
        assertThat(hops).isGreaterThan(1000);
        trace.dispose();
    }

    /** The client of the demo waits for answers of the server, which waits for requests. */
    @Test
    void thePathOfAClientLeadsThroughTheHostOfItsServerAndBack() throws Exception {
        ITmfTrace alpha = TmfTraceOpener.open(SharedTraces.demo("k-alpha/s1/kernel"), null, null);
        ITmfTrace beta = TmfTraceOpener.open(SharedTraces.demo("k-beta/s1/kernel"), null, null);
        TmfExperiment both =
                (TmfExperiment) TmfTraceOpener.openExperiment("both", List.of(alpha, beta), null);
        CriticalPathTest.synchronize(both);
        ITmfGraph graph =
                Objects.requireNonNull(
                        analysed(both, OsExecutionGraph.ANALYSIS_ID, OsExecutionGraph.class)
                                .getTmfGraph());
        OsWorker client =
                new OsWorker(new HostThread(beta.getHostId(), Integer.valueOf(CLIENT)), "", 0);
        long from = Objects.requireNonNull(graph.getHead(client)).getTimestamp();
        long to = Objects.requireNonNull(graph.getTail(client)).getTimestamp();
        List<PathPiece> pieces = ThreadPath.find(graph, client, from, to);
        assertThat(pieces.stream().mapToLong(PathPiece::duration).sum()).isEqualTo(to - from);
        long served =
                pieces.stream()
                        .filter(p -> p.worker().getHostId().equals(alpha.getHostId()))
                        .filter(p -> tid(p.worker()) == SERVER && p.state() == PathState.RUNNING)
                        .count();
        assertThat(served).isGreaterThan(20);
        assertThat(pieces.get(pieces.size() - 1).worker()).isEqualTo(client);
        both.dispose();
    }

    private static int tid(IGraphWorker worker) {
        return ((OsWorker) worker).getHostThread().getTid().intValue();
    }

    private static int check(
            List<PathPiece> pieces,
            long from,
            long to,
            Map<Integer, List<long[]>> slices,
            Set<Hop> woken,
            Set<Hop> left) {
        long at = from;
        int hops = 0;
        PathPiece last = pieces.get(0);
        for (PathPiece piece : pieces) {
            assertThat(piece.start()).isEqualTo(at);
            assertThat(piece.end()).isGreaterThan(at);
            at = piece.end();
            if (piece.state() == PathState.RUNNING) {
                assertThat(onCpu(slices, piece)).as("%s", piece).isEqualTo(piece.duration());
            }
            if (tid(piece.worker()) > 0
                    && tid(last.worker()) > 0
                    && !piece.worker().equals(last.worker())
                    && last.state() != PathState.NETWORK) {
                hops++;
                assertThat(
                                woken.contains(new Hop(piece.start(), tid(piece.worker())))
                                        || left.contains(
                                                new Hop(piece.start(), tid(last.worker()))))
                        .as("from %s to %s", last, piece)
                        .isTrue();
            }
            last = piece;
        }
        assertThat(at).isEqualTo(to);
        return hops;
    }

    private static long onCpu(Map<Integer, List<long[]>> slices, PathPiece piece) {
        long sum = 0;
        for (long[] slice : slices.getOrDefault(tid(piece.worker()), List.of())) {
            sum += Math.max(0, Math.min(slice[1], piece.end()) - Math.max(slice[0], piece.start()));
        }
        return sum;
    }

    private static void readEvents(ITmfTrace trace, Set<Hop> woken, Set<Hop> left) {
        ITmfContext context = trace.seekEvent(0L);
        for (ITmfEvent event = trace.getNext(context); event != null; ) {
            long time = event.getTimestamp().toNanos();
            switch (event.getName()) {
                case "sched_waking", "sched_wakeup", "sched_wakeup_new" ->
                        woken.add(new Hop(time, number(event, "tid")));
                case "sched_switch" -> left.add(new Hop(time, number(event, "prev_tid")));
                default -> {
                    // Other events are no hops.
                }
            }
            event = trace.getNext(context);
        }
        context.dispose();
    }

    private static long number(ITmfEvent event, String field) {
        ITmfEventField found = Objects.requireNonNull(event.getContent().getField(field));
        return ((Number) Objects.requireNonNull(found.getValue())).longValue();
    }
}
