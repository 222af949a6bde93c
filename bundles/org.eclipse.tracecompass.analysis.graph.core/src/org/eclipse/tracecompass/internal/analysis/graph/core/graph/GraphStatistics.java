package org.eclipse.tracecompass.internal.analysis.graph.core.graph;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.graph.core.base.IGraphWorker;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfEdge;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfGraph;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfGraph.EdgeDirection;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfVertex;

/** How long each worker has horizontal edges: on a critical path, its share of the whole. */
public final class GraphStatistics {

    private final Map<IGraphWorker, Long> sums = new LinkedHashMap<>();
    private long total;

    /**
     * Sums up the horizontal edges within a range.
     *
     * @param graph the graph
     * @param start the first time, ns
     * @param end the last time, ns
     */
    public GraphStatistics(ITmfGraph graph, long start, long end) {
        for (IGraphWorker worker : graph.getWorkers()) {
            long sum = 0;
            for (Iterator<ITmfVertex> nodes = graph.getNodesOf(worker); nodes.hasNext(); ) {
                ITmfEdge edge =
                        graph.getEdgeFrom(nodes.next(), EdgeDirection.OUTGOING_HORIZONTAL_EDGE);
                if (edge != null) {
                    long from = Math.max(start, edge.getVertexFrom().getTimestamp());
                    long to = Math.min(end, edge.getVertexTo().getTimestamp());
                    sum += Math.max(0, to - from);
                }
            }
            sums.put(worker, Long.valueOf(sum));
            total += sum;
        }
    }

    /**
     * Returns the time of a worker, ns; 0 for an unknown one.
     *
     * @param worker the worker, null for all
     */
    public long getSum(@Nullable IGraphWorker worker) {
        if (worker == null) {
            return total;
        }
        Long sum = sums.get(worker);
        return sum == null ? 0 : sum.longValue();
    }

    /**
     * Returns the share of a worker, from 0 to 1.
     *
     * @param worker the worker
     */
    public double getPercent(IGraphWorker worker) {
        return total == 0 ? 0 : (double) getSum(worker) / total;
    }
}
