package org.eclipse.tracecompass.internal.analysis.graph.core.criticalpath;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.graph.core.base.IGraphWorker;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfEdgeContextState;

/** Takes a critical path in the order of time, without a gap. */
public interface PathSink {

    /**
     * The path stays with a worker.
     *
     * @param worker the worker
     * @param from since when, ns
     * @param to until when, ns, later
     * @param state what the worker did
     * @param qualifier more about it, may be null
     */
    void stay(
            IGraphWorker worker,
            long from,
            long to,
            ITmfEdgeContextState state,
            @Nullable String qualifier);

    /**
     * The path goes from one worker to another.
     *
     * @param worker the first worker
     * @param from when it leaves, ns
     * @param next the second worker
     * @param to when it arrives, ns, not earlier
     * @param state why
     * @param qualifier more about it, may be null
     */
    void move(
            IGraphWorker worker,
            long from,
            IGraphWorker next,
            long to,
            ITmfEdgeContextState state,
            @Nullable String qualifier);
}
