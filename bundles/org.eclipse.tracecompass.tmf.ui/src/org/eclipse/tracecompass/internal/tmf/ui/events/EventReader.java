package org.eclipse.tracecompass.internal.tmf.ui.events;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * Reads events of a trace by rank and by time. Stops early, with what it has, when it is told that
 * the result is not wanted any more. Thread-safe; slow, so never to be called on the UI thread.
 */
final class EventReader {

    /** Up to this many events it is cheaper to read on than to seek. */
    private static final int READ_ON = 1000;

    /** The number of events that a backward search reads at a time. */
    private static final int CHUNK = 5000;

    private final ITmfTrace trace;

    EventReader(ITmfTrace trace) {
        this.trace = trace;
    }

    /** Takes an event and its rank; returns whether to go on. */
    interface Visitor {
        boolean visit(long rank, ITmfEvent event);
    }

    /** Visits the events from a rank on. */
    void read(long from, long count, BooleanSupplier stop, Visitor visitor) {
        ITmfContext context = trace.seekEvent(from);
        try {
            for (long rank = from; rank < from + count && !stop.getAsBoolean(); rank++) {
                ITmfEvent event = trace.getNext(context);
                if (event == null || !visitor.visit(rank, event)) {
                    return;
                }
            }
        } finally {
            context.dispose();
        }
    }

    /** Visits the events of some ascending ranks. */
    void read(long[] ranks, BooleanSupplier stop, Visitor visitor) {
        ITmfContext context = null;
        long at = -1;
        try {
            for (long rank : ranks) {
                if (context == null || rank < at || rank - at > READ_ON) {
                    if (context != null) {
                        context.dispose();
                    }
                    context = trace.seekEvent(rank);
                    at = rank;
                }
                ITmfEvent event = null;
                while (at <= rank && !stop.getAsBoolean()) {
                    event = trace.getNext(context);
                    at++;
                }
                if (event == null || at <= rank || !visitor.visit(rank, event)) {
                    return;
                }
            }
        } finally {
            if (context != null) {
                context.dispose();
            }
        }
    }

    /**
     * The rank of the first event at or after an instant; the number of events if there is none.
     * Any rank if it is told to stop.
     */
    long rankAt(long time, BooleanSupplier stop) {
        long count = trace.getNbEvents();
        ITmfContext context = trace.seekEvent(TmfTimestamp.fromNanos(time));
        try {
            if (context.hasValidRank()) {
                // Some traces stop shortly before the instant.
                long rank = context.getRank();
                ITmfEvent event = trace.getNext(context);
                while (event != null
                        && event.getTimestamp().toNanos() < time
                        && !stop.getAsBoolean()) {
                    rank++;
                    event = trace.getNext(context);
                }
                return event == null ? count : rank;
            }
        } finally {
            context.dispose();
        }
        return bisect(time, count, stop);
    }

    private long bisect(long time, long count, BooleanSupplier stop) {
        long low = 0;
        long high = count;
        while (low < high && !stop.getAsBoolean()) {
            long middle = (low + high) >>> 1;
            ITmfEvent event = eventAt(middle);
            if (event != null && event.getTimestamp().toNanos() < time) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** The event of a rank, or null behind the end. */
    @Nullable
    ITmfEvent eventAt(long rank) {
        ITmfContext context = trace.seekEvent(rank);
        try {
            return trace.getNext(context);
        } finally {
            context.dispose();
        }
    }

    /**
     * The rank of the next match from a rank on, up to but without another; -1 if there is none.
     */
    long next(long from, long to, Predicate<ITmfEvent> predicate, BooleanSupplier stop) {
        long[] found = {-1};
        if (from < to) {
            read(
                    from,
                    to - from,
                    stop,
                    (rank, event) -> {
                        if (predicate.test(event)) {
                            found[0] = rank;
                        }
                        return found[0] < 0;
                    });
        }
        return found[0];
    }

    /** The rank of the last match before a rank, down to and with another; -1 if there is none. */
    long previous(long before, long from, Predicate<ITmfEvent> predicate, BooleanSupplier stop) {
        for (long end = before; end > from && !stop.getAsBoolean(); end -= CHUNK) {
            long start = Math.max(from, end - CHUNK);
            List<Long> found = new ArrayList<>();
            read(
                    start,
                    end - start,
                    stop,
                    (rank, event) -> {
                        if (predicate.test(event)) {
                            found.add(rank);
                        }
                        return true;
                    });
            if (!found.isEmpty()) {
                return found.get(found.size() - 1);
            }
        }
        return -1;
    }
}
