package org.eclipse.tracecompass.internal.tmf.ui.events;

import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.filter.ITmfFilter;
import org.eclipse.tracecompass.tmf.core.request.ITmfEventRequest;
import org.eclipse.tracecompass.tmf.core.request.TmfEventRequest;

/** Collects the ranks of the events that pass a filter, in one pass over the trace. */
final class FilterRequest extends TmfEventRequest {

    private static final long REPORT_NANOS = 100_000_000L;

    private final ITmfFilter filter;
    private final Runnable progress;
    private final RankList ranks = new RankList();
    private volatile long seen;
    private long lastReport = System.nanoTime();

    /**
     * @param filter lets events pass
     * @param progress told, on the thread of the request, from time to time and at the end
     */
    FilterRequest(ITmfFilter filter, Runnable progress) {
        super(ITmfEvent.class, 0, ALL_DATA, ITmfEventRequest.ExecutionType.BACKGROUND);
        this.filter = filter;
        this.progress = progress;
    }

    /** The ranks found so far. */
    RankList ranks() {
        return ranks;
    }

    /** The number of events tested. */
    long seen() {
        return seen;
    }

    @Override
    public void handleData(ITmfEvent event) {
        super.handleData(event);
        long rank = seen;
        if (filter.matches(event)) {
            ranks.add(rank);
        }
        seen = rank + 1;
        if ((rank & 1023) == 0) {
            long now = System.nanoTime();
            if (now - lastReport > REPORT_NANOS) {
                lastReport = now;
                progress.run();
            }
        }
    }

    @Override
    public void handleCompleted() {
        super.handleCompleted();
        progress.run();
    }
}
