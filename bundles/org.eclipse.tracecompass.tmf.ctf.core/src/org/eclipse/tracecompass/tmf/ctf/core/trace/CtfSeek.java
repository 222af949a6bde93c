package org.eclipse.tracecompass.tmf.ctf.core.trace;

import java.util.function.Supplier;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.trace.CtfEvent;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.core.trace.location.ITmfLocation;
import org.eclipse.tracecompass.tmf.ctf.core.context.CtfLocation;
import org.eclipse.tracecompass.tmf.ctf.core.context.CtfLocationInfo;
import org.eclipse.tracecompass.tmf.ctf.core.context.CtfTmfContext;

/** Finds places of a trace by location, by time and by ratio. Thread-safe. */
final class CtfSeek {

    private final CtfTmfTrace trace;
    private final int eventsPerCheckpoint;

    /**
     * Creates a finder.
     *
     * @param trace the trace
     * @param eventsPerCheckpoint the number of events between two checkpoints of its index
     */
    CtfSeek(CtfTmfTrace trace, int eventsPerCheckpoint) {
        this.trace = trace;
        this.eventsPerCheckpoint = eventsPerCheckpoint;
    }

    /** A context at a location; before the first event for another or no location. */
    ITmfContext location(@Nullable ITmfLocation location) {
        CtfTmfContext context = new CtfTmfContext(trace);
        if (location instanceof CtfLocation) {
            context.setLocation(location);
        } else {
            context.setRank(0);
        }
        return context;
    }

    /** A context at a location, with the rank of the event there. */
    ITmfContext location(CtfLocationInfo location, long rank) {
        CtfTmfContext context = new CtfTmfContext(trace);
        context.seek(location);
        context.setRank(rank);
        return context;
    }

    /** A context at the place of another one. */
    ITmfContext copy(CtfTmfContext context) {
        CtfTmfContext copy = new CtfTmfContext(trace);
        copy.setLocation(context.getLocation());
        copy.setRank(context.getRank());
        return copy;
    }

    /** The time at a ratio of the trace's duration. */
    ITmfTimestamp timeAt(double ratio) {
        long start = trace.getStartTime().toNanos();
        long end = trace.getEndTime().toNanos();
        return TmfTimestamp.fromNanos(start + Math.round(Math.clamp(ratio, 0, 1) * (end - start)));
    }

    /** The ratio of the trace's duration at a location, 0 to 1. */
    double ratioOf(@Nullable ITmfLocation location) {
        long start = trace.getStartTime().toNanos();
        long end = trace.getEndTime().toNanos();
        if (!(location instanceof CtfLocation place) || end <= start) {
            return 0;
        }
        if (place.getLocationInfo().equals(CtfLocation.INVALID_LOCATION)) {
            return 1;
        }
        long at = trace.createTimestamp(place.getLocationInfo().getTimestamp()).toNanos();
        return Math.clamp((double) (at - start) / (end - start), 0.0, 1.0);
    }

    /**
     * A context before the first event at or after a time, found by the index of the packets. The
     * rank is known if the index of the trace reaches that far.
     *
     * @param timestamp the time
     * @param near gives where the index of the trace would go for the time
     */
    ITmfContext time(ITmfTimestamp timestamp, Supplier<@Nullable ITmfContext> near) {
        long nanos = OwnTime.of(timestamp.toNanos(), trace.getTimestampTransform());
        CtfTmfContext context = new CtfTmfContext(trace);
        if (context.seek(nanos) && context.getLocation() instanceof CtfLocation target) {
            context.setRank(rankOf(target.getLocationInfo(), nanos, near.get()));
        }
        return context;
    }

    /** The rank of the first event at or after a time, counted from a checkpoint, or unknown. */
    private long rankOf(CtfLocationInfo target, long nanos, @Nullable ITmfContext near) {
        if (!(near instanceof CtfTmfContext from) || !near.hasValidRank()) {
            return ITmfContext.UNKNOWN_RANK;
        }
        long rank = near.getRank();
        for (int i = 0; i <= 2 * eventsPerCheckpoint; i++) {
            CtfEvent event = from.getCurrentData();
            if (event == null) {
                return ITmfContext.UNKNOWN_RANK;
            }
            if (event.nanos() >= nanos) {
                return event.nanos() == target.getTimestamp() ? rank : ITmfContext.UNKNOWN_RANK;
            }
            from.advance();
            rank++;
        }
        return ITmfContext.UNKNOWN_RANK;
    }
}
