package org.eclipse.tracecompass.internal.tmf.ui.events;

import java.util.Arrays;

/** An ascending list of ranks that one thread appends to while others read. Thread-safe. */
final class RankList {

    private long[] ranks = new long[256];
    private int size;

    /** Appends a rank; it must be above all others. */
    synchronized void add(long rank) {
        if (size == ranks.length) {
            ranks = Arrays.copyOf(ranks, size + (size >> 1));
        }
        ranks[size++] = rank;
    }

    synchronized int size() {
        return size;
    }

    /** The rank at an index; the index must be below the size. */
    synchronized long get(int index) {
        if (index < 0 || index >= size) {
            throw new IndexOutOfBoundsException("index " + index + " of " + size);
        }
        return ranks[index];
    }

    /** The index of the first rank that is not below a rank; the size if all are. */
    synchronized int indexOf(long rank) {
        int found = Arrays.binarySearch(ranks, 0, size, rank);
        return found >= 0 ? found : -found - 1;
    }
}
