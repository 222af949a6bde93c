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
 *
 * <p>Readers note what they have seen without a lock, so that a slow one may put back what a faster
 * one has noted. What was told is kept apart, and is never less.
 */
final class TraceExtent {

    // Written per event with lazySet: other threads see them soon, and the reader pays no fence.
    private final AtomicLong seenEvents = new AtomicLong();
    private final AtomicReference<ITmfTimestamp> start =
            new AtomicReference<>(TmfTimestamp.BIG_BANG);
    private final AtomicReference<ITmfTimestamp> seenEnd =
            new AtomicReference<>(TmfTimestamp.BIG_BANG);
    private final AtomicLong toldEvents = new AtomicLong();
    private final AtomicReference<ITmfTimestamp> toldEnd =
            new AtomicReference<>(TmfTimestamp.BIG_BANG);

    long nbEvents() {
        return Math.max(seenEvents.get(), toldEvents.get());
    }

    void setNbEvents(long nbEvents) {
        seenEvents.set(0);
        toldEvents.set(Math.max(0, nbEvents));
    }

    ITmfTimestamp start() {
        return start.get();
    }

    void setStart(ITmfTimestamp start) {
        this.start.set(start);
    }

    ITmfTimestamp end() {
        return later(seenEnd.get(), toldEnd.get());
    }

    void setEnd(ITmfTimestamp end) {
        seenEnd.set(TmfTimestamp.BIG_BANG);
        toldEnd.set(end);
    }

    private static ITmfTimestamp later(ITmfTimestamp a, ITmfTimestamp b) {
        return a.compareTo(b) > 0 ? a : b;
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
        if (end.compareTo(seenEnd.get()) > 0) {
            seenEnd.lazySet(end);
        }
        if (rank == ITmfContext.UNKNOWN_RANK) {
            return;
        }
        if (rank == 0) {
            start.set(time);
        }
        if (rank >= seenEvents.get()) {
            seenEvents.lazySet(rank + 1);
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
        toldEvents.accumulateAndGet(nbEvents, Math::max);
        if (start.get().equals(TmfTimestamp.BIG_BANG)) {
            start.set(range.getStartTime());
        }
        toldEnd.accumulateAndGet(range.getEndTime(), TraceExtent::later);
    }

    /** Forgets the times, because the clock has changed; the number of events stays. */
    void forgetTimes() {
        start.set(TmfTimestamp.BIG_BANG);
        seenEnd.set(TmfTimestamp.BIG_BANG);
        toldEnd.set(TmfTimestamp.BIG_BANG);
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
            toldEnd.accumulateAndGet(start, TraceExtent::later);
        }
        if (end != null) {
            setEnd(end);
        }
    }
}
