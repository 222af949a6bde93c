package org.eclipse.tracecompass.lttng2.kernel.core.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.eclipse.tracecompass.analysis.graph.core.base.IGraphWorker;
import org.eclipse.tracecompass.analysis.graph.core.criticalpath.AbstractCriticalPathModule;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfEdge;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfGraph;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfGraph.EdgeDirection;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfVertex;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.graph.OsExecutionGraph;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.graph.OsWorker;
import org.eclipse.tracecompass.analysis.os.linux.core.model.HostThread;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderManager;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphArrow;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphDataProvider;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphRowModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphState;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphModel;
import org.eclipse.tracecompass.tmf.core.response.ITmfResponse.Status;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.core.synchronization.SynchronizationAlgorithm;
import org.eclipse.tracecompass.tmf.core.synchronization.SynchronizationAlgorithmFactory;
import org.eclipse.tracecompass.tmf.core.synchronization.SynchronizationManager;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceOpener;
import org.eclipse.tracecompass.tmf.core.trace.experiment.TmfExperiment;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Critical paths in traces that LTTng recorded. */
@ExtendWith(TemporaryCache.class)
class CriticalPathTest {

    private static final String PROVIDER =
            "org.eclipse.tracecompass.analysis.graph.core.dataprovider.CriticalPathDataProvider";

    /** A process of the demo that waits for its children, threads, timers and the disk. */
    private static final int MAIN = 380;

    private static OsExecutionGraph graphOf(ITmfTrace trace) {
        if (!(trace.getAnalysisModule(OsExecutionGraph.ANALYSIS_ID)
                instanceof OsExecutionGraph analysis)) {
            throw new AssertionError("no execution graph");
        }
        assertThat(analysis.schedule().isOK()).isTrue();
        assertThat(analysis.waitForCompletion()).isTrue();
        return analysis;
    }

    private static ITimeGraphDataProvider<?> pathOf(ITmfTrace trace, String thread) {
        return Objects.requireNonNull(
                DataProviderManager.getInstance()
                        .fetchOrCreateDataProvider(
                                trace, PROVIDER + ":" + thread, ITimeGraphDataProvider.class));
    }

    private static TmfModelResponse<?> complete(ITimeGraphDataProvider<?> provider)
            throws InterruptedException {
        while (true) {
            TmfModelResponse<?> tree = provider.fetchTree(Map.of(), null);
            if (tree.getStatus() != Status.RUNNING) {
                return tree;
            }
            Thread.sleep(5);
        }
    }

    private static List<? extends ITimeGraphEntryModel> entries(
            ITimeGraphDataProvider<? extends ITimeGraphEntryModel> provider) {
        return Objects.requireNonNull(provider.fetchTree(Map.of(), null).getModel()).getEntries();
    }

    private static List<ITmfEdge> edges(ITmfGraph graph, EdgeDirection direction) {
        List<ITmfEdge> edges = new ArrayList<>();
        for (IGraphWorker worker : graph.getWorkers()) {
            for (Iterator<ITmfVertex> nodes = graph.getNodesOf(worker); nodes.hasNext(); ) {
                ITmfEdge edge = graph.getEdgeFrom(nodes.next(), direction);
                if (edge != null) {
                    edges.add(edge);
                }
            }
        }
        return edges;
    }

    @Test
    void exactlyOneThreadIsOnThePathAtEachTime() throws Exception {
        ITmfTrace trace = TmfTraceOpener.open(SharedTraces.demo("k-alpha/s1/kernel"), null, null);
        OsExecutionGraph analysis = graphOf(trace);
        OsWorker main = new OsWorker(new HostThread(trace.getHostId(), MAIN), "", 0);
        ITmfGraph graph = Objects.requireNonNull(analysis.getTmfGraph());
        long start = Objects.requireNonNull(graph.getHead(main)).getTimestamp();
        long end = Objects.requireNonNull(graph.getTail(main)).getTimestamp();
        AbstractCriticalPathModule path = analysis.criticalPathModule();
        path.setParameter(AbstractCriticalPathModule.PARAM_WORKER, main);
        assertThat(path.waitForCompletion()).isTrue();

        List<ITmfEdge> pieces =
                edges(
                        Objects.requireNonNull(path.getCriticalPathGraph()),
                        EdgeDirection.OUTGOING_HORIZONTAL_EDGE);
        pieces.sort((a, b) -> a.getVertexFrom().compareTo(b.getVertexFrom()));
        long at = start;
        for (ITmfEdge piece : pieces) {
            assertThat(piece.getVertexFrom().getTimestamp()).isEqualTo(at);
            at = piece.getVertexTo().getTimestamp();
        }
        assertThat(at).isEqualTo(end);
        assertThat(Objects.requireNonNull(path.getCriticalPathGraph()).getWorkers())
                .hasSizeGreaterThan(5);
        trace.dispose();
    }

    @Test
    void anEdgeTakesAtMost24BytesOfTheStoredGraph() throws Exception {
        ITmfTrace trace = TmfTraceOpener.open(SharedTraces.demo("k-alpha/s1/kernel"), null, null);
        ITmfGraph graph = Objects.requireNonNull(graphOf(trace).getTmfGraph());
        long edges =
                edges(graph, EdgeDirection.OUTGOING_HORIZONTAL_EDGE).size()
                        + edges(graph, EdgeDirection.OUTGOING_VERTICAL_EDGE).size();
        long bytes =
                Files.size(
                        Path.of(
                                TmfTraceManager.getSupplementaryFileDir(trace),
                                OsExecutionGraph.ANALYSIS_ID + ".ht"));
        assertThat(edges).isGreaterThan(5000);
        assertThat(bytes).isLessThanOrEqualTo(24 * edges);
        trace.dispose();
    }

    @Test
    void theDataProviderShowsThePathOfAThreadByItsNumber() throws Exception {
        ITmfTrace trace = TmfTraceOpener.open(SharedTraces.demo("k-alpha/s1/kernel"), null, null);
        ITimeGraphDataProvider<?> provider = pathOf(trace, String.valueOf(MAIN));
        TmfModelResponse<?> tree = complete(provider);
        assertThat(tree.getStatus()).isEqualTo(Status.COMPLETED);
        List<? extends ITimeGraphEntryModel> entries = entries(provider);
        assertThat(entries.get(0).getParentId()).isEqualTo(-1);
        assertThat(entries.get(1).getName()).isEqualTo("[python3,380]");
        long start = entries.get(0).getStartTime();
        long end = entries.get(0).getEndTime();
        List<Long> ids = entries.stream().map(ITimeGraphEntryModel::getId).toList();
        Map<String, Object> parameters =
                Map.of(
                        DataProviderParameterUtils.REQUESTED_TIME_KEY,
                        List.of(Long.valueOf(start), Long.valueOf(end)),
                        DataProviderParameterUtils.REQUESTED_ITEMS_KEY,
                        ids,
                        DataProviderParameterUtils.FULL_SEARCH_KEY,
                        Boolean.TRUE);
        TimeGraphModel model =
                Objects.requireNonNull(provider.fetchRowModel(parameters, null).getModel());
        long sum = 0;
        for (ITimeGraphRowModel row : model.getRows()) {
            for (ITimeGraphState state : row.getStates()) {
                sum += state.getValue() == Integer.MIN_VALUE ? 0 : state.getDuration();
            }
        }
        assertThat(sum).isEqualTo(end - start);
        List<ITimeGraphArrow> arrows =
                Objects.requireNonNull(provider.fetchArrows(parameters, null).getModel());
        assertThat(arrows).isNotEmpty();
        assertThat(
                        provider.fetchTooltip(
                                        Map.of(
                                                DataProviderParameterUtils.REQUESTED_TIME_KEY,
                                                List.of(Long.valueOf(start)),
                                                DataProviderParameterUtils.REQUESTED_ITEMS_KEY,
                                                List.of(ids.get(1))),
                                        null)
                                .getModel())
                .containsEntry("TID", "380")
                .containsKey("State");
        trace.dispose();
    }

    /** The daemon is still waiting when the trace ends. */
    @Test
    void ofManyNamedPathsThoseThatWereAskedForLastAreKept() throws Exception {
        ITmfTrace trace = TmfTraceOpener.open(SharedTraces.demo("k-alpha/s1/kernel"), null, null);
        ITimeGraphDataProvider<?> main = pathOf(trace, String.valueOf(MAIN));
        ITimeGraphDataProvider<?> first = pathOf(trace, "no thread 0");
        for (int i = 1; i < 50; i++) {
            complete(pathOf(trace, "no thread " + i));
            complete(main);
        }
        assertThat(pathOf(trace, String.valueOf(MAIN))).isSameAs(main);
        assertThat(pathOf(trace, "no thread 49")).isSameAs(pathOf(trace, "no thread 49"));
        assertThat(pathOf(trace, "no thread 0")).isNotSameAs(first);
        trace.dispose();
    }

    @Test
    void theTooltipOfAnUnknownCauseSaysWhatIsMissing() throws Exception {
        ITmfTrace trace = TmfTraceOpener.open(SharedTraces.demo("k-alpha/s1/kernel"), null, null);
        ITimeGraphDataProvider<?> provider = pathOf(trace, "338");
        complete(provider);
        List<? extends ITimeGraphEntryModel> entries = entries(provider);
        long end = entries.get(0).getEndTime();
        Long daemon =
                entries.stream()
                        .filter(entry -> entry.getName().contains(",338]"))
                        .findFirst()
                        .orElseThrow()
                        .getId();
        assertThat(
                        provider.fetchTooltip(
                                        Map.of(
                                                DataProviderParameterUtils.REQUESTED_TIME_KEY,
                                                List.of(Long.valueOf(end - 1)),
                                                DataProviderParameterUtils.REQUESTED_ITEMS_KEY,
                                                List.of(daemon)),
                                        null)
                                .getModel())
                .containsEntry("Cause", "not woken before the end of the trace")
                .containsEntry("Missing", "the trace ends at " + TmfTimestamp.fromNanos(end));
        trace.dispose();
    }

    @Test
    void anUnknownThreadIsSaidToBeUnknown() throws Exception {
        ITmfTrace trace = TmfTraceOpener.open(SharedTraces.demo("k-alpha/s1/kernel"), null, null);
        ITimeGraphDataProvider<?> provider = pathOf(trace, "nobody");
        TmfModelResponse<?> tree = complete(provider);
        assertThat(tree.getStatus()).isEqualTo(Status.FAILED);
        assertThat(tree.getStatusMessage()).contains("No thread has the number or name nobody");
        trace.dispose();
    }

    @Test
    void packetsJoinTheThreadsOfTwoHosts() throws Exception {
        Path folder = SharedTraces.trace("ctf/tc-synctraces");
        ITmfTrace trace = TmfTraceOpener.open(folder, null, null);
        synchronize((TmfExperiment) trace);
        assertThat(packetsBetweenHosts(trace)).isBetween(20L, 46L);
        trace.dispose();
    }

    @Test
    void noPathLeadsToAHostWhoseClockIsNotSynchronized() throws Exception {
        Path folder = SharedTraces.trace("ctf/tc-synctraces");
        ITmfTrace trace = TmfTraceOpener.open(folder, null, null);
        assertThat(packetsBetweenHosts(trace)).isZero();
        trace.dispose();
    }

    static void synchronize(TmfExperiment experiment) {
        SynchronizationAlgorithm found =
                SynchronizationManager.synchronizeTraces(
                        null,
                        List.of(experiment),
                        SynchronizationAlgorithmFactory.getDefaultAlgorithm(),
                        true);
        assertThat(
                        experiment.useClocks(
                                t ->
                                        found.getTimestampTransform(t)
                                                .composeWith(experiment.getHostClock(t))))
                .isTrue();
    }

    private static long packetsBetweenHosts(ITmfTrace trace) {
        ITmfGraph graph = Objects.requireNonNull(graphOf(trace).getTmfGraph());
        return edges(graph, EdgeDirection.OUTGOING_VERTICAL_EDGE).stream()
                .filter(edge -> edge.getEdgeContextState().isMatchable())
                .filter(
                        edge ->
                                !host(graph, edge.getVertexFrom())
                                        .equals(host(graph, edge.getVertexTo())))
                .count();
    }

    private static String host(ITmfGraph graph, ITmfVertex vertex) {
        return Objects.requireNonNull(graph.getParentOf(vertex)).getHostId();
    }
}
