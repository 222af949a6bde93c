package org.eclipse.tracecompass.internal.statemap.core.coalesce;

import java.util.Arrays;

/**
 * Nanoseconds by state or by tag: a small map from ints to longs, sorted by key. Not thread-safe.
 */
final class Shares {

    private int[] keys = new int[4];
    private long[] values = new long[4];
    private int size;

    /** Adds nanoseconds to a key. */
    void add(int key, long nanos) {
        int at = Arrays.binarySearch(keys, 0, size, key);
        if (at >= 0) {
            values[at] += nanos;
            return;
        }
        at = -at - 1;
        if (size == keys.length) {
            keys = Arrays.copyOf(keys, size * 2);
            values = Arrays.copyOf(values, size * 2);
        }
        System.arraycopy(keys, at, keys, at + 1, size - at);
        System.arraycopy(values, at, values, at + 1, size - at);
        keys[at] = key;
        values[at] = nanos;
        size++;
    }

    /** Adds all of the other's nanoseconds, in time linear in both sizes. */
    void addAll(Shares other) {
        int missing = missing(other);
        if (missing > 0) {
            merge(other, size + missing);
            return;
        }
        int at = 0;
        for (int i = 0; i < other.size; i++) {
            while (keys[at] != other.keys[i]) {
                at++;
            }
            values[at] += other.values[i];
        }
    }

    private int missing(Shares other) {
        int missing = 0;
        int at = 0;
        for (int i = 0; i < other.size; i++) {
            while (at < size && keys[at] < other.keys[i]) {
                at++;
            }
            if (at == size || keys[at] != other.keys[i]) {
                missing++;
            }
        }
        return missing;
    }

    /** Merges from the back, so that nothing is overwritten that is still to be read. */
    private void merge(Shares other, int merged) {
        int mine = size - 1;
        int theirs = other.size - 1;
        if (merged > keys.length) {
            keys = Arrays.copyOf(keys, Math.max(merged, keys.length * 2));
            values = Arrays.copyOf(values, keys.length);
        }
        for (int to = merged - 1; theirs >= 0; to--) {
            if (mine >= 0 && keys[mine] == other.keys[theirs]) {
                keys[to] = keys[mine];
                values[to] = values[mine--] + other.values[theirs--];
            } else if (mine >= 0 && keys[mine] > other.keys[theirs]) {
                keys[to] = keys[mine];
                values[to] = values[mine--];
            } else {
                keys[to] = other.keys[theirs];
                values[to] = other.values[theirs--];
            }
        }
        size = merged;
    }

    /** Returns the keys in ascending order. */
    int[] keys() {
        return Arrays.copyOf(keys, size);
    }

    /** Returns the nanoseconds in the order of the keys. */
    long[] values() {
        return Arrays.copyOf(values, size);
    }
}
