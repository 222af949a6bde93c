package org.eclipse.tracecompass.tmf.rows.core;

/**
 * The short states of a busy row: for each pixel the time of each kind, side by side, so that a
 * state costs an addition at a place that is near. States of a row mostly come in the order of
 * time: where the pixel of the latest one is, is known.
 */
final class DenseCells {

    /** Kinds beyond this many are too rare to have a place in each pixel. */
    static final int MOST_KINDS = 32;

    private static final int FEWEST_KINDS = 4;

    /** The header of a cell: the number of states, and their first and last instant. */
    private static final int COUNT = 0;

    private static final int START = 1;
    private static final int END = 2;
    private static final int TIMES = 3;

    private final PixelGrid pixels;
    private int kinds = FEWEST_KINDS;

    /** The cells of the pixels, one after the other, so that one is near in memory as a whole. */
    private long[] cells;

    /** The pixel that was added to last, its first and last instant, and its cell. */
    private int pixel;

    private long from;
    private long to;
    private int cell;

    /**
     * Cells for the pixels that a grid has for its own.
     *
     * @param pixels the pixels
     * @param kinds how many kinds are expected
     */
    DenseCells(PixelGrid pixels, int kinds) {
        this.pixels = pixels;
        while (this.kinds < Math.min(kinds, MOST_KINDS)) {
            this.kinds *= 2;
        }
        cells = new long[(pixels.behind() - pixels.first()) * (TIMES + this.kinds)];
        for (int cell = 0; cell < cells.length; cell += TIMES + this.kinds) {
            cells[cell + START] = Long.MAX_VALUE;
            cells[cell + END] = Long.MIN_VALUE;
        }
        enter(pixels.first());
    }

    /** The maximum memory of a row, in bytes. */
    static long bytes(int pixels) {
        return (long) pixels * (TIMES + MOST_KINDS) * Long.BYTES;
    }

    private int cell(int pixel) {
        return (pixel - pixels.first()) * (TIMES + kinds);
    }

    private void enter(int pixel) {
        this.pixel = pixel;
        from = pixels.firstInstant(pixel);
        to = pixels.lastInstant(pixel);
        cell = cell(pixel);
        if (to - from < 0) {
            // too long to count its nanoseconds: nothing is in it
            to = from - 1;
        }
    }

    /** Goes to the pixel of an instant; false if it has none. */
    private boolean find(long time) {
        if (time < from || time > to) {
            int next = pixel + 1;
            boolean isNext =
                    time > to && next < pixels.behind() && time <= pixels.lastInstant(next);
            int pixel = isNext ? next : pixels.pixelOf(time);
            if (!pixels.owns(pixel)) {
                return false;
            }
            enter(pixel);
        }
        return time >= from && time <= to;
    }

    /**
     * Adds states that follow each other as long as they are shorter than a pixel and lie in one or
     * two; those of negative kinds are left out.
     *
     * @return the index of the first one that is not, {@code end} if all were added
     */
    int add(long[] starts, long[] ends, int[] kinds, int first, int end) {
        int next = first;
        if (next == end || !find(starts[next]) || isWhole(starts[next], ends[next])) {
            return next;
        }
        while (true) {
            next = addWithin(starts, ends, kinds, next, end);
            if (next == end) {
                return end;
            }
            int kind = kinds[next];
            if (kind < 0) {
                next++;
            } else if (kind >= MOST_KINDS) {
                return next;
            } else if (ends[next] <= to) {
                grow(kind);
            } else if (addLeaving(kind, starts[next], ends[next])) {
                next++;
            } else {
                return next;
            }
        }
    }

    /**
     * Adds a state if it is shorter than its pixel and lies in it.
     *
     * @return whether it was added
     */
    boolean add(int kind, long start, long end) {
        if (kind >= MOST_KINDS || !find(start) || end > to || isWhole(start, end)) {
            return false;
        }
        grow(kind);
        cells[cell + TIMES + kind] += end - start + 1;
        extend(1, start, end);
        return true;
    }

    private boolean isWhole(long start, long end) {
        return start == from && end == to;
    }

    /** Adds states as long as they end in the pixel and are of kinds that have a place. */
    private int addWithin(long[] starts, long[] ends, int[] kinds, int first, int end) {
        long[] cells = this.cells;
        int times = cell + TIMES;
        int known = this.kinds;
        long to = this.to;
        int i = first;
        for (; i < end; i++) {
            int kind = kinds[i];
            if (ends[i] > to || Integer.compareUnsigned(kind, known) >= 0) {
                break;
            }
            cells[times + kind] += ends[i] - starts[i] + 1;
        }
        if (i > first) {
            extend(i - first, starts[first], ends[i - 1]);
        }
        return i;
    }

    /**
     * Adds a state that ends in the next pixel, and begins there or in this one, if it does and is
     * shorter than either. Goes there.
     */
    private boolean addLeaving(int kind, long start, long end) {
        long boundary = to;
        int next = pixel + 1;
        if (next == pixels.behind()
                || end > pixels.lastInstant(next)
                || end - start >= boundary - from
                || end - start >= pixels.lastInstant(next) - boundary - 1) {
            return false;
        }
        grow(kind);
        // Without a branch, as it cannot be foreseen whether there is a part in this pixel.
        boolean begins = start <= boundary;
        cells[cell + TIMES + kind] += begins ? boundary - start + 1 : 0;
        extend(begins ? 1 : 0, begins ? start : Long.MAX_VALUE, begins ? end : Long.MIN_VALUE);
        enter(next);
        cells[cell + TIMES + kind] += end - Math.max(start - 1, boundary);
        extend(1, start, end);
        return true;
    }

    /** Adds to the number of states of the pixel, and extends their time span. */
    private void extend(int count, long start, long end) {
        long[] cells = this.cells;
        int cell = this.cell;
        cells[cell + COUNT] += count;
        cells[cell + START] = Math.min(cells[cell + START], start);
        cells[cell + END] = Math.max(cells[cell + END], end);
    }

    /** Adds some time of a kind below {@link #MOST_KINDS}, of a state with such an extent. */
    void add(int pixel, int kind, long time, long start, long end) {
        add(pixel, kind, 1, time, start, end);
    }

    /**
     * Adds the time of several states of a pixel, of a kind below {@link #MOST_KINDS}, that lie
     * within such an extent.
     */
    void add(int pixel, int kind, int count, long time, long start, long end) {
        grow(kind);
        if (pixel != this.pixel) {
            enter(pixel);
        }
        cells[cell + TIMES + kind] += time;
        extend(count, start, end);
    }

    /** Returns the number of states in a pixel. */
    int count(int pixel) {
        return (int) Math.min(Integer.MAX_VALUE, cells[cell(pixel) + COUNT]);
    }

    /** Makes a place for a kind. */
    private void grow(int kind) {
        if (kind < kinds) {
            return;
        }
        int before = TIMES + kinds;
        while (kind >= kinds) {
            kinds *= 2;
        }
        int after = TIMES + kinds;
        long[] cells = new long[this.cells.length / before * after];
        for (int i = 0; i * before < this.cells.length; i++) {
            System.arraycopy(this.cells, i * before, cells, i * after, before);
        }
        this.cells = cells;
        cell = cell(pixel);
    }

    /** Puts what is in a pixel into an empty cell. */
    void copyTo(int pixel, BlendCell cell) {
        int at = cell(pixel);
        cell.fill(cells, at + TIMES, kinds);
        cell.extend(count(pixel), cells[at + START], cells[at + END]);
    }
}
