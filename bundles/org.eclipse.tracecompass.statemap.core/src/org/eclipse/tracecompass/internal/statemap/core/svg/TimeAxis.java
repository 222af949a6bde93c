package org.eclipse.tracecompass.internal.statemap.core.svg;

import java.util.stream.LongStream;

/**
 * Times and places on the picture.
 *
 * @param begin the time at the left, in nanoseconds
 * @param end the time at the right, not earlier
 * @param left where the time begins, in pixels
 * @param width how wide it is, in pixels
 */
record TimeAxis(long begin, long end, double left, double width) {

    private static final int MOST_TICKS = 8;

    double x(long time) {
        return end == begin ? left : left + (double) (time - begin) / (end - begin) * width;
    }

    /** Returns round times, at most about eight. */
    long[] ticks() {
        long span = end - begin;
        if (span <= 0) {
            return new long[] {begin};
        }
        long step = 1;
        int[] factors = {2, 5, 10};
        long decade = 1;
        for (int i = 0; span / step > MOST_TICKS; i++) {
            step = decade * factors[i % factors.length];
            if (i % factors.length == factors.length - 1) {
                decade *= 10;
            }
        }
        long by = step;
        long first = Math.ceilDiv(begin, by);
        return LongStream.rangeClosed(first, Math.floorDiv(end, by)).map(i -> i * by).toArray();
    }
}
