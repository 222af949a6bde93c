package org.eclipse.tracecompass.lttng2.ust.core.analysis.memory;

import java.util.Comparator;
import java.util.List;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.request.ITmfEventRequest;
import org.eclipse.tracecompass.tmf.core.request.TmfEventRequest;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * The blocks that are allocated at some instant: at the end of a trace, what was never freed.
 *
 * @param blocks the blocks in the order of their allocation
 */
public record OutstandingBlocks(List<MemoryBlock> blocks) {

    /**
     * Reads a trace up to an instant. Costs one pass over the events until then, and memory for as
     * many blocks as are allocated at once.
     *
     * @param trace the trace
     * @param time the instant, ns; what happens at it counts
     * @param monitor stops the reading if it is cancelled; null for none
     * @return the blocks; as far as it was read if cancelled
     * @throws InterruptedException if the thread was interrupted
     */
    public static OutstandingBlocks at(
            ITmfTrace trace, long time, @Nullable IProgressMonitor monitor)
            throws InterruptedException {
        HeapEvents events = new HeapEvents();
        Heap heap = new Heap();
        TmfEventRequest request =
                new TmfEventRequest(
                        ITmfEvent.class,
                        new TmfTimeRange(TmfTimestamp.BIG_BANG, TmfTimestamp.fromNanos(time)),
                        0,
                        ITmfEventRequest.ALL_DATA,
                        ITmfEventRequest.ExecutionType.FOREGROUND) {
                    @Override
                    public void handleData(ITmfEvent event) {
                        super.handleData(event);
                        events.handle(event, heap);
                        if (monitor != null && monitor.isCanceled()) {
                            cancel();
                        }
                    }
                };
        trace.sendRequest(request);
        request.waitForCompletion();
        return new OutstandingBlocks(
                heap.blocks().stream()
                        .sorted(
                                Comparator.comparingLong(MemoryBlock::time)
                                        .thenComparingLong(MemoryBlock::address))
                        .toList());
    }

    /** Returns how many bytes the blocks have together. */
    public long bytes() {
        return blocks.stream().mapToLong(MemoryBlock::size).sum();
    }
}
