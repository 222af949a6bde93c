package org.eclipse.tracecompass.tmf.core.model.timegraph;

import java.util.Arrays;

/**
 * The short states of a busy row: for each pixel the time of each kind, side by side, so that a
 * state costs a few additions at neighbouring places.
 */
final class DenseCells {

    /** Kinds beyond this many are too rare to have a place in each pixel. */
    static final int MOST_KINDS = 32;

    private static final int FIRST_KINDS = 4;

    private final int fPixels;
    private int fKinds = FIRST_KINDS;
    private long[] fTimes;

    /** How many states there are in each pixel, and from when to when. */
    final int[] counts;

    final long[] starts;
    final long[] ends;

    DenseCells(int pixels) {
        fPixels = pixels;
        fTimes = new long[pixels * FIRST_KINDS];
        counts = new int[pixels];
        starts = new long[pixels];
        ends = new long[pixels];
        Arrays.fill(starts, Long.MAX_VALUE);
        Arrays.fill(ends, Long.MIN_VALUE);
    }

    /** How much memory a row takes at most, in bytes. */
    static long bytes(int pixels) {
        return (long) pixels * (MOST_KINDS * Long.BYTES + 2 * Long.BYTES + Integer.BYTES);
    }

    /** Adds some time of a kind below {@link #MOST_KINDS}, of a state with such an extent. */
    void add(int pixel, int kind, long time, long start, long end) {
        addTime(pixel, kind, time);
        extend(pixel, 1, start, end);
    }

    /** Adds some time of a kind. */
    void addTime(int pixel, int kind, long time) {
        if (kind >= fKinds) {
            grow(kind);
        }
        fTimes[pixel * fKinds + kind] += time;
    }

    /** Says of how many states, and between which instants, that was. */
    void extend(int pixel, int count, long start, long end) {
        counts[pixel] += count;
        starts[pixel] = Math.min(starts[pixel], start);
        ends[pixel] = Math.max(ends[pixel], end);
    }

    private void grow(int kind) {
        int kinds = fKinds;
        while (kind >= kinds) {
            kinds *= 2;
        }
        long[] times = new long[fPixels * kinds];
        for (int pixel = 0; pixel < fPixels; pixel++) {
            System.arraycopy(fTimes, pixel * fKinds, times, pixel * kinds, fKinds);
        }
        fTimes = times;
        fKinds = kinds;
    }

    /** Adds what is in a pixel to a cell. */
    void copyTo(int pixel, BlendCell cell) {
        int at = pixel * fKinds;
        for (int kind = 0; kind < fKinds; kind++) {
            long time = fTimes[at + kind];
            if (time != 0) {
                cell.add(kind, time);
            }
        }
        cell.extend(counts[pixel], starts[pixel], ends[pixel]);
    }
}
