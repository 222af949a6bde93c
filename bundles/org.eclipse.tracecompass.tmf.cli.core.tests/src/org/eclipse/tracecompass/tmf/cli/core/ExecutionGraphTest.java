package org.eclipse.tracecompass.tmf.cli.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import org.eclipse.tracecompass.analysis.graph.core.base.IGraphWorker;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfEdge;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfGraph;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfGraph.EdgeDirection;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfVertex;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.graph.OsExecutionGraph;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.graph.OsWorker;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.KernelAnalysisModule;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.StateValues;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAbstractAnalysisModule;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalManager;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceOpenedSignal;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceOpener;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceUtils;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The execution graph and the history of states are made apart; they must tell the same. */
@ExtendWith(TemporaryCache.class)
class ExecutionGraphTest {

    private static final Set<Object> RUNNING =
            Set.of(
                    StateValues.PROCESS_STATUS_RUN_USERMODE,
                    StateValues.PROCESS_STATUS_RUN_SYSCALL,
                    StateValues.PROCESS_STATUS_INTERRUPTED);

    private static final Set<Object> WAITING = Set.of(StateValues.PROCESS_STATUS_WAIT_FOR_CPU);

    @ParameterizedTest
    @ValueSource(strings = {"k-alpha/s1", "k-beta/s1"})
    void aThreadRunsAndWaitsForACpuAsLongAsInTheHistory(String session) throws Exception {
        ITmfTrace trace =
                TmfTraceOpener.open(TraceFixtures.path("demo:" + session + "/kernel"), null, null);
        try {
            TmfSignalManager.dispatchSignal(new TmfTraceOpenedSignal(this, trace, null));
            ITmfGraph graph =
                    Objects.requireNonNull(
                            complete(trace, OsExecutionGraph.class, OsExecutionGraph.ANALYSIS_ID)
                                    .getTmfGraph());
            ITmfStateSystem history =
                    Objects.requireNonNull(
                            complete(trace, KernelAnalysisModule.class, KernelAnalysisModule.ID)
                                    .getStateSystem());
            Map<String, Long> expected = new TreeMap<>();
            Map<String, Long> found = new TreeMap<>();
            for (IGraphWorker each : graph.getWorkers()) {
                int tid = ((OsWorker) each).getHostThread().getTid();
                if (tid > 0) {
                    // a thread that is created begins in the graph when it is woken; one that runs
                    // when the trace begins, in the history with its first event
                    long from =
                            Math.max(
                                    Objects.requireNonNull(graph.getHead(each)).getTimestamp(),
                                    firstKnown(history, tid));
                    Map<String, Long> states = states(graph, each, from);
                    found.put(tid + " running", states.getOrDefault("RUNNING", 0L));
                    found.put(tid + " waiting", states.getOrDefault("PREEMPTED", 0L));
                    expected.put(tid + " running", time(history, tid, from, RUNNING));
                    expected.put(tid + " waiting", time(history, tid, from, WAITING));
                }
            }
            assertThat(found).hasSizeGreaterThan(50).isEqualTo(expected);
        } finally {
            trace.dispose();
        }
    }

    private static <M extends TmfAbstractAnalysisModule> M complete(
            ITmfTrace trace, Class<M> type, String id) {
        M module = Objects.requireNonNull(TmfTraceUtils.getAnalysisModuleOfClass(trace, type, id));
        assertThat(module.schedule().isOK()).isTrue();
        assertThat(module.waitForCompletion()).isTrue();
        return module;
    }

    private static Map<String, Long> states(ITmfGraph graph, IGraphWorker worker, long from) {
        Map<String, Long> states = new HashMap<>();
        for (Iterator<ITmfVertex> nodes = graph.getNodesOf(worker); nodes.hasNext(); ) {
            ITmfVertex vertex = nodes.next();
            ITmfEdge piece = graph.getEdgeFrom(vertex, EdgeDirection.INCOMING_HORIZONTAL_EDGE);
            if (piece != null) {
                states.merge(
                        String.valueOf(piece.getEdgeContextState()),
                        Math.max(from, vertex.getTimestamp())
                                - Math.max(from, piece.getVertexFrom().getTimestamp()),
                        Long::sum);
            }
        }
        return states;
    }

    private static long firstKnown(ITmfStateSystem history, int tid) throws Exception {
        int quark = history.getQuarkAbsolute("Threads", String.valueOf(tid));
        ITmfStateInterval first = history.querySingleState(history.getStartTime(), quark);
        return first.getValue() == null ? first.getEndTime() + 1 : first.getStartTime();
    }

    private static long time(ITmfStateSystem history, int tid, long from, Set<Object> values)
            throws Exception {
        int quark = history.getQuarkAbsolute("Threads", String.valueOf(tid));
        long time = 0;
        for (ITmfStateInterval interval :
                history.query2D(List.of(quark), from, history.getCurrentEndTime())) {
            if (interval.getValue() instanceof Integer value && values.contains(value)) {
                time +=
                        Math.min(interval.getEndTime() + 1, history.getCurrentEndTime())
                                - Math.max(from, interval.getStartTime());
            }
        }
        return time;
    }
}
