package org.eclipse.tracecompass.internal.analysis.graph.core.criticalpath;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.graph.core.base.IGraphWorker;
import org.eclipse.tracecompass.analysis.graph.core.criticalpath.CriticalPathAlgorithmException;
import org.eclipse.tracecompass.analysis.graph.core.criticalpath.ICriticalPathAlgorithm;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfEdge;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfGraph;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfGraph.EdgeDirection;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfVertex;
import org.eclipse.tracecompass.analysis.graph.core.graph.TmfEdgeState;

/**
 * Finds a critical path by walking along the line of a worker. Where the worker waited for another
 * one, {@link BlockingSearch} finds what that one did meanwhile, and {@link PathWriter} puts it in
 * the place of the waiting. So exactly one worker is on the path at each time.
 */
public class OSCriticalPathAlgorithm implements ICriticalPathAlgorithm {

    private final ITmfGraph graph;

    /**
     * Creates the algorithm.
     *
     * @param graph the graph to find paths in, complete
     */
    public OSCriticalPathAlgorithm(ITmfGraph graph) {
        this.graph = graph;
    }

    /** Returns the graph to find paths in. */
    public ITmfGraph getGraph() {
        return graph;
    }

    @Override
    public String getID() {
        return OSCriticalPathAlgorithm.class.getName();
    }

    @Override
    public String getDisplayName() {
        return "Bounded backward search";
    }

    @Override
    public ITmfGraph computeCriticalPath(
            ITmfGraph criticalPath, ITmfVertex start, @Nullable ITmfVertex end)
            throws CriticalPathAlgorithmException {
        IGraphWorker worker = graph.getParentOf(start);
        if (worker == null) {
            throw new CriticalPathAlgorithmException(
                    "The vertex " + start + " is not in the graph");
        }
        PathWriter path = new PathWriter(graph, criticalPath, worker, start.getTimestamp());
        BlockingSearch search = new BlockingSearch(graph);
        ITmfEdge edge = graph.getEdgeFrom(start, EdgeDirection.OUTGOING_HORIZONTAL_EDGE);
        while (edge != null && (end == null || edge.getVertexTo().compareTo(end) < 0)) {
            if (edge.getEdgeContextState().getEdgeState() != TmfEdgeState.BLOCK) {
                path.add(edge);
            } else {
                path.addWaiting(edge, search.explain(edge));
            }
            edge = graph.getEdgeFrom(edge.getVertexTo(), EdgeDirection.OUTGOING_HORIZONTAL_EDGE);
        }
        return criticalPath;
    }
}
