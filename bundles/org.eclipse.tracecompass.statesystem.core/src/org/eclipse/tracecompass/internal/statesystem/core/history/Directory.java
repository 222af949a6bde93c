package org.eclipse.tracecompass.internal.statesystem.core.history;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;
import org.eclipse.jdt.annotation.Nullable;

/**
 * The metadata of the blocks of one level, in write order. Append-only: a reader that knows a
 * number of blocks may read everything below that number while more are appended. A full directory
 * is copied.
 *
 * <p>Blocks come almost in the order of time, and where they do not, two running extremes keep the
 * search exact: no block before index {@code i} ends after {@code maxEndSoFar[i]}, and no block
 * from {@code i} on starts before {@code minStartFromHere[i]}.
 */
final class Directory {

    private static final int INITIAL_CAPACITY = 8;
    private static final VarHandle LENGTHS = MethodHandles.arrayElementVarHandle(int[].class);

    final long[] minStart;
    final long[] maxEnd;
    final long[] maxEndSoFar;

    /**
     * Entries may sink while a reader looks on, because of blocks that it does not know of: it only
     * searches longer.
     */
    final long[] minStartFromHere;

    final int[] minQuark;
    final int[] maxQuark;
    final int[] count;
    final long[] position;
    final int[] length;
    final int[] checksum;

    /** The length of the totals of each block, without their checksum; 0 for none. */
    private final int[] totals;

    private final long[] totalsPosition;

    /** Blocks at hand: all of them in memory, the cached ones of a file. */
    final @Nullable HistoryBlock[] blocks;

    Directory() {
        this(INITIAL_CAPACITY);
    }

    Directory(int capacity) {
        minStart = new long[capacity];
        maxEnd = new long[capacity];
        maxEndSoFar = new long[capacity];
        minStartFromHere = new long[capacity];
        minQuark = new int[capacity];
        maxQuark = new int[capacity];
        count = new int[capacity];
        position = new long[capacity];
        length = new int[capacity];
        checksum = new int[capacity];
        totals = new int[capacity];
        totalsPosition = new long[capacity];
        blocks = new HistoryBlock[capacity];
    }

    private Directory(Directory other, int capacity) {
        minStart = Arrays.copyOf(other.minStart, capacity);
        maxEnd = Arrays.copyOf(other.maxEnd, capacity);
        maxEndSoFar = Arrays.copyOf(other.maxEndSoFar, capacity);
        minStartFromHere = Arrays.copyOf(other.minStartFromHere, capacity);
        minQuark = Arrays.copyOf(other.minQuark, capacity);
        maxQuark = Arrays.copyOf(other.maxQuark, capacity);
        count = Arrays.copyOf(other.count, capacity);
        position = Arrays.copyOf(other.position, capacity);
        length = Arrays.copyOf(other.length, capacity);
        checksum = Arrays.copyOf(other.checksum, capacity);
        totals = Arrays.copyOf(other.totals, capacity);
        totalsPosition = Arrays.copyOf(other.totalsPosition, capacity);
        blocks = Arrays.copyOf(other.blocks, capacity);
    }

    /** This directory, or a copy with more room if {@code size} entries fill it. */
    Directory withRoom(int size) {
        return size < minStart.length
                ? this
                : new Directory(this, Math.multiplyExact(Math.max(1, size), 2));
    }

    /** Says where the totals of a block are, which may be after readers have come to know it. */
    void setTotals(int index, long position, int length) {
        totalsPosition[index] = position;
        LENGTHS.setRelease(totals, index, length);
    }

    /** The length of the totals of a block, without their checksum; 0 if there are none, or yet. */
    int totals(int index) {
        return (int) LENGTHS.getAcquire(totals, index);
    }

    /** Where the totals of a block are, if {@link #totals} says that there are some. */
    long totalsPosition(int index) {
        return totalsPosition[index];
    }

    /** Updates the running extremes for the entry at an index, whose other fields are complete. */
    void appended(int index) {
        maxEndSoFar[index] =
                index == 0 ? maxEnd[0] : Math.max(maxEndSoFar[index - 1], maxEnd[index]);
        long min = minStart[index];
        minStartFromHere[index] = min;
        for (int i = index - 1; i >= 0 && minStartFromHere[i] > min; i--) {
            minStartFromHere[i] = min;
        }
    }

    /**
     * Finds the first of {@code size} blocks that may hold something that ends at a time or later.
     */
    int firstEndingFrom(long t, int size) {
        int low = 0;
        int high = size;
        while (low < high) {
            int middle = low + high >>> 1;
            if (maxEndSoFar[middle] < t) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }
}
