package org.eclipse.tracecompass.internal.statesystem.core.partial;

/**
 * How long a segment is. What is kept of it is one interval per attribute that changed in it, and
 * the rest is not kept: a segment ends when it is this many times as much.
 *
 * @param min how many intervals a segment has at least: fewer are computed again in no time
 * @param ratio how many intervals there are for each that is kept
 * @param max the maximum number of intervals in a segment: they must fit into memory, and be
 *     computed again for a query
 */
record SegmentPolicy(long min, int ratio, long max) {

    static final SegmentPolicy DEFAULT = new SegmentPolicy(1 << 16, 256, 1 << 21);

    /**
     * Decides when a segment is long enough.
     *
     * @param kept how many of its intervals are kept
     * @param attributes how many attributes there are: a checkpoint looks at each
     * @return a number of intervals
     */
    long length(long kept, int attributes) {
        return Math.clamp(Math.max(kept * ratio, attributes), min, max);
    }
}
