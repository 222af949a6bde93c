package org.eclipse.tracecompass.internal.tmf.ui.events;

import java.util.Arrays;

/**
 * An ascending list of ranks that one thread appends to while others read. Thread-safe.
 *
 * <p>The ranks are kept in pages of 65,536 events: few ranks of a page as a list, many as a set of
 * bits. So all of 100 million events take 13 MB.
 */
final class RankList {

    private static final int PAGE_BITS = 16;
    private static final int PAGE = 1 << PAGE_BITS;

    /** Up to so many ranks, a list is not larger than the bits. */
    private static final int MOST_LISTED = PAGE / Character.SIZE;

    /** The pages with ranks that are complete, and how many ranks are before each. */
    private int complete;

    private long[] bases = new long[16];
    private int[] before = new int[16];

    /** The low bits of the ranks of each page as {@code char[]}, or its bits as {@code long[]}. */
    private Object[] contents = new Object[16];

    private long openBase = -1;
    private char[] open = new char[64];
    private int openSize;
    private int size;

    /** Appends a rank; it must be above all others. */
    synchronized void add(long rank) {
        long base = rank >>> PAGE_BITS << PAGE_BITS;
        if (base != openBase) {
            completePage();
            openBase = base;
        }
        if (openSize == open.length) {
            open = Arrays.copyOf(open, openSize * 2);
        }
        open[openSize++] = (char) rank;
        size++;
    }

    private void completePage() {
        if (openSize == 0) {
            return;
        }
        if (complete == bases.length) {
            bases = Arrays.copyOf(bases, complete * 2);
            before = Arrays.copyOf(before, complete * 2);
            contents = Arrays.copyOf(contents, complete * 2);
        }
        bases[complete] = openBase;
        before[complete] = size - openSize;
        contents[complete] =
                openSize <= MOST_LISTED ? Arrays.copyOf(open, openSize) : bits(open, openSize);
        complete++;
        openSize = 0;
    }

    private static long[] bits(char[] list, int size) {
        long[] bits = new long[PAGE / Long.SIZE];
        for (int i = 0; i < size; i++) {
            bits[list[i] / Long.SIZE] |= 1L << list[i];
        }
        return bits;
    }

    synchronized int size() {
        return size;
    }

    /** The rank at an index; the index must be below the size. */
    synchronized long get(int index) {
        if (index < 0 || index >= size) {
            throw new IndexOutOfBoundsException("index " + index + " of " + size);
        }
        int inOpen = index - (size - openSize);
        if (inOpen >= 0) {
            return openBase + open[inOpen];
        }
        int found = Arrays.binarySearch(before, 0, complete, index);
        int page = found >= 0 ? found : -found - 2;
        int rest = index - before[page];
        return bases[page]
                + (contents[page] instanceof char[] list
                        ? list[rest]
                        : position((long[]) contents[page], rest));
    }

    /** The position of a set bit of a number. */
    private static int position(long[] bits, int number) {
        int rest = number;
        int word = 0;
        for (int count; (count = Long.bitCount(bits[word])) <= rest; word++) {
            rest -= count;
        }
        long left = bits[word];
        for (; rest > 0; rest--) {
            left &= left - 1;
        }
        return word * Long.SIZE + Long.numberOfTrailingZeros(left);
    }

    /** The index of the first rank that is not below a rank; the size if all are. */
    synchronized int indexOf(long rank) {
        long base = rank >>> PAGE_BITS << PAGE_BITS;
        if (openSize > 0 && base >= openBase) {
            return size - openSize + (base > openBase ? openSize : below(open, openSize, rank));
        }
        int page = Arrays.binarySearch(bases, 0, complete, base);
        if (page < 0) {
            int next = -page - 1;
            return next < complete ? before[next] : size - openSize;
        }
        return before[page]
                + (contents[page] instanceof char[] list
                        ? below(list, list.length, rank)
                        : below((long[]) contents[page], (char) rank));
    }

    private static int below(char[] list, int size, long rank) {
        int found = Arrays.binarySearch(list, 0, size, (char) rank);
        return found >= 0 ? found : -found - 1;
    }

    private static int below(long[] bits, int position) {
        int count = Long.bitCount(bits[position / Long.SIZE] & (1L << position) - 1);
        for (int word = 0; word < position / Long.SIZE; word++) {
            count += Long.bitCount(bits[word]);
        }
        return count;
    }
}
