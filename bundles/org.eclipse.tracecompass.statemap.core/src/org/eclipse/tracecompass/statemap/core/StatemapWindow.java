package org.eclipse.tracecompass.statemap.core;

/**
 * The time that a map shows, in nanoseconds.
 *
 * @param begin from the origin; what comes earlier is cut off; {@link #MAP_START} for the start of
 *     the map
 * @param end from the origin, later than begin; {@link #OPEN} for the last datum
 * @param sinceEpoch whether the origin is the epoch; otherwise it is the start of the map
 */
public record StatemapWindow(long begin, long end, boolean sinceEpoch) {

    /** As an end: the last datum. */
    public static final long OPEN = Long.MAX_VALUE;

    /** As a begin since the epoch: the start of the map. */
    public static final long MAP_START = Long.MIN_VALUE;

    /** All of the data. */
    public static final StatemapWindow ALL = new StatemapWindow(0, OPEN, false);

    /** Creates a window. */
    public StatemapWindow {
        if (begin >= end) {
            throw new IllegalArgumentException("begin offset must be less than end offset");
        }
    }

    /** Returns the same window counted from a start, given in nanoseconds since the epoch. */
    public StatemapWindow from(long start) {
        if (!sinceEpoch) {
            return this;
        }
        long until = end == OPEN ? OPEN : end - start;
        return new StatemapWindow(
                begin == MAP_START ? Math.min(0, until - 1) : begin - start, until, false);
    }
}
