package org.eclipse.tracecompass.internal.analysis.graph.core.criticalpath;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
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

    /** What is known about the waiting that is being explained. */
    private final Map<Question, List<ITmfEdge>> answers = new HashMap<>();

    BlockingSearch(ITmfGraph graph) {
        this.graph = graph;
    }

    /** A vertex that was passed, whose vertical edge was not taken. */
    private record Branch(ITmfEdge cause, int pieces) {}

    /** What led to the end of a piece of waiting, back to a time. */
    private record Question(ITmfVertex end, long bound) {}

    /**
     * Explains a piece of waiting.
     *
     * @param waiting the horizontal edge of the waiting
     * @return the edges of other workers that explain it, in the order of time, the last one leads
     *     to the end of the waiting; empty if nothing explains it
     */
    List<ITmfEdge> explain(ITmfEdge waiting) {
        List<ITmfEdge> backwards = search(waiting, Long.MIN_VALUE, 0);
        answers.clear();
        return backwards.reversed();
    }

    private List<ITmfEdge> search(ITmfEdge waiting, long outerBound, int depth) {
        ITmfEdge wakeUp = cause(waiting.getVertexTo());
        if (wakeUp == null || depth > DEPTH) {
            return List.of();
        }
        long bound = Math.max(outerBound, waiting.getVertexFrom().getTimestamp());
        Question question = new Question(waiting.getVertexTo(), bound);
        // Several branches may lead to the same waiting. Waiting does not explain itself.
        List<ITmfEdge> known = answers.putIfAbsent(question, List.of());
        if (known != null) {
            return known;
        }
        List<ITmfEdge> pieces = goBack(wakeUp, bound, depth);
        answers.put(question, pieces);
        return pieces;
    }

    private List<ITmfEdge> goBack(ITmfEdge wakeUp, long bound, int depth) {
        List<ITmfEdge> pieces = new ArrayList<>();
        Deque<Branch> branches = new ArrayDeque<>();
        Set<ITmfVertex> passed = new HashSet<>();
        List<ITmfEdge> furthest = List.of();
        long reached = Long.MAX_VALUE;
        pieces.add(wakeUp);
        ITmfVertex at = wakeUp.getVertexFrom();
        while (at.getTimestamp() > bound) {
            // What lies before a vertex that was passed leads nowhere, or is a branch already.
            boolean isNew = passed.add(at);
            ITmfEdge cause = isNew ? cause(at) : null;
            if (cause != null) {
                if (cause.getVertexFrom().getTimestamp() <= bound) {
                    pieces.add(cause);
                    return pieces;
                }
                branches.push(new Branch(cause, pieces.size()));
            }
            ITmfEdge before = isNew ? before(at) : null;
            if (before != null) {
                take(before, bound, depth, pieces);
                at = before.getVertexFrom();
                continue;
            }
            if (at.getTimestamp() < reached) {
                reached = at.getTimestamp();
                furthest = List.copyOf(pieces);
            }
            Branch branch = branches.poll();
            if (branch == null) {
                // Nothing leads to the bound: what goes back the furthest explains the most.
                return furthest;
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

    private @Nullable ITmfEdge before(ITmfVertex vertex) {
        return graph.getEdgeFrom(vertex, EdgeDirection.INCOMING_HORIZONTAL_EDGE);
    }

    private @Nullable ITmfEdge cause(ITmfVertex vertex) {
        return graph.getEdgeFrom(vertex, EdgeDirection.INCOMING_VERTICAL_EDGE);
    }
}
