package org.eclipse.tracecompass.tmf.core.trace;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.request.ITmfEventRequest;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.location.ITmfLocation;

/**
 * Finds places in a trace: from the checkpoint of the index that is before the place it reads on
 * until it is there.
 */
final class TraceSeeker {

    private final TmfTrace trace;

    TraceSeeker(TmfTrace trace) {
        this.trace = trace;
    }

    /**
     * Seeks an event by its rank.
     *
     * @param rank the rank; at or below 0 for the first event
     * @return the context before the event; one of unknown rank when there is none, or the trace is
     *     closed meanwhile
     */
    ITmfContext toRank(long rank) {
        if (rank <= 0) {
            ITmfContext context = trace.seekEvent((ITmfLocation) null);
            context.setRank(0);
            return context;
        }
        ITmfContext context = trace.getIndexer().seekIndex(rank);
        while (context.getRank() < rank) {
            if (next(context) == null) {
                context.setRank(ITmfContext.UNKNOWN_RANK);
                return context;
            }
        }
        return rank < trace.getNbEvents() ? context : verified(context);
    }

    /**
     * Reads on, unless the trace is being closed: that waits for the lock which is held here, maybe
     * on the UI thread.
     */
    private @Nullable ITmfEvent next(ITmfContext context) {
        return trace.isClosed() ? null : trace.getNext(context);
    }

    /** The same place if there is an event, else the end of the trace. */
    private ITmfContext verified(ITmfContext context) {
        ITmfLocation location = context.getLocation();
        long rank = context.getRank();
        if (trace.getNext(context) == null) {
            context.setRank(ITmfContext.UNKNOWN_RANK);
            return context;
        }
        return replace(context, location, rank);
    }

    private ITmfContext replace(ITmfContext context, @Nullable ITmfLocation location, long rank) {
        context.dispose();
        ITmfContext found = trace.seekEvent(location);
        found.setRank(rank);
        return found;
    }

    /**
     * Seeks the first event at or after a time.
     *
     * @param timestamp the time
     * @return the context before the event; one without a location and of unknown rank when there
     *     is none, or the trace is closed meanwhile
     */
    ITmfContext toTime(ITmfTimestamp timestamp) {
        ITmfContext context = trace.getIndexer().seekIndex(timestamp);
        ITmfLocation location = context.getLocation();
        long rank = context.getRank();
        ITmfEvent event = trace.getNext(context);
        while (event != null && event.getTimestamp().compareTo(timestamp) < 0) {
            location = context.getLocation();
            rank = context.getRank();
            event = next(context);
        }
        if (event == null) {
            context.setLocation(null);
            context.setRank(ITmfContext.UNKNOWN_RANK);
            return context;
        }
        return replace(context, location, rank);
    }

    /**
     * Seeks where a request starts: at its rank if it has one, else at its time. A request that
     * starts at a time is told the rank that this is.
     *
     * @param request the request
     * @return the context before its first event
     */
    ITmfContext toStartOf(ITmfEventRequest request) {
        ITmfTimestamp start = request.getRange().getStartTime();
        if (request.getIndex() > 0 || start.equals(TmfTimestamp.BIG_BANG)) {
            return trace.seekEvent(request.getIndex());
        }
        ITmfContext context = trace.seekEvent(start);
        if (context.hasValidRank() && context.getRank() <= Integer.MAX_VALUE) {
            request.setStartIndex((int) context.getRank());
        }
        return context;
    }

    /** {@return the start of the trace, read from its first event if need be; null without one} */
    @Nullable
    ITmfTimestamp readStart() {
        ITmfTimestamp start = trace.getStartTime();
        if (!start.equals(TmfTimestamp.BIG_BANG)) {
            return start;
        }
        ITmfContext context = trace.seekEvent(0L);
        try {
            ITmfEvent event = trace.getNext(context);
            return event == null ? null : event.getTimestamp();
        } finally {
            context.dispose();
        }
    }
}
