package org.eclipse.tracecompass.internal.provisional.datastore.core.condition;

import java.util.Arrays;
import java.util.Collection;
import org.eclipse.jdt.annotation.Nullable;

/** Single times, sorted. */
final class DiscreteTimes implements TimeRangeCondition {

    private final long[] fSorted;

    /** Takes sorted, distinct times; the array is not copied. */
    DiscreteTimes(long[] sorted) {
        if (sorted.length == 0) {
            throw new IllegalArgumentException("A condition needs at least one time");
        }
        fSorted = sorted;
    }

    /** Sorts and takes each number once; plain arrays, because this is a part of each query. */
    static DiscreteTimes of(Collection<Long> values) {
        long[] sorted = new long[values.size()];
        int size = 0;
        for (long value : values) {
            sorted[size++] = value;
        }
        Arrays.sort(sorted);
        int distinct = 0;
        for (int i = 0; i < size; i++) {
            if (i == 0 || sorted[i] != sorted[i - 1]) {
                sorted[distinct++] = sorted[i];
            }
        }
        return new DiscreteTimes(Arrays.copyOf(sorted, distinct));
    }

    @Override
    public long min() {
        return fSorted[0];
    }

    @Override
    public long max() {
        return fSorted[fSorted.length - 1];
    }

    @Override
    public boolean test(long element) {
        return Arrays.binarySearch(fSorted, element) >= 0;
    }

    @Override
    public boolean intersects(long low, long high) {
        int index = Arrays.binarySearch(fSorted, low);
        int next = index >= 0 ? index : -index - 1;
        return next < fSorted.length && fSorted[next] <= high;
    }

    @Override
    public long @Nullable [] discreteValues() {
        return fSorted.clone();
    }

    @Override
    public String toString() {
        return Arrays.toString(fSorted);
    }
}
