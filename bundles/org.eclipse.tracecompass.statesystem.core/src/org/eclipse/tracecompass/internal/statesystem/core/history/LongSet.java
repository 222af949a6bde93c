package org.eclipse.tracecompass.internal.statesystem.core.history;

import java.util.Arrays;

/** A small set of longs that gives up when there are too many. Not thread-safe. */
final class LongSet {

    /** The largest number of elements. */
    static final int MAX_SIZE = 4096;

    private static final int SLOTS = MAX_SIZE * 2;
    private static final long MIX = 0x9E3779B97F4A7C15L;

    private final long[] slots = new long[SLOTS];
    private final boolean[] used = new boolean[SLOTS];
    private int size;

    /**
     * Replaces the content by some numbers; gives false as soon as there are more than {@code
     * limit} of them.
     */
    boolean addAll(long[] values, int count, int limit) {
        Arrays.fill(used, false);
        size = 0;
        for (int i = 0; i < count; i++) {
            long value = values[i];
            int slot = (int) (value * MIX >>> Long.SIZE - Integer.numberOfTrailingZeros(SLOTS));
            while (used[slot] && slots[slot] != value) {
                slot = slot + 1 & SLOTS - 1;
            }
            if (!used[slot]) {
                if (size >= Math.min(limit, MAX_SIZE)) {
                    return false;
                }
                used[slot] = true;
                slots[slot] = value;
                size++;
            }
        }
        return true;
    }

    /** Copies the elements to an array, in no order, and counts them. */
    int copyTo(long[] target) {
        int size = 0;
        for (int slot = 0; slot < SLOTS; slot++) {
            if (used[slot]) {
                target[size++] = slots[slot];
            }
        }
        return size;
    }
}
