package org.eclipse.tracecompass.internal.analysis.profiling.core.callgraph2;

import java.util.function.Function;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.profiling.core.base.ICallStackElement;
import org.eclipse.tracecompass.analysis.profiling.core.callgraph.AggregatedCallSite;
import org.eclipse.tracecompass.analysis.profiling.core.callgraph.CallGraph;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.request.ITmfEventRequest;
import org.eclipse.tracecompass.tmf.core.request.TmfEventRequest;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.util.Pair;

/** Adds the stacks of the events in a range of time up. */
public final class SampleRequest extends TmfEventRequest {

    private final Function<ITmfEvent, @Nullable Pair<ICallStackElement, AggregatedCallSite>> stacks;

    private final IProgressMonitor monitor;
    private final CallGraph graph = new CallGraph();

    /**
     * Creates a request.
     *
     * @param range the range
     * @param stacks finds the stack of an event, null for none
     * @param monitor stops the reading
     */
    public SampleRequest(
            TmfTimeRange range,
            Function<ITmfEvent, @Nullable Pair<ICallStackElement, AggregatedCallSite>> stacks,
            IProgressMonitor monitor) {
        super(
                ITmfEvent.class,
                range,
                0,
                ITmfEventRequest.ALL_DATA,
                ITmfEventRequest.ExecutionType.BACKGROUND);
        this.stacks = stacks;
        this.monitor = monitor;
    }

    @Override
    public void handleData(ITmfEvent event) {
        super.handleData(event);
        if (monitor.isCanceled()) {
            cancel();
            return;
        }
        Pair<ICallStackElement, AggregatedCallSite> stack = stacks.apply(event);
        if (stack != null) {
            graph.addAggregatedCallSite(stack.getFirst(), stack.getSecond());
        }
    }

    /**
     * Reads the events, and waits until that is done.
     *
     * @param trace the trace or experiment
     * @return false if it was cancelled or has failed
     */
    public boolean read(ITmfTrace trace) {
        trace.sendRequest(this);
        try {
            waitForCompletion();
        } catch (InterruptedException e) {
            cancel();
            Thread.currentThread().interrupt();
        }
        return !isCancelled() && !isFailed();
    }

    /** Returns what was added up. To be called when all was read. */
    public CallGraph graph() {
        return graph;
    }
}
