package org.eclipse.tracecompass.internal.analysis.graph.core.graph;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfEdge;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfEdgeContextState;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfVertex;

/** An edge, made when it is asked for. */
record Edge(ITmfVertex from, ITmfVertex to, ITmfEdgeContextState state, @Nullable String qualifier)
        implements ITmfEdge {

    @Override
    public ITmfVertex getVertexFrom() {
        return from;
    }

    @Override
    public ITmfVertex getVertexTo() {
        return to;
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
        return to.getTimestamp() - from.getTimestamp();
    }

    @Override
    public String toString() {
        return from + " -" + state + "-> " + to;
    }
}
