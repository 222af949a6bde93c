package org.eclipse.tracecompass.tmf.core.model.timegraph;

import java.util.Arrays;

/** What there is in one pixel of a row; used for one after the other. */
final class BlendCell {

    private int[] fKinds = new int[16];
    private long[] fTimes = new long[16];
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

    /** Adds some time of a kind. */
    void add(int kind, long time) {
        for (int i = 0; i < fSize; i++) {
            if (fKinds[i] == kind) {
                fTimes[i] += time;
                return;
            }
        }
        if (fSize == fKinds.length) {
            fKinds = Arrays.copyOf(fKinds, fSize * 2);
            fTimes = Arrays.copyOf(fTimes, fSize * 2);
        }
        fKinds[fSize] = kind;
        fTimes[fSize++] = time;
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

    int[] kinds() {
        return Arrays.copyOf(fKinds, fSize);
    }

    long[] times() {
        return Arrays.copyOf(fTimes, fSize);
    }
}
