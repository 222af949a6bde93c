package org.eclipse.tracecompass.tmf.core.statesystem;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** The ends of a trace that may not have been read yet. */
final class TraceTimes {

    private TraceTimes() {
        // static
    }

    /** Returns the time of the first event in nanoseconds, 0 when there is none. */
    static long start(ITmfTrace trace) {
        ITmfTimestamp start = trace.getStartTime();
        if (!isKnown(start)) {
            start = trace.readStart();
        }
        if (!isKnown(start)) {
            ITmfContext context = trace.seekEvent(0L);
            try {
                ITmfEvent first = trace.getNext(context);
                start = first == null ? null : first.getTimestamp();
            } finally {
                context.dispose();
            }
        }
        return start == null || !isKnown(start) ? 0 : start.toNanos();
    }

    /**
     * Returns the time of the last event in nanoseconds as far as it is known, {@link
     * Long#MIN_VALUE} when it is not.
     */
    static long end(ITmfTrace trace) {
        ITmfTimestamp end = trace.readEnd();
        if (!isKnown(end)) {
            end = trace.getEndTime();
        }
        return end == null || !isKnown(end) ? Long.MIN_VALUE : end.toNanos();
    }

    private static boolean isKnown(@Nullable ITmfTimestamp time) {
        return time != null
                && !time.equals(TmfTimestamp.BIG_BANG)
                && !time.equals(TmfTimestamp.BIG_CRUNCH);
    }
}
