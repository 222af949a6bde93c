package org.eclipse.tracecompass.tmf.rows.core;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;

/**
 * The times of which states of some rows have to be read, as they are not in groups. Immutable,
 * thread-safe.
 */
public final class TimesToRead {

    /** All of the time. */
    public static final TimesToRead ALL = new TimesToRead(List.of());

    /** The groups of the rows; none if all states of a row have to be read. */
    private final List<PixelGroups> groups;

    /**
     * Finds the times.
     *
     * @param groups the groups of each row; null for a row without groups
     */
    public TimesToRead(List<@Nullable PixelGroups> groups) {
        List<PixelGroups> known = new ArrayList<>();
        for (PixelGroups summed : groups) {
            if (summed != null) {
                known.add(summed);
            }
        }
        this.groups = known.size() == groups.size() ? known : List.of();
    }

    /**
     * Returns whether a state that shares an instant with a span has to be read.
     *
     * @param start the first instant of the span, ns
     * @param end its last instant, ns
     */
    public boolean intersect(long start, long end) {
        for (PixelGroups summed : groups) {
            if (!summed.cover(start, end)) {
                return true;
            }
        }
        return groups.isEmpty();
    }

    /**
     * Returns the first instant of a span of which states have to be read.
     *
     * @param start the first instant of the span, ns
     * @param end its last instant, ns
     * @return the instant; the end if there is none
     */
    public long firstIn(long start, long end) {
        long first = groups.isEmpty() ? start : end;
        for (PixelGroups summed : groups) {
            first = Math.min(first, summed.firstOutside(start));
        }
        return first;
    }

    /**
     * Returns the last instant of a span of which states have to be read.
     *
     * @param start the first instant of the span, ns
     * @param end its last instant, ns
     * @return the instant; the start if there is none
     */
    public long lastIn(long start, long end) {
        long last = groups.isEmpty() ? end : start;
        for (PixelGroups summed : groups) {
            last = Math.max(last, summed.lastOutside(end));
        }
        return last;
    }
}
