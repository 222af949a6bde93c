package org.eclipse.tracecompass.tmf.timegraph.core.model;

import java.util.List;
import java.util.Map;

/**
 * What stands out in a time graph, while everything else is drawn faintly. Immutable.
 *
 * @param pieces the times that stand out by row id: start and end of each piece in turn, ns,
 *     ascending and not overlapping. Do not modify
 * @param hops the arrows that are drawn in place of all others
 * @param from the first instant that is concerned, ns; what is before looks as always
 * @param to the first instant after, ns
 * @param caption one line about it, drawn over the picture; may be empty
 * @since 0.2.0
 */
public record Emphasis(
        Map<Long, long[]> pieces, List<TimeGraphLink> hops, long from, long to, String caption) {

    private static final long[] NONE = {};

    /** Only a line of text: nothing is drawn faintly. */
    public static Emphasis caption(String text) {
        return new Emphasis(Map.of(), List.of(), 0, 0, text);
    }

    /** Whether rows are drawn otherwise, and not only a caption. */
    public boolean isShown() {
        return to > from;
    }

    /** The same for another range of time. */
    public Emphasis within(long start, long end) {
        return new Emphasis(pieces, hops, Math.max(from, start), Math.min(to, end), caption);
    }

    /** The times of a row that stand out; empty if there are none. */
    public long[] of(long row) {
        return pieces.getOrDefault(row, NONE);
    }
}
