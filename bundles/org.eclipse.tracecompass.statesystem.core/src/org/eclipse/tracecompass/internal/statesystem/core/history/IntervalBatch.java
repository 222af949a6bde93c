package org.eclipse.tracecompass.internal.statesystem.core.history;

import java.util.Arrays;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;

/**
 * Intervals that a query found, as columns that are used again for the next ones. An interval with
 * an integer or null becomes an object only when it is asked for: one that is looked at and
 * forgotten need not be written to memory, which for an answer of many intervals costs as much as
 * finding them. For one thread at a time.
 */
final class IntervalBatch {

    private static final int FEW = 64;
    private static final @Nullable ITmfStateInterval[] NONE = {};

    private long[] starts = new long[0];
    private long[] ends = new long[0];

    /** The attributes; the complement of one where the value is null. */
    private int[] attributes = new int[0];

    private int[] values = new int[0];

    /**
     * Intervals with values of other types, in their places; only as long as it needs to be for
     * these. They are objects from the beginning: made where both kinds are, the compiler could
     * leave out neither. Their array is a new one each time, as the garbage collector has more work
     * with old arrays of new objects.
     */
    private @Nullable ITmfStateInterval[] others = NONE;

    private int size;

    /** Forgets all intervals. */
    void clear() {
        others = NONE;
        size = 0;
    }

    int size() {
        return size;
    }

    /** Returns an interval, below the size. */
    ITmfStateInterval get(int i) {
        if (i < others.length) {
            ITmfStateInterval other = others[i];
            if (other != null) {
                return other;
            }
        }
        return IntInterval.of(starts[i], ends[i], attributes[i], values[i]);
    }

    /** Adds an interval with an integer, or with null; for the mask see {@link IntInterval}. */
    void add(long start, long end, int attribute, int value, int nullMask) {
        makeRoom(1);
        int i = size++;
        starts[i] = start;
        ends[i] = end;
        attributes[i] = attribute ^ nullMask;
        values[i] = value;
    }

    /** Adds an interval with any value. */
    void add(ITmfStateInterval interval) {
        makeRoom(1);
        if (others.length <= size) {
            others = Arrays.copyOf(others, starts.length);
        }
        others[size++] = interval;
    }

    /** Adds the intervals of a run where all values are integers. */
    void addInts(int attribute, RunColumns run) {
        int count = run.count();
        makeRoom(count);
        System.arraycopy(run.starts(), 0, starts, size, count);
        System.arraycopy(run.ends(), 0, ends, size, count);
        Arrays.fill(attributes, size, size + count, attribute);
        run.readInts(values, size);
        size += count;
    }

    private void makeRoom(int count) {
        if (size + count > starts.length) {
            int length = Math.max(FEW, (size + count) * 2);
            starts = Arrays.copyOf(starts, length);
            ends = Arrays.copyOf(ends, length);
            attributes = Arrays.copyOf(attributes, length);
            values = Arrays.copyOf(values, length);
        }
    }
}
