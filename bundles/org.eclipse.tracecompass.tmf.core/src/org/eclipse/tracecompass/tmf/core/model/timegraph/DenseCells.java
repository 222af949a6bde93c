package org.eclipse.tracecompass.tmf.core.model.timegraph;

/**
 * The short states of a busy row: for each pixel the time of each kind, side by side, so that a
 * state costs a few additions at neighbouring places.
 */
final class DenseCells {

    /** Kinds beyond this many are too rare to have a place in each pixel. */
    static final int MOST_KINDS = 32;

    private static final int FIRST_KINDS = 4;

    /** What a cell begins with: how many states there are, and from when to when. */
    private static final int COUNT = 0;

    private static final int START = 1;
    private static final int END = 2;
    private static final int TIMES = 3;

    private final int fPixels;
    private int fKinds = FIRST_KINDS;

    /** The cells of the pixels, one after the other, so that one is near in memory as a whole. */
    private long[] fCells;

    DenseCells(int pixels) {
        fPixels = pixels;
        fCells = new long[pixels * (TIMES + FIRST_KINDS)];
        for (int pixel = 0; pixel < pixels; pixel++) {
            fCells[cell(pixel) + START] = Long.MAX_VALUE;
            fCells[cell(pixel) + END] = Long.MIN_VALUE;
        }
    }

    /** How much memory a row takes at most, in bytes. */
    static long bytes(int pixels) {
        return (long) pixels * (TIMES + MOST_KINDS) * Long.BYTES;
    }

    private int cell(int pixel) {
        return pixel * (TIMES + fKinds);
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
        fCells[cell(pixel) + TIMES + kind] += time;
    }

    /** Says of how many states, and between which instants, that was. */
    void extend(int pixel, int count, long start, long end) {
        int cell = cell(pixel);
        fCells[cell + COUNT] += count;
        fCells[cell + START] = Math.min(fCells[cell + START], start);
        fCells[cell + END] = Math.max(fCells[cell + END], end);
    }

    /** How many states there are in a pixel. */
    int count(int pixel) {
        return (int) Math.min(Integer.MAX_VALUE, fCells[cell(pixel) + COUNT]);
    }

    private void grow(int kind) {
        int before = TIMES + fKinds;
        while (kind >= fKinds) {
            fKinds *= 2;
        }
        long[] cells = new long[fPixels * (TIMES + fKinds)];
        for (int pixel = 0; pixel < fPixels; pixel++) {
            System.arraycopy(fCells, pixel * before, cells, cell(pixel), before);
        }
        fCells = cells;
    }

    /** Adds what is in a pixel to a cell. */
    void copyTo(int pixel, BlendCell cell) {
        int at = cell(pixel);
        for (int kind = 0; kind < fKinds; kind++) {
            long time = fCells[at + TIMES + kind];
            if (time != 0) {
                cell.add(kind, time);
            }
        }
        cell.extend(count(pixel), fCells[at + START], fCells[at + END]);
    }
}
