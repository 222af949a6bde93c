package org.eclipse.tracecompass.internal.tmf.ui.synchronization;

import java.util.Optional;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.core.trace.experiment.TmfExperiment;

/**
 * Two events of different hosts that are to have happened at the same time.
 *
 * @param first the earlier one, as the traces are shown now
 * @param second the later one
 */
record EventPair(ITmfEvent first, ITmfEvent second) {

    private static final int MOST_AT_ONCE = 1000;

    /**
     * The events of different hosts at the two ends of a selection.
     *
     * @param experiment the experiment
     * @param begin time of the one event, ns
     * @param end time of the other, ns
     * @return the events; empty when there are none at these times, or only of one host
     */
    static Optional<EventPair> at(TmfExperiment experiment, long begin, long end) {
        long early = Math.min(begin, end);
        long late = Math.max(begin, end);
        ITmfEvent first = eventAt(experiment, early, null);
        if (first == null) {
            return Optional.empty();
        }
        ITmfEvent second = eventAt(experiment, late, first);
        return second == null ? Optional.empty() : Optional.of(new EventPair(first, second));
    }

    /** Two events of different hosts, in either order. */
    static EventPair of(ITmfEvent one, ITmfEvent other) {
        return one.getTimestamp().compareTo(other.getTimestamp()) <= 0
                ? new EventPair(one, other)
                : new EventPair(other, one);
    }

    /**
     * The first event at a time.
     *
     * @param experiment the experiment
     * @param time the time, ns
     * @param ofAnotherHost an event of whose host it must not be, or null
     * @return the event; null when there is none
     */
    static @Nullable ITmfEvent eventAt(
            TmfExperiment experiment, long time, @Nullable ITmfEvent ofAnotherHost) {
        ITmfContext context = experiment.seekEvent(TmfTimestamp.fromNanos(time));
        try {
            for (int i = 0; i < MOST_AT_ONCE; i++) {
                ITmfEvent event = experiment.getNext(context);
                if (event == null || event.getTimestamp().toNanos() != time) {
                    return null;
                }
                if (ofAnotherHost == null || !host(event).equals(host(ofAnotherHost))) {
                    return event;
                }
            }
            return null;
        } finally {
            context.dispose();
        }
    }

    static String host(ITmfEvent event) {
        return event.getTrace().getHostId();
    }

    /** By how much the first is earlier than the second, ns. */
    long distance() {
        return second.getTimestamp().toNanos() - first.getTimestamp().toNanos();
    }

    /** Moves the host of the first event to the second one, or the other way round. */
    ClockShifts aligned(boolean moveFirst) {
        ClockShifts shifts = new ClockShifts();
        if (moveFirst) {
            shifts.set(host(first), distance());
        } else {
            shifts.set(host(second), -distance());
        }
        return shifts;
    }
}
