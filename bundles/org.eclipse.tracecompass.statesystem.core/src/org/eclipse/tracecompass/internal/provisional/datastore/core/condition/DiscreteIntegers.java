package org.eclipse.tracecompass.internal.provisional.datastore.core.condition;

import java.util.Arrays;
import java.util.Collection;
import org.eclipse.jdt.annotation.Nullable;

/** Single integers, sorted. */
final class DiscreteIntegers implements IntegerRangeCondition {

    private final int[] fSorted;

    /** Takes sorted, distinct integers; the array is not copied. */
    DiscreteIntegers(int[] sorted) {
        if (sorted.length == 0) {
            throw new IllegalArgumentException("A condition needs at least one integer");
        }
        fSorted = sorted;
    }

    /** Sorts and takes each number once; plain arrays, because this is a part of each query. */
    static DiscreteIntegers of(Collection<Integer> values) {
        int[] sorted = new int[values.size()];
        int size = 0;
        for (int value : values) {
            sorted[size++] = value;
        }
        Arrays.sort(sorted);
        int distinct = 0;
        for (int i = 0; i < size; i++) {
            if (i == 0 || sorted[i] != sorted[i - 1]) {
                sorted[distinct++] = sorted[i];
            }
        }
        return new DiscreteIntegers(Arrays.copyOf(sorted, distinct));
    }

    @Override
    public int min() {
        return fSorted[0];
    }

    @Override
    public int max() {
        return fSorted[fSorted.length - 1];
    }

    @Override
    public boolean test(int element) {
        return Arrays.binarySearch(fSorted, element) >= 0;
    }

    @Override
    public boolean intersects(int low, int high) {
        int index = Arrays.binarySearch(fSorted, low);
        int next = index >= 0 ? index : -index - 1;
        return next < fSorted.length && fSorted[next] <= high;
    }

    @Override
    public int @Nullable [] discreteValues() {
        return fSorted.clone();
    }

    @Override
    public String toString() {
        return Arrays.toString(fSorted);
    }
}
