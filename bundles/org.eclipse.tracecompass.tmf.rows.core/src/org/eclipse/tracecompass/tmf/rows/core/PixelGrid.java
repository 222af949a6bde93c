package org.eclipse.tracecompass.tmf.rows.core;

import java.util.Arrays;

/**
 * A window of time divided into pixels: pixel i is [time i, time i + 1), the last has its end. It
 * may have some of them for its own, if several share the window. Not thread-safe.
 */
final class PixelGrid {

    private final long[] boundaries;
    private final int pixels;
    private final double pixelsPerNs;
    private final int first;
    private final int behind;

    /** The latest pixel that was found: the next one is often the same. */
    private int latest;

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
        boundaries = distinct.length == 1 ? new long[] {distinct[0], distinct[0]} : distinct;
        pixels = boundaries.length - 1;
        double length = boundaries[pixels] - boundaries[0];
        pixelsPerNs = length == 0 ? 0 : pixels / length;
        first = 0;
        behind = pixels;
    }

    private PixelGrid(PixelGrid whole, int first, int behind) {
        boundaries = whole.boundaries;
        pixels = whole.pixels;
        pixelsPerNs = whole.pixelsPerNs;
        this.first = first;
        this.behind = behind;
    }

    /** {@return the same window, with some pixels for its own: from one until before another} */
    PixelGrid part(int first, int behind) {
        return new PixelGrid(this, first, behind);
    }

    /** {@return the first pixel of its own} */
    int first() {
        return first;
    }

    /** {@return the pixel behind the last one of its own} */
    int behind() {
        return behind;
    }

    /** Returns whether a pixel belongs to this grid. */
    boolean owns(int pixel) {
        return pixel >= first && pixel < behind;
    }

    int size() {
        return pixels;
    }

    long start() {
        return boundaries[0];
    }

    long end() {
        return boundaries[pixels];
    }

    /** {@return the pixel of a time; the first or last one for times outside of the window} */
    int pixelOf(long anyTime) {
        int latest = this.latest;
        if (anyTime >= boundaries[latest] && anyTime < boundaries[latest + 1]) {
            return latest;
        }
        int found = find(anyTime);
        this.latest = found;
        return found;
    }

    private int find(long anyTime) {
        long time = Math.max(start(), Math.min(end(), anyTime));
        int guess = (int) ((time - boundaries[0]) * pixelsPerNs);
        guess = Math.max(0, Math.min(pixels - 1, guess));
        if (boundaries[guess] <= time && (time < boundaries[guess + 1] || guess == pixels - 1)) {
            return guess;
        }
        int found = Arrays.binarySearch(boundaries, time);
        return Math.min(pixels - 1, found >= 0 ? found : -found - 2);
    }

    long firstInstant(int pixel) {
        return boundaries[pixel];
    }

    long lastInstant(int pixel) {
        return pixel == pixels - 1 ? boundaries[pixels] : boundaries[pixel + 1] - 1;
    }

    long length(int pixel) {
        return lastInstant(pixel) - boundaries[pixel] + 1;
    }
}
