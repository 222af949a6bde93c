package org.eclipse.tracecompass.tmf.core.model.timegraph;

import java.util.Arrays;
import java.util.List;

/** The states that are kept as they are, in columns. */
final class LongStates {
    private final StateKinds fKinds;

    private int fSize;
    private int[] fRows = new int[64];
    private int[] fKindOf = new int[64];
    private long[] fStarts = new long[64];
    private long[] fEnds = new long[64];

    LongStates(StateKinds kinds) {
        fKinds = kinds;
    }

    int size() {
        return fSize;
    }

    void add(int row, long start, long end, int kind) {
        if (fSize == fRows.length) {
            int capacity = fSize * 2;
            fRows = Arrays.copyOf(fRows, capacity);
            fKindOf = Arrays.copyOf(fKindOf, capacity);
            fStarts = Arrays.copyOf(fStarts, capacity);
            fEnds = Arrays.copyOf(fEnds, capacity);
        }
        fRows[fSize] = row;
        fKindOf[fSize] = kind;
        fStarts[fSize] = start;
        fEnds[fSize] = end;
        fSize++;
    }

    /** Adds the states of some rows, from one until before another, to their lists. */
    void addTo(List<List<ITimeGraphState>> rows, int from, int to) {
        for (int i = 0; i < fSize; i++) {
            if (fRows[i] >= from && fRows[i] < to) {
                rows.get(fRows[i]).add(fKinds.get(fKindOf[i]).state(fStarts[i], fEnds[i]));
            }
        }
    }
}
