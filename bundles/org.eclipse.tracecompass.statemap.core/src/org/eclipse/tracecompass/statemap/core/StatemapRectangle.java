package org.eclipse.tracecompass.statemap.core;

/**
 * A stretch of time of an entity: one state, or several of which only the shares are known.
 *
 * @param start nanoseconds from the start of the map
 * @param duration nanoseconds, more than 0
 * @param count how many states came one after the other in it; 1 if nothing was merged
 * @param states the values of the states in it, ascending; read only
 * @param stateNanos how long each of them lasted
 * @param tags the numbers of the tags in it, ascending; read only
 * @param tagNanos how long each of them lasted
 */
public record StatemapRectangle(
        long start,
        long duration,
        long count,
        int[] states,
        long[] stateNanos,
        int[] tags,
        long[] tagNanos) {

    private static final int[] NO_TAGS = {};
    private static final long[] NO_NANOS = {};

    /** Returns a rectangle of one state, without tags. */
    public static StatemapRectangle of(long start, long duration, int state) {
        return new StatemapRectangle(
                start, duration, 1, new int[] {state}, new long[] {duration}, NO_TAGS, NO_NANOS);
    }

    /**
     * Returns a rectangle of one state with a tag.
     *
     * @param tag the number of the tag: its place in {@link Statemap#tags}
     */
    public static StatemapRectangle of(long start, long duration, int state, int tag) {
        long[] nanos = {duration};
        return new StatemapRectangle(
                start, duration, 1, new int[] {state}, nanos, new int[] {tag}, nanos);
    }

    /** Returns whether several states are mixed. */
    public boolean isBlended() {
        return states.length > 1;
    }

    /** Returns nanoseconds from the start of the map. */
    public long end() {
        return start + duration;
    }

    /** Returns how long the entity was in a state, in nanoseconds. */
    public long nanosIn(int state) {
        for (int i = 0; i < states.length; i++) {
            if (states[i] == state) {
                return stateNanos[i];
            }
        }
        return 0;
    }

    /** Returns the state that lasted longest, the one of the lowest value if several did. */
    public int mainState() {
        int best = 0;
        for (int i = 1; i < states.length; i++) {
            if (stateNanos[i] > stateNanos[best]) {
                best = i;
            }
        }
        return states[best];
    }
}
