package org.eclipse.tracecompass.internal.statesystem.core.history;

import java.util.Arrays;

/**
 * The times of a block as a table of its different spans, and the number of its span for each
 * interval. One event often changes several attributes, so that several intervals have the same
 * start and end. Keeps its scratch arrays between blocks; not thread-safe.
 */
final class SpanColumns {

    private static final long MIX = 0x9E3779B97F4A7C15L;

    /** With more spans than this share of the intervals they save nothing. */
    private static final int MOST = 3;

    private static final int MOST_OF = 4;

    /** A block has no more spans than intervals. */
    private static final int NUMBER_BITS = 15;

    private long[] starts = new long[0];
    private long[] distances = new long[0];
    private long[] spanOf = new long[0];
    private long[] order = new long[0];
    private long[] sorted = new long[0];

    /** Hash table of numbers of spans, each plus one; 0 where there is none. */
    private int[] slots = new int[0];

    private int size;
    private int startBits;
    private int startWords;
    private int numberBits;
    private int numberWords;
    private long minDistance;
    private long maxDistance;

    /** Finds the spans of intervals; false if there are too many. */
    boolean find(long[] starts, long[] ends, int count) {
        int most = count * MOST / MOST_OF;
        prepare(count);
        int shift = Long.SIZE - Integer.numberOfTrailingZeros(slots.length);
        int mask = slots.length - 1;
        size = 0;
        minDistance = Long.MAX_VALUE;
        maxDistance = 0;
        for (int i = 0; i < count; i++) {
            long start = starts[i];
            long distance = ends[i] - start;
            int slot = (int) ((start * MIX ^ distance) * MIX >>> shift);
            int span = slots[slot] - 1;
            while (span >= 0 && (this.starts[span] != start || distances[span] != distance)) {
                slot = slot + 1 & mask;
                span = slots[slot] - 1;
            }
            if (span < 0) {
                if (size >= most || distance < 0) {
                    return false;
                }
                span = size++;
                slots[slot] = size;
                this.starts[span] = start;
                distances[span] = distance;
                minDistance = Math.min(minDistance, distance);
                maxDistance = Math.max(maxDistance, distance);
            }
            spanOf[i] = span;
        }
        return true;
    }

    private void prepare(int count) {
        if (starts.length < count) {
            starts = new long[count];
            distances = new long[count];
            spanOf = new long[count];
            order = new long[count];
            sorted = new long[count];
            slots = new int[Math.max(2, Integer.highestOneBit(count) * 4)];
        } else {
            Arrays.fill(slots, 0);
        }
    }

    /** Whether spans can be sorted, which takes their numbers and the width of their starts. */
    static boolean isSortable(int startBits) {
        return startBits + NUMBER_BITS < Long.SIZE;
    }

    /** Puts the spans into the order of their starts, and chooses how they are stored. */
    void sort(long minStart, int count, int[] runBegin, int runs) {
        orderByStart(minStart);
        Arrays.sort(order, 0, size);
        putInOrder();
        chooseStarts();
        chooseNumbers(count, runBegin, runs);
    }

    private void orderByStart(long minStart) {
        for (int span = 0; span < size; span++) {
            order[span] = starts[span] - minStart << NUMBER_BITS | span;
        }
    }

    private void putInOrder() {
        int mask = (1 << NUMBER_BITS) - 1;
        long[] distances = this.distances;
        for (int place = 0; place < size; place++) {
            int span = (int) order[place] & mask;
            sorted[place] = distances[span];
            starts[place] = order[place] >>> NUMBER_BITS;
            slots[span] = place;
        }
        this.distances = sorted;
        sorted = distances;
    }

    private void chooseStarts() {
        long last = starts[size - 1];
        int low = SortedColumn.lowBits(size, last);
        int words = SortedColumn.words(size, last);
        int plain = PackedColumns.width(last);
        boolean sorted =
                SortedColumn.size(size, low, words) < PackedColumns.packedSize(size, plain);
        startBits = sorted ? low : plain;
        startWords = sorted ? words : 0;
    }

    /**
     * The spans of a run follow each other, so that with the number of the run before them those of
     * all intervals do.
     */
    private void chooseNumbers(int count, int[] runBegin, int runs) {
        number(runBegin, runs, size);
        long last = sorted[count - 1];
        int low = SortedColumn.lowBits(count, last);
        int words = SortedColumn.words(count, last);
        numberBits = PackedColumns.width(size - 1L);
        numberWords = 0;
        if (SortedColumn.size(count, low, words) < PackedColumns.packedSize(count, numberBits)
                && isAscending(sorted, count)) {
            numberBits = low;
            numberWords = words;
        } else {
            number(runBegin, runs, 0);
        }
    }

    /** Numbers the spans of all intervals; those of each run by so many more than of the last. */
    private void number(int[] runBegin, int runs, long more) {
        for (int run = 0; run < runs; run++) {
            for (int i = runBegin[run]; i < runBegin[run + 1]; i++) {
                sorted[i] = run * more + slots[(int) spanOf[i]];
            }
        }
    }

    private static boolean isAscending(long[] numbers, int count) {
        for (int i = 1; i < count; i++) {
            if (numbers[i] < numbers[i - 1]) {
                return false;
            }
        }
        return true;
    }

    /** The number of spans found. */
    int size() {
        return size;
    }

    /** The shortest distance from start to end. */
    long minDistance() {
        return minDistance;
    }

    int distanceBits() {
        return PackedColumns.width(maxDistance - minDistance);
    }

    /** The width of the starts, or of their low bits. */
    int startBits() {
        return startBits;
    }

    /** The words of the sorted column of starts; 0 if they are packed. */
    int startWords() {
        return startWords;
    }

    /** The low bits of the sorted column of numbers; 0 if they are packed. */
    int sortedNumberBits() {
        return numberWords > 0 ? numberBits : 0;
    }

    /** The words of the sorted column of numbers; 0 if they are packed. */
    int numberWords() {
        return numberWords;
    }

    /** The size of the columns in bits if none of them is sorted. */
    long bits(int startBits, int count) {
        return (long) size * (startBits + distanceBits())
                + (long) count * PackedColumns.width(size - 1L);
    }

    /** Writes what was found and sorted. */
    void write(byte[] bytes, BlockHeader header, BlockLayout layout, int count) {
        if (startWords > 0) {
            SortedColumn.write(bytes, layout.startBase, starts, size, startBits, startWords);
        } else {
            PackedColumns.pack(bytes, layout.startBase, startBits, starts, size, 0);
        }
        PackedColumns.pack(
                bytes, layout.durationBase, header.durationBits(), distances, size, minDistance);
        if (numberWords > 0) {
            SortedColumn.write(bytes, layout.spanBase, sorted, count, numberBits, numberWords);
        } else {
            PackedColumns.pack(bytes, layout.spanBase, numberBits, sorted, count, 0);
        }
    }
}
