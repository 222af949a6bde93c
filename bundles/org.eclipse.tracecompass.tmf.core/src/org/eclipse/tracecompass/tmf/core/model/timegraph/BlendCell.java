package org.eclipse.tracecompass.tmf.core.model.timegraph;

import java.util.Arrays;

/** What there is in one pixel of a row, ordered by kind; used for one after the other. */
final class BlendCell {

    private int[] fKinds = new int[DenseCells.MOST_KINDS];
    private long[] fTimes = new long[DenseCells.MOST_KINDS];
    private int fSize;
    private int fCount;
    private long fStart;
    private long fEnd;

    void clear() {
        fSize = 0;
        fCount = 0;
        fStart = Long.MAX_VALUE;
        fEnd = Long.MIN_VALUE;
    }

    /** Puts those times of the first kinds that are not 0 into the cell, which is empty. */
    void fill(long[] times, int from, int kinds) {
        int size = 0;
        for (int kind = 0; kind < kinds; kind++) {
            // Without a branch, as which kinds there are cannot be foreseen.
            long time = times[from + kind];
            fKinds[size] = kind;
            fTimes[size] = time;
            size += time != 0 ? 1 : 0;
        }
        fSize = size;
    }

    /** Adds some time of a kind. */
    void add(int kind, long time) {
        int at = fSize;
        while (at > 0 && fKinds[at - 1] >= kind) {
            at--;
        }
        if (at < fSize && fKinds[at] == kind) {
            fTimes[at] += time;
            return;
        }
        if (fSize == fKinds.length) {
            fKinds = Arrays.copyOf(fKinds, fSize * 2);
            fTimes = Arrays.copyOf(fTimes, fSize * 2);
        }
        if (at < fSize) {
            System.arraycopy(fKinds, at, fKinds, at + 1, fSize - at);
            System.arraycopy(fTimes, at, fTimes, at + 1, fSize - at);
        }
        fKinds[at] = kind;
        fTimes[at] = time;
        fSize++;
    }

    /** Says of how many states, and between which instants, that was. */
    void extend(int count, long start, long end) {
        fCount += count;
        fStart = Math.min(fStart, start);
        fEnd = Math.max(fEnd, end);
    }

    /** Whether there is one state, which may reach into other pixels. */
    boolean isSingle() {
        return fCount == 1;
    }

    int firstKind() {
        return fKinds[0];
    }

    long start() {
        return fStart;
    }

    long end() {
        return fEnd;
    }

    /** The kinds, ascending. */
    int[] kinds() {
        return Arrays.copyOf(fKinds, fSize);
    }

    long[] times() {
        return Arrays.copyOf(fTimes, fSize);
    }

    /** Whether the kinds are those, ascending. */
    boolean hasKinds(int[] kinds) {
        return Arrays.equals(fKinds, 0, fSize, kinds, 0, kinds.length);
    }
}
