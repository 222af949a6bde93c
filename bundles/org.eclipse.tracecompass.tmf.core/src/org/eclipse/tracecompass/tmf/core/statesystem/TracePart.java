package org.eclipse.tracecompass.tmf.core.statesystem;

import java.util.Objects;
import java.util.function.BooleanSupplier;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.core.trace.ITmfSplittableTrace;

/**
 * A part of a trace: the events from one time, included, to another, excluded. Built by one thread,
 * then joined by another.
 */
final class TracePart {

    private static final int CANCEL_MASK = (1 << 10) - 1;

    private final ITmfSplittableTrace trace;
    private final @Nullable ITmfTimestamp from;
    private final long limit;
    private final ISplitWork.Part work;
    private @Nullable ITmfContext context;
    private @Nullable ITmfEvent first;
    private @Nullable ITmfEvent last;
    private @Nullable ITmfEvent after;
    private long events;
    private boolean isSorted = true;

    /**
     * A part that was not read yet.
     *
     * @param trace the trace
     * @param from where it begins; null for the begin of the trace
     * @param limit the first time that is beyond it, ns; {@link Long#MAX_VALUE} for the last part
     * @param work what gets its events
     */
    TracePart(
            ITmfSplittableTrace trace,
            @Nullable ITmfTimestamp from,
            long limit,
            ISplitWork.Part work) {
        this.trace = trace;
        this.from = from;
        this.limit = limit;
        this.work = work;
    }

    /** Reads the events. */
    void build(BooleanSupplier isCancelled) {
        ITmfContext context = trace.seekPart(from);
        this.context = context;
        long previous = Long.MIN_VALUE;
        boolean isLast = limit == Long.MAX_VALUE;
        ITmfEvent event = trace.getNext(context);
        first = event;
        while (event != null) {
            long time = event.getTimestamp().toNanos();
            if (time < previous) {
                isSorted = false;
                return;
            }
            if (!isLast && time >= limit) {
                break;
            }
            previous = time;
            work.accept(event);
            last = event;
            if ((++events & CANCEL_MASK) == 0 && isCancelled.getAsBoolean()) {
                return;
            }
            event = trace.getNext(context);
        }
        after = event;
    }

    ISplitWork.Part work() {
        return work;
    }

    /** Returns how many events it has. */
    long events() {
        return events;
    }

    /** Returns its last event, null if it has none. */
    @Nullable
    ITmfEvent last() {
        return last;
    }

    /** Returns the event after it, null if it is the last part or read to the end. */
    @Nullable
    ITmfEvent after() {
        return after;
    }

    /**
     * Returns whether the events are what a pass over the whole trace gives: the part before ended
     * where this one began, and no event is earlier than the one before.
     *
     * @param begin the event after the part before; null if that was the last event
     */
    boolean follows(@Nullable ITmfEvent begin) {
        return isSorted && (from == null || Objects.equals(begin, first));
    }

    /** The place right after the {@linkplain #after() event after} this part. */
    ITmfContext place() {
        return Objects.requireNonNull(context);
    }

    /** Reads no more. */
    void close() {
        ITmfContext context = this.context;
        if (context != null) {
            context.dispose();
        }
    }
}
