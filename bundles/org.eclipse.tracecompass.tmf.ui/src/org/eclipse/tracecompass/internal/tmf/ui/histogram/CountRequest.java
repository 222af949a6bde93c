package org.eclipse.tracecompass.internal.tmf.ui.histogram;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.ITmfLostEvent;
import org.eclipse.tracecompass.tmf.core.request.ITmfEventRequest;
import org.eclipse.tracecompass.tmf.core.request.TmfEventRequest;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * Counts the events of a time range in one pass, those of each trace too if there are several, and
 * tells, from time to time, how far it has come.
 */
final class CountRequest extends TmfEventRequest {

    private static final long REPORT_NANOS = 100_000_000L;
    private static final int REPORT_EVENTS = 1 << 12;

    private final EventBuckets buckets;
    private final Map<ITmfTrace, EventBuckets> ofTraces = new LinkedHashMap<>();
    private final BiConsumer<EventCounts, Boolean> report;
    private long lastReport = System.nanoTime();
    private int sinceLook;

    /**
     * @param range the time of the events
     * @param capacity the number of buckets
     * @param traces the traces to tell apart; if there are too many, none is
     * @param report takes the counts so far and whether they are final; called on the thread of the
     *     request
     */
    CountRequest(
            TmfTimeRange range,
            int capacity,
            Collection<ITmfTrace> traces,
            BiConsumer<EventCounts, Boolean> report) {
        super(ITmfEvent.class, range, 0, ALL_DATA, ITmfEventRequest.ExecutionType.BACKGROUND);
        this.buckets = new EventBuckets(capacity);
        this.report = report;
        if (traces.size() > 1 && traces.size() <= TraceColors.count()) {
            traces.forEach(trace -> ofTraces.put(trace, new EventBuckets(capacity)));
        }
    }

    @Override
    public void handleData(ITmfEvent event) {
        super.handleData(event);
        if (event instanceof ITmfLostEvent lost) {
            buckets.addLost(lost.getTimestamp().toNanos(), lost.getNbLostEvents());
        } else {
            long time = event.getTimestamp().toNanos();
            buckets.add(time);
            EventBuckets own = ofTraces.get(event.getTrace());
            if (own != null) {
                own.add(time);
            }
        }
        if (++sinceLook >= REPORT_EVENTS) {
            sinceLook = 0;
            long now = System.nanoTime();
            if (now - lastReport > REPORT_NANOS) {
                lastReport = now;
                report.accept(snapshot(), false);
            }
        }
    }

    private EventCounts snapshot() {
        List<EventCounts.Part> parts = new ArrayList<>();
        ofTraces.forEach(
                (trace, own) -> parts.add(new EventCounts.Part(trace.getName(), own.snapshot())));
        return buckets.snapshot().withParts(parts);
    }

    @Override
    public void handleCompleted() {
        super.handleCompleted();
        if (!isCancelled()) {
            report.accept(snapshot(), true);
        }
    }
}
