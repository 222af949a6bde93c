package org.eclipse.tracecompass.tmf.core.model.timegraph;

import java.util.Arrays;

/**
 * A window of time divided into pixels: pixel i is [time i, time i + 1), the last has its end. It
 * may have some of them for its own, if several share the window. Not thread-safe.
 */
final class PixelGrid {

    private final long[] fBoundaries;
    private final int fPixels;
    private final double fPixelsPerNs;
    private final int fFirst;
    private final int fBehind;

    /** The latest pixel that was found: the next one is often the same. */
    private int fLatest;

    /**
     * A grid.
     *
     * @param times the boundaries in order, repetitions allowed; a single one stands for one pixel
     *     of one nanosecond
     * @throws IllegalArgumentException when there is no time
     */
    PixelGrid(long[] times) {
        long[] distinct = Arrays.stream(times).distinct().toArray();
        if (distinct.length == 0) {
            throw new IllegalArgumentException("a window needs at least one time");
        }
        fBoundaries = distinct.length == 1 ? new long[] {distinct[0], distinct[0]} : distinct;
        fPixels = fBoundaries.length - 1;
        double length = fBoundaries[fPixels] - fBoundaries[0];
        fPixelsPerNs = length == 0 ? 0 : fPixels / length;
        fFirst = 0;
        fBehind = fPixels;
    }

    private PixelGrid(PixelGrid whole, int first, int behind) {
        fBoundaries = whole.fBoundaries;
        fPixels = whole.fPixels;
        fPixelsPerNs = whole.fPixelsPerNs;
        fFirst = first;
        fBehind = behind;
    }

    /** {@return the same window, with some pixels for its own: from one until before another} */
    PixelGrid part(int first, int behind) {
        return new PixelGrid(this, first, behind);
    }

    /** {@return the first pixel of its own} */
    int first() {
        return fFirst;
    }

    /** {@return the pixel behind the last one of its own} */
    int behind() {
        return fBehind;
    }

    /** Tells whether a pixel is one of its own. */
    boolean owns(int pixel) {
        return pixel >= fFirst && pixel < fBehind;
    }

    int size() {
        return fPixels;
    }

    long start() {
        return fBoundaries[0];
    }

    long end() {
        return fBoundaries[fPixels];
    }

    /** {@return the pixel of a time; the first or last one for times outside of the window} */
    int pixelOf(long anyTime) {
        int latest = fLatest;
        if (anyTime >= fBoundaries[latest] && anyTime < fBoundaries[latest + 1]) {
            return latest;
        }
        int found = find(anyTime);
        fLatest = found;
        return found;
    }

    private int find(long anyTime) {
        long time = Math.max(start(), Math.min(end(), anyTime));
        int guess = (int) ((time - fBoundaries[0]) * fPixelsPerNs);
        guess = Math.max(0, Math.min(fPixels - 1, guess));
        if (fBoundaries[guess] <= time && (time < fBoundaries[guess + 1] || guess == fPixels - 1)) {
            return guess;
        }
        int found = Arrays.binarySearch(fBoundaries, time);
        return Math.min(fPixels - 1, found >= 0 ? found : -found - 2);
    }

    long firstInstant(int pixel) {
        return fBoundaries[pixel];
    }

    long lastInstant(int pixel) {
        return pixel == fPixels - 1 ? fBoundaries[fPixels] : fBoundaries[pixel + 1] - 1;
    }

    long length(int pixel) {
        return lastInstant(pixel) - fBoundaries[pixel] + 1;
    }
}
