package org.eclipse.tracecompass.parquet.core;

/** Numbers different numbers in the order in which they come: a hash table without boxes. */
final class NumberIndex {

    private final long[] numbers;
    private final int[] slots;
    private int size;

    /**
     * An empty index.
     *
     * @param most how many different numbers are asked for; one more may come
     */
    NumberIndex(int most) {
        this.numbers = new long[most + 1];
        this.slots = new int[Integer.highestOneBit(Math.max(8, most)) << 2];
    }

    /** Returns the index of a number, which is new if it equals {@link #size} before. */
    int of(long number) {
        long hash = number * 0x9E37_79B9_7F4A_7C15L;
        int at = (int) (hash >>> 32) & slots.length - 1;
        while (slots[at] != 0) {
            if (numbers[slots[at] - 1] == number) {
                return slots[at] - 1;
            }
            at = at + 1 & slots.length - 1;
        }
        numbers[size++] = number;
        slots[at] = size;
        return size - 1;
    }

    long number(int index) {
        return numbers[index];
    }

    int size() {
        return size;
    }
}
