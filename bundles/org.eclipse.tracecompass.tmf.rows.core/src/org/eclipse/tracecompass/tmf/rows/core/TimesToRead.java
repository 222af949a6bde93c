package org.eclipse.tracecompass.tmf.rows.core;

import java.util.HashMap;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;

/**
 * The times of which states of some attributes have to be read, as they are not in groups.
 * Immutable, thread-safe.
 */
public final class TimesToRead {

    /** All of the time. */
    public static final TimesToRead ALL = new TimesToRead(Map.of());

    /** The groups of those attributes that have some. */
    private final Map<Integer, PixelGroups> groups = new HashMap<>();

    /** Whether each attribute has groups. */
    private final boolean areAllGrouped;

    /**
     * Finds the times.
     *
     * @param groups the groups of each attribute; null for an attribute without groups
     */
    public TimesToRead(Map<Integer, ? extends @Nullable PixelGroups> groups) {
        groups.forEach(
                (quark, summed) -> {
                    if (summed != null) {
                        this.groups.put(quark, summed);
                    }
                });
        areAllGrouped = !groups.isEmpty() && this.groups.size() == groups.size();
    }

    /**
     * Returns whether a state of any attribute that shares an instant with a span has to be read.
     *
     * @param start the first instant of the span, ns
     * @param end its last instant, ns
     */
    public boolean intersect(long start, long end) {
        if (!areAllGrouped) {
            return true;
        }
        for (PixelGroups summed : groups.values()) {
            if (!summed.cover(start, end)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Returns the first instant from one on at which the state of an attribute has to be read.
     *
     * @param quark the attribute
     * @param start the instant, ns
     */
    public long firstFrom(int quark, long start) {
        PixelGroups summed = groups.get(quark);
        return summed == null ? start : summed.firstOutside(start);
    }

    /**
     * Returns the last instant until one at which the state of an attribute has to be read.
     *
     * @param quark the attribute
     * @param end the instant, ns
     */
    public long lastUntil(int quark, long end) {
        PixelGroups summed = groups.get(quark);
        return summed == null ? end : summed.lastOutside(end);
    }
}
