package org.eclipse.tracecompass.analysis.graph.core.graph;

/** Sees the parts of a graph one after the other, see {@link ITmfGraph#scanLineTraverse}. */
public interface ITmfGraphVisitor {

    /**
     * Called at the beginning of each unbroken line, before {@link #visit(ITmfVertex)}.
     *
     * @param vertex the first vertex of the line
     */
    void visitHead(ITmfVertex vertex);

    /**
     * Called for each vertex.
     *
     * @param vertex the vertex
     */
    void visit(ITmfVertex vertex);

    /**
     * Called for each edge that leaves a vertex, after the vertex and before the next one.
     *
     * @param edge the edge
     * @param horizontal whether the edge leads to a vertex of the same line
     */
    void visit(ITmfEdge edge, boolean horizontal);
}
