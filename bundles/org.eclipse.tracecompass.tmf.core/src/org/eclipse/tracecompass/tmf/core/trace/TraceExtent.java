package org.eclipse.tracecompass.tmf.core.trace;

import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.ITmfLostEvent;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;

/**
 * The extent of a trace as known so far: start, end and number of events. A time that is not known
 * is {@link TmfTimestamp#BIG_BANG}. Thread-safe.
 */
final class TraceExtent {

    // Written per event with lazySet: other threads see them soon, and the reader pays no fence.
    private final AtomicLong nbEvents = new AtomicLong();
    private final AtomicReference<ITmfTimestamp> start =
            new AtomicReference<>(TmfTimestamp.BIG_BANG);
    private final AtomicReference<ITmfTimestamp> end = new AtomicReference<>(TmfTimestamp.BIG_BANG);

    long nbEvents() {
        return nbEvents.get();
    }

    void setNbEvents(long nbEvents) {
        this.nbEvents.set(Math.max(0, nbEvents));
    }

    ITmfTimestamp start() {
        return start.get();
    }

    void setStart(ITmfTimestamp start) {
        this.start.set(start);
    }

    ITmfTimestamp end() {
        return end.get();
    }

    void setEnd(ITmfTimestamp end) {
        this.end.set(end);
    }

    /**
     * Learns from an event that was read.
     *
     * @param event the event
     * @param rank its rank, or {@link ITmfContext#UNKNOWN_RANK}
     */
    void learn(ITmfEvent event, long rank) {
        ITmfTimestamp time = event.getTimestamp();
        ITmfTimestamp end =
                event instanceof ITmfLostEvent lost ? lost.getTimeRange().getEndTime() : time;
        if (end.compareTo(this.end.get()) > 0) {
            this.end.lazySet(end);
        }
        if (rank == ITmfContext.UNKNOWN_RANK) {
            return;
        }
        if (rank == 0) {
            start.set(time);
        }
        if (rank >= nbEvents.get()) {
            nbEvents.lazySet(rank + 1);
        }
    }

    /**
     * Learns how far the trace was indexed; never shrinks.
     *
     * @param nbEvents number of events; with 0 the range says nothing
     * @param range from the first to the last of them
     */
    void grow(long nbEvents, TmfTimeRange range) {
        if (nbEvents == 0) {
            return;
        }
        if (nbEvents > this.nbEvents.get()) {
            this.nbEvents.set(nbEvents);
        }
        if (start.get().equals(TmfTimestamp.BIG_BANG)) {
            start.set(range.getStartTime());
        }
        if (range.getEndTime().compareTo(end.get()) > 0) {
            end.set(range.getEndTime());
        }
    }

    /** Forgets the times, because the clock has changed; the number of events stays. */
    void forgetTimes() {
        start.set(TmfTimestamp.BIG_BANG);
        end.set(TmfTimestamp.BIG_BANG);
    }

    /**
     * Takes times that were read from the trace.
     *
     * @param start its start, null when unknown
     * @param end its end, null when unknown
     */
    void setTimes(@Nullable ITmfTimestamp start, @Nullable ITmfTimestamp end) {
        if (start != null) {
            this.start.set(start);
            this.end.accumulateAndGet(start, (a, b) -> a.compareTo(b) > 0 ? a : b);
        }
        if (end != null) {
            this.end.set(end);
        }
    }
}
