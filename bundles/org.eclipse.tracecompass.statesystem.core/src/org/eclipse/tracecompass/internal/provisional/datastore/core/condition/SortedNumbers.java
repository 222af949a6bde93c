package org.eclipse.tracecompass.internal.provisional.datastore.core.condition;

import java.util.Arrays;
import java.util.Collection;

/** Single numbers, sorted and distinct: the body of the discrete conditions. Immutable. */
final class SortedNumbers {

    private final long[] sorted;

    private SortedNumbers(long[] sorted) {
        this.sorted = sorted;
    }

    /**
     * Sorts and takes each number once; plain arrays, because this is a part of each query.
     *
     * @throws IllegalArgumentException if there is no number
     */
    static SortedNumbers of(Collection<? extends Number> values) {
        if (values.isEmpty()) {
            throw new IllegalArgumentException("A condition needs at least one value");
        }
        long[] sorted = new long[values.size()];
        int size = 0;
        for (Number value : values) {
            sorted[size++] = value.longValue();
        }
        Arrays.sort(sorted);
        int distinct = 0;
        for (int i = 0; i < size; i++) {
            if (i == 0 || sorted[i] != sorted[i - 1]) {
                sorted[distinct++] = sorted[i];
            }
        }
        return new SortedNumbers(Arrays.copyOf(sorted, distinct));
    }

    long min() {
        return sorted[0];
    }

    long max() {
        return sorted[sorted.length - 1];
    }

    boolean contains(long element) {
        return Arrays.binarySearch(sorted, element) >= 0;
    }

    boolean intersects(long low, long high) {
        int index = Arrays.binarySearch(sorted, low);
        int next = index >= 0 ? index : -index - 1;
        return next < sorted.length && sorted[next] <= high;
    }

    /** {@return the numbers; a new array} */
    long[] toArray() {
        return sorted.clone();
    }

    /** {@return the numbers, which must be integers; a new array} */
    int[] toIntArray() {
        int[] integers = new int[sorted.length];
        for (int i = 0; i < integers.length; i++) {
            integers[i] = (int) sorted[i];
        }
        return integers;
    }

    @Override
    public String toString() {
        return Arrays.toString(sorted);
    }
}
