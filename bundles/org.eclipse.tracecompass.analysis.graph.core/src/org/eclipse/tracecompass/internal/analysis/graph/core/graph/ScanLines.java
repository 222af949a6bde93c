package org.eclipse.tracecompass.internal.analysis.graph.core.graph;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfEdge;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfGraph;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfGraph.EdgeDirection;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfGraphVisitor;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfVertex;

/** Visits a graph line by line. */
public final class ScanLines {

    private final ITmfGraph graph;
    private final ITmfGraphVisitor visitor;
    private final Deque<ITmfVertex> heads = new ArrayDeque<>();

    /** Vertices of lines that are known, so that the way to a head is never gone twice. */
    private final Set<ITmfVertex> known = new HashSet<>();

    /**
     * Prepares a walk.
     *
     * @param graph the graph
     * @param visitor sees what is there
     */
    public ScanLines(ITmfGraph graph, ITmfGraphVisitor visitor) {
        this.graph = graph;
        this.visitor = visitor;
    }

    /**
     * Visits the line of a vertex and all lines that are joined to it.
     *
     * @param vertex the vertex
     */
    public void from(ITmfVertex vertex) {
        find(vertex);
        while (!heads.isEmpty()) {
            line(heads.removeFirst());
        }
    }

    private void find(ITmfVertex vertex) {
        ITmfVertex at = vertex;
        while (known.add(at)) {
            ITmfEdge edge = graph.getEdgeFrom(at, EdgeDirection.INCOMING_HORIZONTAL_EDGE);
            if (edge == null) {
                heads.addLast(at);
                return;
            }
            at = edge.getVertexFrom();
        }
    }

    private void line(ITmfVertex head) {
        visitor.visitHead(head);
        ITmfVertex vertex = head;
        while (vertex != null) {
            known.add(vertex);
            visitor.visit(vertex);
            ITmfEdge cause = graph.getEdgeFrom(vertex, EdgeDirection.INCOMING_VERTICAL_EDGE);
            if (cause != null) {
                find(cause.getVertexFrom());
            }
            ITmfEdge effect = graph.getEdgeFrom(vertex, EdgeDirection.OUTGOING_VERTICAL_EDGE);
            if (effect != null) {
                visitor.visit(effect, false);
                find(effect.getVertexTo());
            }
            vertex = next(vertex);
        }
    }

    private @Nullable ITmfVertex next(ITmfVertex vertex) {
        ITmfEdge edge = graph.getEdgeFrom(vertex, EdgeDirection.OUTGOING_HORIZONTAL_EDGE);
        if (edge == null) {
            return null;
        }
        visitor.visit(edge, true);
        return edge.getVertexTo();
    }
}
