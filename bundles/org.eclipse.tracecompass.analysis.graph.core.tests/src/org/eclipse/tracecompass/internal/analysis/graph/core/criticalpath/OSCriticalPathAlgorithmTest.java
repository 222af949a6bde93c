package org.eclipse.tracecompass.internal.analysis.graph.core.criticalpath;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.graph.core.base.IGraphWorker;
import org.eclipse.tracecompass.analysis.graph.core.criticalpath.CriticalPathAlgorithmException;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfEdge;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfGraph;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfGraph.EdgeDirection;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfVertex;
import org.eclipse.tracecompass.analysis.graph.core.graph.TmfGraphFactory;
import org.eclipse.tracecompass.internal.analysis.graph.core.graph.NamedWorker;
import org.eclipse.tracecompass.internal.analysis.graph.core.graph.legacy.OSEdgeContextState;
import org.eclipse.tracecompass.internal.analysis.graph.core.graph.legacy.OSEdgeContextState.OSEdgeContextEnum;
import org.junit.jupiter.api.Test;

/** Critical paths of small graphs, written as lines "worker from-to STATE" in the order of time. */
class OSCriticalPathAlgorithmTest {

    private static final NamedWorker A = new NamedWorker("A");
    private static final NamedWorker B = new NamedWorker("B");
    private static final NamedWorker C = new NamedWorker("C");

    private final ITmfGraph graph = TmfGraphFactory.createSimpleGraph();

    private ITmfVertex begin(NamedWorker worker, long time) {
        ITmfVertex vertex = graph.createVertex(worker, time);
        graph.add(vertex);
        return vertex;
    }

    private ITmfVertex to(NamedWorker worker, long time, OSEdgeContextEnum state) {
        ITmfVertex vertex = graph.createVertex(worker, time);
        graph.append(vertex, new OSEdgeContextState(state));
        return vertex;
    }

    private void wake(ITmfVertex from, ITmfVertex to) {
        graph.edgeVertical(from, to, new OSEdgeContextState(OSEdgeContextEnum.DEFAULT), null);
    }

    private List<String> path(@Nullable ITmfVertex end) throws CriticalPathAlgorithmException {
        ITmfGraph path = TmfGraphFactory.createSimpleGraph();
        ITmfVertex head = Objects.requireNonNull(graph.getHead(A));
        new OSCriticalPathAlgorithm(graph).computeCriticalPath(path, head, end);
        List<ITmfEdge> pieces = new ArrayList<>();
        for (IGraphWorker worker : path.getWorkers()) {
            for (Iterator<ITmfVertex> nodes = path.getNodesOf(worker); nodes.hasNext(); ) {
                ITmfEdge piece =
                        path.getEdgeFrom(nodes.next(), EdgeDirection.OUTGOING_HORIZONTAL_EDGE);
                if (piece != null) {
                    pieces.add(piece);
                }
            }
        }
        pieces.sort(Comparator.comparing(ITmfEdge::getVertexFrom));
        return pieces.stream()
                .map(
                        piece ->
                                path.getParentOf(piece.getVertexFrom())
                                        + " "
                                        + piece.getVertexFrom().getTimestamp()
                                        + "-"
                                        + piece.getVertexTo().getTimestamp()
                                        + " "
                                        + piece.getEdgeContextState())
                .toList();
    }

    @Test
    void whatAWorkerDoesByItselfIsItsPath() throws Exception {
        begin(A, 0);
        to(A, 10, OSEdgeContextEnum.RUNNING);
        to(A, 20, OSEdgeContextEnum.PREEMPTED);
        to(A, 30, OSEdgeContextEnum.TIMER);
        assertThat(path(null))
                .containsExactly("A 0-10 RUNNING", "A 10-20 PREEMPTED", "A 20-30 TIMER");
    }

    @Test
    void waitingThatNothingExplainsIsKept() throws Exception {
        begin(A, 0);
        to(A, 10, OSEdgeContextEnum.RUNNING);
        to(A, 20, OSEdgeContextEnum.BLOCKED);
        assertThat(path(null)).containsExactly("A 0-10 RUNNING", "A 10-20 BLOCKED");
    }

    @Test
    void waitingIsReplacedByWhatTheWakerDid() throws Exception {
        begin(A, 0);
        to(A, 10, OSEdgeContextEnum.RUNNING);
        ITmfVertex woken = to(A, 20, OSEdgeContextEnum.BLOCKED);
        begin(B, 5);
        to(B, 15, OSEdgeContextEnum.PREEMPTED);
        wake(to(B, 20, OSEdgeContextEnum.RUNNING), woken);
        to(A, 30, OSEdgeContextEnum.RUNNING);
        assertThat(path(null))
                .containsExactly(
                        "A 0-10 RUNNING",
                        "B 10-15 PREEMPTED",
                        "B 15-20 RUNNING",
                        "A 20-30 RUNNING");
    }

    @Test
    void theWaitingOfTheWakerIsExplainedToo() throws Exception {
        begin(A, 0);
        to(A, 10, OSEdgeContextEnum.RUNNING);
        ITmfVertex woken = to(A, 40, OSEdgeContextEnum.BLOCKED);
        begin(B, 0);
        to(B, 15, OSEdgeContextEnum.RUNNING);
        ITmfVertex wokenToo = to(B, 30, OSEdgeContextEnum.BLOCKED);
        wake(to(B, 40, OSEdgeContextEnum.RUNNING), woken);
        begin(C, 0);
        wake(to(C, 30, OSEdgeContextEnum.RUNNING), wokenToo);
        assertThat(path(null))
                .containsExactly(
                        "A 0-10 RUNNING", "B 10-15 RUNNING", "C 15-30 RUNNING", "B 30-40 RUNNING");
    }

    @Test
    void unexplainedWaitingOfTheWakerIsBridged() throws Exception {
        begin(A, 0);
        to(A, 10, OSEdgeContextEnum.RUNNING);
        ITmfVertex woken = to(A, 40, OSEdgeContextEnum.BLOCKED);
        begin(B, 20);
        to(B, 30, OSEdgeContextEnum.BLOCKED);
        wake(to(B, 40, OSEdgeContextEnum.RUNNING), woken);
        assertThat(path(null))
                .containsExactly("A 0-10 RUNNING", "B 10-30 UNKNOWN", "B 30-40 RUNNING");
    }

    @Test
    void aWakerThatStartedLaterLeadsToWhoStartedIt() throws Exception {
        begin(A, 0);
        to(A, 10, OSEdgeContextEnum.RUNNING);
        ITmfVertex woken = to(A, 40, OSEdgeContextEnum.BLOCKED);
        begin(C, 0);
        ITmfVertex fork = to(C, 20, OSEdgeContextEnum.RUNNING);
        ITmfVertex started = begin(B, 20);
        wake(fork, started);
        wake(to(B, 40, OSEdgeContextEnum.RUNNING), woken);
        assertThat(path(null))
                .containsExactly("A 0-10 RUNNING", "C 10-20 RUNNING", "B 20-40 RUNNING");
    }

    /** Two ways back from each wake-up would be more than any search can try. */
    @Test
    void workersThatWokeEachOtherOftenAreFollowedOnce() throws Exception {
        begin(A, 0);
        to(A, 10, OSEdgeContextEnum.RUNNING);
        begin(B, 20);
        begin(C, 30);
        long time = 30;
        for (int roundTrip = 0; roundTrip < 60; roundTrip++) {
            ITmfVertex request = to(B, time + 10, OSEdgeContextEnum.RUNNING);
            wake(request, to(C, time + 11, OSEdgeContextEnum.BLOCKED));
            to(B, time + 12, OSEdgeContextEnum.RUNNING);
            ITmfVertex answer = to(C, time + 20, OSEdgeContextEnum.RUNNING);
            wake(answer, to(B, time + 21, OSEdgeContextEnum.BLOCKED));
            to(C, time + 22, OSEdgeContextEnum.RUNNING);
            time += 30;
        }
        ITmfVertex last = to(B, time, OSEdgeContextEnum.RUNNING);
        wake(last, to(A, time, OSEdgeContextEnum.BLOCKED));
        assertThat(path(null))
                .startsWith("A 0-10 RUNNING", "B 10-20 UNKNOWN", "B 20-40 RUNNING")
                .endsWith("C 1812-1820 RUNNING", "B 1821-1830 RUNNING");
    }

    @Test
    void waitingInAChainThatBeganLateIsExplainedOnce() throws Exception {
        begin(A, 0);
        to(A, 1, OSEdgeContextEnum.RUNNING);
        ITmfVertex woken = to(A, 1000, OSEdgeContextEnum.BLOCKED);
        for (int depth = 1; depth <= 60; depth++) {
            NamedWorker waker = new NamedWorker("waker " + depth);
            begin(waker, 10 + depth);
            ITmfVertex wokenToo = to(waker, 1000 - 2 * depth, OSEdgeContextEnum.BLOCKED);
            wake(to(waker, 1001 - 2 * depth, OSEdgeContextEnum.RUNNING), woken);
            woken = wokenToo;
        }
        assertThat(path(null))
                .startsWith("A 0-1 RUNNING")
                .endsWith("waker 2 996-997 RUNNING", "waker 1 998-999 RUNNING");
    }

    @Test
    void anEdgeBackInTimeEndsTheSearch() throws Exception {
        begin(A, 0);
        to(A, 10, OSEdgeContextEnum.RUNNING);
        ITmfVertex woken = to(A, 40, OSEdgeContextEnum.BLOCKED);
        ITmfVertex begun = begin(B, 20);
        ITmfVertex later = to(B, 30, OSEdgeContextEnum.RUNNING);
        ITmfVertex start = begin(C, 25);
        wake(later, start);
        wake(to(C, 35, OSEdgeContextEnum.RUNNING), begun);
        wake(to(B, 40, OSEdgeContextEnum.RUNNING), woken);
        assertThat(path(null)).startsWith("A 0-10 RUNNING");
    }

    @Test
    void thePathStopsBeforeAnEnd() throws Exception {
        begin(A, 0);
        to(A, 10, OSEdgeContextEnum.RUNNING);
        ITmfVertex end = to(A, 20, OSEdgeContextEnum.PREEMPTED);
        to(A, 30, OSEdgeContextEnum.RUNNING);
        assertThat(path(end)).containsExactly("A 0-10 RUNNING");
    }

    @Test
    void aVertexOutsideOfTheGraphHasNoPath() {
        assertThatThrownBy(
                        () ->
                                new OSCriticalPathAlgorithm(graph)
                                        .computeCriticalPath(
                                                TmfGraphFactory.createSimpleGraph(),
                                                graph.createVertex(A, 1),
                                                null))
                .isInstanceOf(CriticalPathAlgorithmException.class);
    }
}
