package org.eclipse.tracecompass.internal.provisional.datastore.core.condition;

import java.util.Arrays;
import java.util.Collection;

/** Single numbers, sorted and distinct: the body of the discrete conditions. Immutable. */
final class SortedNumbers {

    /** So many numbers are copied by one call: a method with many calls is soon compiled. */
    private static final int STEP = 16;

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
        Object[] given = values.toArray();
        long[] sorted = new long[given.length];
        boolean ascends = true;
        for (int from = 0; from < given.length; from += STEP) {
            ascends &= copy(given, sorted, from, Math.min(given.length, from + STEP));
        }
        return new SortedNumbers(ascends ? sorted : distinct(sorted));
    }

    /** Copies some of the numbers; whether each is greater than the one before. */
    private static boolean copy(Object[] given, long[] numbers, int from, int to) {
        boolean ascends = true;
        for (int i = from; i < to; i++) {
            long number = ((Number) given[i]).longValue();
            numbers[i] = number;
            ascends &= i == 0 || numbers[i - 1] < number;
        }
        return ascends;
    }

    private static long[] distinct(long[] numbers) {
        Arrays.sort(numbers);
        int distinct = 0;
        for (int i = 0; i < numbers.length; i++) {
            if (i == 0 || numbers[i] != numbers[i - 1]) {
                numbers[distinct++] = numbers[i];
            }
        }
        return Arrays.copyOf(numbers, distinct);
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
