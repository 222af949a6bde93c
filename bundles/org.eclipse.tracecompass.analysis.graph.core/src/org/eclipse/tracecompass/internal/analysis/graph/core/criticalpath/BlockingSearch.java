package org.eclipse.tracecompass.internal.analysis.graph.core.criticalpath;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfEdge;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfGraph;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfGraph.EdgeDirection;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfVertex;
import org.eclipse.tracecompass.analysis.graph.core.graph.TmfEdgeState;

/**
 * Explains why a worker waited: goes back in time from the vertex that woke it, along what the
 * waker did, to the beginning of the waiting. Where the waker waited itself, that is explained
 * first.
 */
final class BlockingSearch {

    /** Deeper chains of waiting are not explained; they are longer than anyone follows. */
    private static final int DEPTH = 500;

    private final ITmfGraph graph;

    BlockingSearch(ITmfGraph graph) {
        this.graph = graph;
    }

    /** A vertex that was passed, whose vertical edge was not taken. */
    private record Branch(ITmfEdge cause, int pieces) {}

    /**
     * Explains a piece of waiting.
     *
     * @param waiting the horizontal edge of the waiting
     * @return the edges of other workers that explain it, in the order of time, the last one leads
     *     to the end of the waiting; empty if nothing explains it
     */
    List<ITmfEdge> explain(ITmfEdge waiting) {
        List<ITmfEdge> backwards = search(waiting, Long.MIN_VALUE, 0);
        Collections.reverse(backwards);
        return backwards;
    }

    private List<ITmfEdge> search(ITmfEdge waiting, long outerBound, int depth) {
        List<ITmfEdge> pieces = new ArrayList<>();
        ITmfEdge wakeUp = cause(waiting.getVertexTo());
        if (wakeUp == null || depth > DEPTH) {
            return pieces;
        }
        long bound = Math.max(outerBound, waiting.getVertexFrom().getTimestamp());
        Deque<Branch> branches = new ArrayDeque<>();
        pieces.add(wakeUp);
        ITmfVertex at = wakeUp.getVertexFrom();
        while (at.getTimestamp() > bound) {
            ITmfEdge cause = cause(at);
            if (cause != null) {
                if (cause.getVertexFrom().getTimestamp() <= bound) {
                    pieces.add(cause);
                    return pieces;
                }
                branches.push(new Branch(cause, pieces.size()));
            }
            ITmfEdge before = graph.getEdgeFrom(at, EdgeDirection.INCOMING_HORIZONTAL_EDGE);
            if (before != null) {
                take(before, bound, depth, pieces);
                at = before.getVertexFrom();
                continue;
            }
            Branch branch = branches.poll();
            if (branch == null) {
                break;
            }
            // The line began here: another worker began it, or woke it later.
            pieces.subList(branch.pieces(), pieces.size()).clear();
            pieces.add(branch.cause());
            at = branch.cause().getVertexFrom();
        }
        return pieces;
    }

    private void take(ITmfEdge edge, long bound, int depth, List<ITmfEdge> pieces) {
        if (edge.getEdgeContextState().getEdgeState() != TmfEdgeState.BLOCK) {
            pieces.add(edge);
            return;
        }
        List<ITmfEdge> explained = search(edge, bound, depth + 1);
        if (!explained.isEmpty()) {
            pieces.addAll(explained);
        } else if (edge.getEdgeContextState().isMatchable()) {
            pieces.add(edge);
        }
        // Other waiting that nothing explains is bridged by what comes before and after it.
    }

    private @Nullable ITmfEdge cause(ITmfVertex vertex) {
        return graph.getEdgeFrom(vertex, EdgeDirection.INCOMING_VERTICAL_EDGE);
    }
}
