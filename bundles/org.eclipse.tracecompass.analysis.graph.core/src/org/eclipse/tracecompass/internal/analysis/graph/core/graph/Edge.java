package org.eclipse.tracecompass.internal.analysis.graph.core.graph;

import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfEdge;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfEdgeContextState;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfVertex;

/** An edge, made when it is asked for, and its vertices likewise. */
final class Edge implements ITmfEdge {

    private final ColumnGraph graph;
    private final int from;
    private final int to;
    private final ITmfEdgeContextState state;
    private final @Nullable String qualifier;

    /**
     * Creates an edge.
     *
     * @param graph where it is
     * @param from the index of the first vertex
     * @param to the index of the second vertex
     * @param state the state
     * @param qualifier the qualifier, may be null
     */
    Edge(
            ColumnGraph graph,
            int from,
            int to,
            ITmfEdgeContextState state,
            @Nullable String qualifier) {
        this.graph = graph;
        this.from = from;
        this.to = to;
        this.state = state;
        this.qualifier = qualifier;
    }

    @Override
    public ITmfVertex getVertexFrom() {
        return graph.vertex(from);
    }

    @Override
    public ITmfVertex getVertexTo() {
        return graph.vertex(to);
    }

    @Override
    public ITmfEdgeContextState getEdgeContextState() {
        return state;
    }

    @Override
    public @Nullable String getLinkQualifier() {
        return qualifier;
    }

    @Override
    public long getDuration() {
        return graph.vertices().time(to) - graph.vertices().time(from);
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        return this == obj
                || obj instanceof Edge other
                        && getVertexFrom().equals(other.getVertexFrom())
                        && getVertexTo().equals(other.getVertexTo())
                        && state.equals(other.state)
                        && Objects.equals(qualifier, other.qualifier);
    }

    @Override
    public int hashCode() {
        return Objects.hash(getVertexFrom(), getVertexTo(), state, qualifier);
    }

    @Override
    public String toString() {
        return getVertexFrom() + " -" + state + "-> " + getVertexTo();
    }
}
