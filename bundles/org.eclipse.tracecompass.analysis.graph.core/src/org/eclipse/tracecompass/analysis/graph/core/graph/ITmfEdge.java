package org.eclipse.tracecompass.analysis.graph.core.graph;

import org.eclipse.jdt.annotation.Nullable;

/** An edge between two vertices of a graph. A value. */
public interface ITmfEdge {

    /** Returns the vertex where the edge begins. */
    ITmfVertex getVertexFrom();

    /** Returns the vertex where the edge ends. */
    ITmfVertex getVertexTo();

    /** Returns what the edge means. */
    ITmfEdgeContextState getEdgeContextState();

    /** Returns more about the edge, for instance the name of a device; null if there is no more. */
    @Nullable
    String getLinkQualifier();

    /** Returns the time between the two vertices, ns. */
    long getDuration();
}
