package org.eclipse.tracecompass.internal.tmf.ui.histogram;

import java.util.function.BiConsumer;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.ITmfLostEvent;
import org.eclipse.tracecompass.tmf.core.request.ITmfEventRequest;
import org.eclipse.tracecompass.tmf.core.request.TmfEventRequest;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;

/**
 * Counts the events of a time range in one pass and tells, from time to time, how far it has come.
 */
final class CountRequest extends TmfEventRequest {

    private static final long REPORT_NANOS = 100_000_000L;
    private static final int REPORT_EVENTS = 1 << 12;

    private final EventBuckets buckets;
    private final BiConsumer<EventCounts, Boolean> report;
    private long lastReport = System.nanoTime();
    private int sinceLook;

    /**
     * @param range the time of the events
     * @param capacity the number of buckets
     * @param report takes the counts so far and whether they are final; called on the thread of the
     *     request
     */
    CountRequest(TmfTimeRange range, int capacity, BiConsumer<EventCounts, Boolean> report) {
        super(ITmfEvent.class, range, 0, ALL_DATA, ITmfEventRequest.ExecutionType.BACKGROUND);
        this.buckets = new EventBuckets(capacity);
        this.report = report;
    }

    @Override
    public void handleData(ITmfEvent event) {
        super.handleData(event);
        if (event instanceof ITmfLostEvent lost) {
            buckets.addLost(lost.getTimestamp().toNanos(), lost.getNbLostEvents());
        } else {
            buckets.add(event.getTimestamp().toNanos());
        }
        if (++sinceLook >= REPORT_EVENTS) {
            sinceLook = 0;
            long now = System.nanoTime();
            if (now - lastReport > REPORT_NANOS) {
                lastReport = now;
                report.accept(buckets.snapshot(), false);
            }
        }
    }

    @Override
    public void handleCompleted() {
        super.handleCompleted();
        if (!isCancelled()) {
            report.accept(buckets.snapshot(), true);
        }
    }
}
