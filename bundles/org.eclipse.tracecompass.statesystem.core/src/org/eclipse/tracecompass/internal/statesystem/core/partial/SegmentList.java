package org.eclipse.tracecompass.internal.statesystem.core.partial;

import java.util.Arrays;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.provisional.datastore.core.condition.TimeRangeCondition;

/**
 * The segments that have ended. One thread appends; a reader that knows a number of them may read
 * them while more are appended. Segments come almost in the order of time; two running extremes
 * keep the search exact where they do not, as in the directory of a level.
 */
final class SegmentList {

    private static final int INITIAL_CAPACITY = 8;

    private static final class Table {
        final @Nullable Segment[] segments;
        final long[] maxEndSoFar;
        final long[] minStartFromHere;

        Table(int capacity) {
            segments = new Segment[capacity];
            maxEndSoFar = new long[capacity];
            minStartFromHere = new long[capacity];
        }

        Table(Table other, int capacity) {
            segments = Arrays.copyOf(other.segments, capacity);
            maxEndSoFar = Arrays.copyOf(other.maxEndSoFar, capacity);
            minStartFromHere = Arrays.copyOf(other.minStartFromHere, capacity);
        }

        Segment get(int index) {
            Segment segment = segments[index];
            if (segment == null) {
                throw new IndexOutOfBoundsException(index);
            }
            return segment;
        }
    }

    private volatile Table table = new Table(INITIAL_CAPACITY);
    private volatile int size;

    int size() {
        return size;
    }

    Segment get(int index) {
        return table.get(index);
    }

    void append(Segment segment) {
        int index = size;
        Table table = this.table;
        if (index == table.segments.length) {
            table = new Table(table, index * 2);
        }
        table.segments[index] = segment;
        table.maxEndSoFar[index] =
                index == 0
                        ? segment.maxEnd()
                        : Math.max(table.maxEndSoFar[index - 1], segment.maxEnd());
        long min = segment.minStart();
        table.minStartFromHere[index] = min;
        for (int i = index - 1; i >= 0 && table.minStartFromHere[i] > min; i--) {
            table.minStartFromHere[i] = min;
        }
        this.table = table;
        size = index + 1;
    }

    /** The latest end of an interval within one of the first segments. */
    long latestEnd(int size) {
        return size == 0 ? Long.MIN_VALUE : table.maxEndSoFar[size - 1];
    }

    /**
     * Finds the last segment from a number down that begins at a checkpoint; 0 if there is none.
     */
    int lastResumable(int index) {
        Table table = this.table;
        int found = index;
        while (found > 0 && table.get(found).resume() == null) {
            found--;
        }
        return found;
    }

    /** The first of the segments of which one may have intervals that end at a time or later. */
    private static int firstEndingFrom(Table table, long t, int size) {
        int low = 0;
        int high = size;
        while (low < high) {
            int middle = low + high >>> 1;
            if (table.maxEndSoFar[middle] < t) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /**
     * Finds the segments that may have intervals at some times.
     *
     * @param times the times
     * @param size how many segments count
     * @return their numbers, in order
     */
    int[] touching(TimeRangeCondition times, int size) {
        Table table = this.table;
        int[] found = new int[4];
        int count = 0;
        for (int i = firstEndingFrom(table, times.min(), size);
                i < size && table.minStartFromHere[i] <= times.max();
                i++) {
            Segment segment = table.get(i);
            if (segment.within() > 0 && times.intersects(segment.minStart(), segment.maxEnd())) {
                if (count == found.length) {
                    found = Arrays.copyOf(found, count * 2);
                }
                found[count++] = i;
            }
        }
        return Arrays.copyOf(found, count);
    }
}
