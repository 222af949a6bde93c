package org.eclipse.tracecompass.internal.analysis.graph.core.criticalpath;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.graph.core.base.IGraphWorker;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfEdgeContextState;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfGraph;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfVertex;

/** Makes a graph of a critical path. */
final class GraphSink implements PathSink {

    private final ITmfGraph path;
    private ITmfVertex end;

    /** Begins a path at a time of a worker. */
    GraphSink(ITmfGraph path, IGraphWorker worker, long start) {
        this.path = path;
        end = path.createVertex(worker, start);
        path.add(end);
    }

    @Override
    public void stay(
            IGraphWorker worker,
            long from,
            long to,
            ITmfEdgeContextState state,
            @Nullable String qualifier) {
        end = path.createVertex(worker, to);
        path.append(end, state, qualifier);
    }

    @Override
    public void move(
            IGraphWorker worker,
            long from,
            IGraphWorker next,
            long to,
            ITmfEdgeContextState state,
            @Nullable String qualifier) {
        ITmfVertex arrival = path.createVertex(next, to);
        path.add(arrival);
        path.edgeVertical(end, arrival, state, qualifier);
        end = arrival;
    }
}
