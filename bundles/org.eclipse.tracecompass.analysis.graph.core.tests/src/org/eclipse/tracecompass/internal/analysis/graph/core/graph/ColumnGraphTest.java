package org.eclipse.tracecompass.internal.analysis.graph.core.graph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.graph.core.base.IGraphWorker;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfEdge;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfGraph;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfGraph.EdgeDirection;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfGraphVisitor;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfVertex;
import org.eclipse.tracecompass.analysis.graph.core.graph.TmfGraphFactory;
import org.eclipse.tracecompass.internal.analysis.graph.core.graph.legacy.OSEdgeContextState;
import org.eclipse.tracecompass.internal.analysis.graph.core.graph.legacy.OSEdgeContextState.OSEdgeContextEnum;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The graph: vertices, edges, questions, and the file that keeps it. */
class ColumnGraphTest {

    private static final IGraphWorker A = new NamedWorker("A");
    private static final IGraphWorker B = new NamedWorker("B");

    private final ITmfGraph graph = TmfGraphFactory.createSimpleGraph();

    private static OSEdgeContextState state(OSEdgeContextEnum state) {
        return new OSEdgeContextState(state);
    }

    private ITmfVertex append(IGraphWorker worker, long time) {
        ITmfVertex vertex = graph.createVertex(worker, time);
        graph.append(vertex);
        return vertex;
    }

    @Test
    void theFirstVertexOfALineHasNoEdge() {
        ITmfVertex first = graph.createVertex(A, 10);
        assertThat(graph.getWorkers()).isEmpty();
        assertThat(graph.append(first)).isNull();
        assertThat(graph.getHead(A)).isEqualTo(first);
        assertThat(graph.getTail(A)).isEqualTo(first);
        assertThat(graph.getParentOf(first)).isEqualTo(A);
    }

    @Test
    void anAppendedVertexIsJoinedToTheLastOne() {
        ITmfVertex first = append(A, 10);
        ITmfVertex second = graph.createVertex(A, 25);
        ITmfEdge edge = graph.append(second, state(OSEdgeContextEnum.BLOCKED), "disk");
        assertThat(edge).isNotNull();
        ITmfEdge found =
                Objects.requireNonNull(
                        graph.getEdgeFrom(second, EdgeDirection.INCOMING_HORIZONTAL_EDGE));
        assertThat(found).isEqualTo(edge);
        assertThat(found.getVertexFrom()).isEqualTo(first);
        assertThat(found.getDuration()).isEqualTo(15);
        assertThat(found.getLinkQualifier()).isEqualTo("disk");
        assertThat(found.getEdgeContextState().getContextEnum())
                .isEqualTo(OSEdgeContextEnum.BLOCKED);
    }

    @Test
    void aVertexAsLateAsTheLastOneIsThatVertex() {
        append(A, 10);
        assertThat(graph.append(graph.createVertex(A, 10))).isNull();
        assertThat(graph.getNodesOf(A)).toIterable().hasSize(1);
    }

    @Test
    void anEarlierVertexCannotBeAppended() {
        append(A, 10);
        assertThatThrownBy(() -> append(A, 9)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void anEdgeNeedsAFirstVertexInTheGraphAndTwoVertices() {
        ITmfVertex outside = graph.createVertex(A, 1);
        ITmfVertex inside = append(B, 2);
        assertThatThrownBy(() -> graph.edge(outside, inside))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> graph.edge(inside, inside))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(
                        () ->
                                graph.edgeVertical(
                                        inside, outside, state(OSEdgeContextEnum.DEFAULT), null))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void anEdgeAddsItsSecondVertexAndIsVerticalBetweenWorkers() {
        ITmfVertex from = append(A, 1);
        ITmfVertex to = graph.createVertex(B, 3);
        graph.edge(from, to, state(OSEdgeContextEnum.NETWORK));
        assertThat(graph.getTail(B)).isEqualTo(to);
        ITmfEdge cause =
                Objects.requireNonNull(graph.getEdgeFrom(to, EdgeDirection.INCOMING_VERTICAL_EDGE));
        assertThat(cause.getVertexFrom()).isEqualTo(from);
        assertThat(cause.getEdgeContextState().isMatchable()).isTrue();
        assertThat(graph.getEdgeFrom(to, EdgeDirection.INCOMING_HORIZONTAL_EDGE)).isNull();
    }

    @Test
    void aSecondEdgeInADirectionReplacesTheFirst() {
        ITmfVertex from = append(A, 1);
        ITmfVertex first = append(B, 2);
        ITmfVertex second = append(B, 3);
        graph.edge(from, first);
        graph.edge(from, second);
        assertThat(graph.getEdgeFrom(first, EdgeDirection.INCOMING_VERTICAL_EDGE)).isNull();
        ITmfEdge kept =
                Objects.requireNonNull(
                        graph.getEdgeFrom(from, EdgeDirection.OUTGOING_VERTICAL_EDGE));
        assertThat(kept.getVertexTo()).isEqualTo(second);
    }

    @Test
    void aLineIsFoundByTimeAndItsUnbrokenPartByAVertex() {
        append(A, 1);
        ITmfVertex afterGap = graph.createVertex(A, 5);
        graph.add(afterGap);
        ITmfVertex last = append(A, 9);
        assertThat(graph.getVertexAt(TmfTimestamp.fromNanos(2), A)).isEqualTo(afterGap);
        assertThat(graph.getVertexAt(TmfTimestamp.fromNanos(10), A)).isNull();
        assertThat(graph.getHead(last)).isEqualTo(afterGap);
        ITmfVertex earliest = append(B, 0);
        assertThat(graph.getHead()).isEqualTo(earliest);
    }

    @Test
    void whatIsNotThereIsNullOrEmpty() {
        assertThat(graph.getHead()).isNull();
        assertThat(graph.getHead(A)).isNull();
        assertThat(graph.getTail(A)).isNull();
        assertThat(graph.getNodesOf(A)).toIterable().isEmpty();
        assertThat(graph.getParentOf(graph.createVertex(A, 1))).isNull();
    }

    @Test
    void aTraversalSeesEachLineOnceInTheOrderOfItsParts() {
        ITmfVertex from = append(A, 1);
        append(A, 4);
        ITmfVertex to = append(B, 2);
        append(B, 3);
        graph.edge(from, to);
        List<String> seen = new ArrayList<>();
        graph.scanLineTraverse(
                B,
                new ITmfGraphVisitor() {
                    @Override
                    public void visitHead(ITmfVertex vertex) {
                        seen.add("head " + vertex);
                    }

                    @Override
                    public void visit(ITmfVertex vertex) {
                        seen.add("vertex " + vertex);
                    }

                    @Override
                    public void visit(ITmfEdge edge, boolean horizontal) {
                        seen.add((horizontal ? "line to " : "arrow to ") + edge.getVertexTo());
                    }
                });
        assertThat(seen)
                .containsExactly(
                        "head [B,2]",
                        "vertex [B,2]",
                        "line to [B,3]",
                        "vertex [B,3]",
                        "head [A,1]",
                        "vertex [A,1]",
                        "arrow to [B,2]",
                        "line to [A,4]",
                        "vertex [A,4]");
    }

    /** Counts the steps along edges, those to a head as well. */
    private static final class CountedSteps extends ColumnGraph {
        private int steps;

        CountedSteps() {
            super(0);
        }

        @Override
        public @Nullable ITmfEdge getEdgeFrom(ITmfVertex vertex, EdgeDirection direction) {
            steps++;
            return super.getEdgeFrom(vertex, direction);
        }

        @Override
        public ITmfVertex getHead(ITmfVertex vertex) {
            ITmfEdge edge = getEdgeFrom(vertex, EdgeDirection.INCOMING_HORIZONTAL_EDGE);
            return edge == null ? vertex : getHead(edge.getVertexFrom());
        }
    }

    @Test
    void aVisitOfLinesWithManyArrowsGoesFewTimesAlongEachEdge() {
        int length = 500;
        CountedSteps counted = new CountedSteps();
        ITmfVertex last = counted.createVertex(A, 0);
        for (int i = 0; i < length; i++) {
            last = counted.createVertex(A, 10 * i);
            counted.append(last);
            ITmfVertex woken = counted.createVertex(B, 10 * i + 5);
            counted.append(woken);
            counted.edgeVertical(last, woken, state(OSEdgeContextEnum.DEFAULT), null);
        }
        List<ITmfVertex> visited = new ArrayList<>();
        counted.scanLineTraverse(
                last,
                new ITmfGraphVisitor() {
                    @Override
                    public void visitHead(ITmfVertex vertex) {
                        // each is visited as a vertex, too
                    }

                    @Override
                    public void visit(ITmfVertex vertex) {
                        visited.add(vertex);
                    }

                    @Override
                    public void visit(ITmfEdge edge, boolean horizontal) {
                        // only vertices are counted
                    }
                });
        assertThat(visited).hasSize(2 * length).doesNotHaveDuplicates();
        assertThat(counted.steps).isLessThan(10 * length);
    }

    @Test
    void aClosedGraphIsReadFromItsFile(@TempDir Path folder) {
        Path file = folder.resolve("graph.ht");
        ITmfGraph stored = open(file, 1);
        assertThat(stored.isDoneBuilding()).isFalse();
        ITmfVertex from = stored.createVertex(A, 1);
        stored.add(from);
        stored.append(stored.createVertex(A, 4), state(OSEdgeContextEnum.TIMER), "hpet");
        ITmfVertex to = stored.createVertex(B, 2);
        stored.add(to);
        stored.edgeVertical(from, to, state(OSEdgeContextEnum.NETWORK), "eth0");
        stored.closeGraph(4);

        ITmfGraph read = open(file, 1);
        assertThat(read.isDoneBuilding()).isTrue();
        assertThat(read.getWorkers()).containsExactly(A, B);
        ITmfVertex head = Objects.requireNonNull(read.getHead(A));
        assertThat(read.getEdgeFrom(head, EdgeDirection.OUTGOING_HORIZONTAL_EDGE))
                .isEqualTo(stored.getEdgeFrom(from, EdgeDirection.OUTGOING_HORIZONTAL_EDGE));
        assertThat(read.getEdgeFrom(head, EdgeDirection.OUTGOING_VERTICAL_EDGE))
                .isEqualTo(stored.getEdgeFrom(from, EdgeDirection.OUTGOING_VERTICAL_EDGE));
    }

    @Test
    void aGraphOfAnotherVersionOrADamagedOneIsBuiltAgain(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("graph.ht");
        ITmfGraph stored = open(file, 1);
        stored.add(stored.createVertex(A, 1));
        stored.closeGraph(4);
        assertThat(open(file, 2).isDoneBuilding()).isFalse();
        byte[] bytes = Files.readAllBytes(file);
        for (int cut = 0; cut < bytes.length; cut++) {
            Files.write(file, java.util.Arrays.copyOf(bytes, cut));
            assertThat(open(file, 1).isDoneBuilding()).as("%d bytes", cut).isFalse();
            byte[] flipped = bytes.clone();
            flipped[cut] ^= 0x11;
            Files.write(file, flipped);
            assertThat(open(file, 1).isDoneBuilding()).as("byte %d", cut).isFalse();
        }
    }

    private static ITmfGraph open(Path file, int version) {
        return TmfGraphFactory.createOnDiskGraph(file, NamedWorker.SERIALIZER, 0, version);
    }
}
