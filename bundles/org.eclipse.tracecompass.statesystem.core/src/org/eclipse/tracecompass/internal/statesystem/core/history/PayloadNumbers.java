package org.eclipse.tracecompass.internal.statesystem.core.history;

import java.util.Arrays;

/**
 * The numbers that a visitor has given to the payloads of one type: a hash table in columns, so
 * that looking up a long value needs no object. Not thread-safe.
 */
final class PayloadNumbers {

    /** The number of a payload that has none. */
    static final int UNKNOWN = Integer.MIN_VALUE;

    private long[] payloads = new long[64];
    private int[] numbers = unknown(64);
    private int size;

    private static int[] unknown(int length) {
        int[] numbers = new int[length];
        Arrays.fill(numbers, UNKNOWN);
        return numbers;
    }

    /** The place of a payload, or the free one where it belongs. */
    private int slot(long payload) {
        int mask = payloads.length - 1;
        int slot = (int) ((payload * 0x9E3779B97F4A7C15L) >>> 33) & mask;
        while (numbers[slot] != UNKNOWN && payloads[slot] != payload) {
            slot = (slot + 1) & mask;
        }
        return slot;
    }

    /** Returns the number of a payload, or {@link #UNKNOWN}. */
    int get(long payload) {
        return numbers[slot(payload)];
    }

    /** Keeps the number of a payload that has none yet. */
    void put(long payload, int number) {
        if (++size * 2 > payloads.length) {
            long[] oldPayloads = payloads;
            int[] oldNumbers = numbers;
            payloads = new long[oldPayloads.length * 2];
            numbers = unknown(oldNumbers.length * 2);
            for (int i = 0; i < oldNumbers.length; i++) {
                if (oldNumbers[i] != UNKNOWN) {
                    insert(oldPayloads[i], oldNumbers[i]);
                }
            }
        }
        insert(payload, number);
    }

    private void insert(long payload, int number) {
        int slot = slot(payload);
        payloads[slot] = payload;
        numbers[slot] = number;
    }
}
