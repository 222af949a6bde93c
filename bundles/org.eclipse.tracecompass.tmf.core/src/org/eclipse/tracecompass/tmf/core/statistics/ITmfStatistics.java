package org.eclipse.tracecompass.tmf.core.statistics;

import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateSystemDisposedException;

/**
 * The numbers of events of a trace. Times are in nanoseconds and both ends of a range belong to it;
 * a range may lie outside of the trace, where there are no events. While the trace is being read,
 * the numbers are those so far. All methods may be called from any thread, and throw a {@link
 * StateSystemDisposedException} when the trace was closed.
 */
public interface ITmfStatistics {

    /** The usual name of lost events, their key in the maps of types. */
    String LOST_EVENTS = "Lost event";

    /** {@return the number of events, without lost events} */
    long getEventsTotal();

    /** {@return the number of events of each type by name, and the number of lost events} */
    @NonNullByDefault({})
    Map<String, Long> getEventTypesTotal();

    /**
     * The number of events in a range, without lost events.
     *
     * @param start the first instant
     * @param end the last instant
     * @return the number
     */
    long getEventsInRange(long start, long end);

    /**
     * The number of events of each type in a range.
     *
     * @param start the first instant
     * @param end the last instant
     * @return the numbers by name of the types that occur, and of the lost events; a copy in order
     *     of names
     */
    @NonNullByDefault({})
    Map<String, Long> getEventTypesInRange(long start, long end);

    /**
     * The number of lost events that may have been in a range. Of lost events only a period is
     * known: all those count whose period has an instant in the range.
     *
     * @param start the first instant
     * @param end the last instant
     * @return the number
     */
    default long getLostEventsInRange(long start, long end) {
        return getEventTypesInRange(start, end).getOrDefault(LOST_EVENTS, 0L);
    }

    /**
     * The numbers of events in equal parts of a range, for a histogram. Costs one query, of as many
     * states as there are parts.
     *
     * @param start the first instant
     * @param end the last instant
     * @param nb the number of parts, at least 1
     * @return one number per part; their sum is that of the range. A range of fewer instants than
     *     parts has empty parts
     * @throws IllegalArgumentException when the range ends before it starts or there is no part
     */
    default List<Long> histogramQuery(long start, long end, int nb) {
        if (end < start || nb < 1) {
            throw new IllegalArgumentException(
                    "No histogram of " + nb + " parts from " + start + " to " + end);
        }
        // Without the first and the last instant of all, so that the width fits in 64 bits.
        long first = Math.max(start, Long.MIN_VALUE + 1);
        long width = Math.min(end, Long.MAX_VALUE - 1) - first + 1;
        long whole = Long.divideUnsigned(width, nb);
        long rest = Long.remainderUnsigned(width, nb);
        long[] bounds = new long[nb + 1];
        for (int i = 0; i <= nb; i++) {
            bounds[i] = first + whole * i + Math.ceilDiv(rest * i, nb);
        }
        List<Long> counts = histogramQuery(bounds);
        return counts.isEmpty() ? counts : counts.subList(0, nb);
    }

    /**
     * The numbers of events from given times on.
     *
     * @param timeRequested times in ascending order
     * @return one number per time: of the events from it until right before the next one, for the
     *     last time until the end of the trace; empty if there is no time
     * @throws IllegalArgumentException when the times descend
     */
    @NonNullByDefault({})
    List<Long> histogramQuery(long[] timeRequested);

    /**
     * Releases what the statistics hold for themselves; they are not asked any more. Nothing by
     * default.
     *
     * @since 0.2.0
     */
    default void dispose() {
        // the numbers belong to the analysis
    }
}
