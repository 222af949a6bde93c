package org.eclipse.tracecompass.internal.analysis.graph.core.criticalpath;

import java.util.function.Predicate;
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
        addPath(criticalPath, start, edge -> end == null || edge.getVertexTo().compareTo(end) < 0);
        return criticalPath;
    }

    /**
     * Adds a critical path to a graph.
     *
     * @param criticalPath the graph that the path is added to
     * @param start the vertex where the path begins
     * @param wanted whether the path goes on along a horizontal edge of the worker; asked before
     *     each edge, so it can also end a search that was cancelled
     * @throws CriticalPathAlgorithmException if the vertex is not in the graph
     */
    public void addPath(ITmfGraph criticalPath, ITmfVertex start, Predicate<ITmfEdge> wanted)
            throws CriticalPathAlgorithmException {
        GraphSink sink = new GraphSink(criticalPath, workerOf(start), start.getTimestamp());
        follow(start, wanted, sink);
    }

    private IGraphWorker workerOf(ITmfVertex start) throws CriticalPathAlgorithmException {
        IGraphWorker worker = graph.getParentOf(start);
        if (worker == null) {
            throw new CriticalPathAlgorithmException(
                    "The vertex " + start + " is not in the graph");
        }
        return worker;
    }

    /**
     * Follows a critical path along the unbroken line of a worker. Each edge of the line is
     * explained alone, so a part of the line gives the same part of the path.
     *
     * @param start the vertex where the path begins
     * @param wanted whether the path goes on along a horizontal edge of the worker
     * @param sink takes the path
     * @return the vertex where the path ends
     * @throws CriticalPathAlgorithmException if the vertex is not in the graph
     */
    public ITmfVertex follow(ITmfVertex start, Predicate<ITmfEdge> wanted, PathSink sink)
            throws CriticalPathAlgorithmException {
        PathWriter path = new PathWriter(graph, sink, workerOf(start), start.getTimestamp());
        BlockingSearch search = new BlockingSearch(graph);
        ITmfVertex at = start;
        ITmfEdge edge = graph.getEdgeFrom(start, EdgeDirection.OUTGOING_HORIZONTAL_EDGE);
        while (edge != null && wanted.test(edge)) {
            if (edge.getEdgeContextState().getEdgeState() != TmfEdgeState.BLOCK) {
                path.add(edge);
            } else {
                path.addWaiting(edge, search.explain(edge));
            }
            at = edge.getVertexTo();
            edge = graph.getEdgeFrom(at, EdgeDirection.OUTGOING_HORIZONTAL_EDGE);
        }
        return at;
    }
}
