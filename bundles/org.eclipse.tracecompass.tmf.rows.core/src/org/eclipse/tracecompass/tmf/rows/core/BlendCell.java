package org.eclipse.tracecompass.tmf.rows.core;

import java.util.Arrays;

/** The states of one pixel of a row, ordered by kind; reused for each pixel. */
final class BlendCell {

    private int[] kinds = new int[DenseCells.MOST_KINDS];
    private long[] times = new long[DenseCells.MOST_KINDS];
    private int size;
    private int count;
    private long start;
    private long end;

    void clear() {
        size = 0;
        count = 0;
        start = Long.MAX_VALUE;
        end = Long.MIN_VALUE;
    }

    /** Puts those times of the first kinds that are not 0 into the cell, which is empty. */
    void fill(long[] times, int from, int kinds) {
        int size = 0;
        for (int kind = 0; kind < kinds; kind++) {
            // Without a branch, as which kinds there are cannot be foreseen.
            long time = times[from + kind];
            this.kinds[size] = kind;
            this.times[size] = time;
            size += time != 0 ? 1 : 0;
        }
        this.size = size;
    }

    /** Adds some time of a kind. */
    void add(int kind, long time) {
        int at = size;
        while (at > 0 && kinds[at - 1] >= kind) {
            at--;
        }
        if (at < size && kinds[at] == kind) {
            times[at] += time;
            return;
        }
        if (size == kinds.length) {
            kinds = Arrays.copyOf(kinds, size * 2);
            times = Arrays.copyOf(times, size * 2);
        }
        if (at < size) {
            System.arraycopy(kinds, at, kinds, at + 1, size - at);
            System.arraycopy(times, at, times, at + 1, size - at);
        }
        kinds[at] = kind;
        times[at] = time;
        size++;
    }

    /** Adds to the number of states, and extends their time span. */
    void extend(int count, long start, long end) {
        this.count += count;
        this.start = Math.min(this.start, start);
        this.end = Math.max(this.end, end);
    }

    /** Whether there is one state, which may reach into other pixels. */
    boolean isSingle() {
        return count == 1;
    }

    long start() {
        return start;
    }

    long end() {
        return end;
    }

    /** Returns the number of kinds. */
    int size() {
        return size;
    }

    /** The kind at a place; kinds ascend. */
    int kind(int i) {
        return kinds[i];
    }

    /** The times of the kinds, and more; not to be changed. */
    long[] times() {
        return times;
    }
}
