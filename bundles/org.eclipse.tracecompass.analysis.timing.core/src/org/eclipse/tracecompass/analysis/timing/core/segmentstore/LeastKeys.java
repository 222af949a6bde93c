package org.eclipse.tracecompass.analysis.timing.core.segmentstore;

import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * Keeps the indexes with the least keys, up to a number of them: a heap with the greatest key at
 * its root. Of equal keys, those that were added first stay.
 */
final class LeastKeys {

    private final long[] keys;
    private final int[] indexes;
    private int size;

    LeastKeys(int most) {
        keys = new long[most];
        indexes = new int[most];
    }

    /** Adds an index greater than all before. */
    void add(long key, int index) {
        if (size < keys.length) {
            rise(size++, key, index);
        } else if (size > 0 && key < keys[0]) {
            sink(key, index);
        }
    }

    private void rise(int from, long key, int index) {
        int place = from;
        while (place > 0 && isAfter(key, index, (place - 1) / 2)) {
            move((place - 1) / 2, place);
            place = (place - 1) / 2;
        }
        keys[place] = key;
        indexes[place] = index;
    }

    /** Puts another one in place of the root. */
    private void sink(long key, int index) {
        int place = 0;
        while (true) {
            int child = 2 * place + 1;
            if (child >= size) {
                break;
            }
            if (child + 1 < size && isAfter(keys[child + 1], indexes[child + 1], child)) {
                child++;
            }
            if (isAfter(key, index, child)) {
                break;
            }
            move(child, place);
            place = child;
        }
        keys[place] = key;
        indexes[place] = index;
    }

    private void move(int from, int to) {
        keys[to] = keys[from];
        indexes[to] = indexes[from];
    }

    private boolean isAfter(long key, int index, int place) {
        return key > keys[place] || key == keys[place] && index > indexes[place];
    }

    /** The indexes by their keys, then by themselves. */
    int[] indexes() {
        return IntStream.range(0, size)
                .boxed()
                .sorted(
                        Comparator.<Integer>comparingLong(i -> keys[i])
                                .thenComparingInt(i -> indexes[i]))
                .mapToInt(i -> indexes[i])
                .toArray();
    }
}
