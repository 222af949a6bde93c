package org.eclipse.tracecompass.internal.statesystem.core.partial;

/**
 * How long a segment is. What is kept of it is one interval per attribute that changed in it, and
 * what is not kept is the rest: a segment ends when that is so many times as much.
 *
 * @param min how many intervals a segment has at least: fewer are computed again in no time
 * @param ratio how many intervals there are for each that is kept
 * @param max how many intervals a segment has at most: so many must find room in memory, and be
 *     computed again for a query
 */
record SegmentPolicy(long min, int ratio, long max) {

    static final SegmentPolicy DEFAULT = new SegmentPolicy(1 << 16, 256, 1 << 21);

    /**
     * Tells when a segment is long enough.
     *
     * @param kept how many of its intervals are kept
     * @param attributes how many attributes there are: a checkpoint looks at each
     * @return a number of intervals
     */
    long length(long kept, int attributes) {
        return Math.clamp(Math.max(kept * ratio, attributes), min, max);
    }
}
