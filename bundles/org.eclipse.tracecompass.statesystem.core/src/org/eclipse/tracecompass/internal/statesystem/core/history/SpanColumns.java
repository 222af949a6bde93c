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

    private long[] fStarts = new long[0];
    private long[] fDistances = new long[0];
    private long[] fSpanOf = new long[0];
    private long[] fOrder = new long[0];
    private long[] fSorted = new long[0];

    /** Hash table of numbers of spans, each plus one; 0 where there is none. */
    private int[] fSlots = new int[0];

    private int fSize;
    private long fMinDistance;
    private long fMaxDistance;

    /** Finds the spans of intervals; false if there are too many. */
    boolean find(long[] starts, long[] ends, int count) {
        int most = count * MOST / MOST_OF;
        prepare(count);
        int shift = Long.SIZE - Integer.numberOfTrailingZeros(fSlots.length);
        int mask = fSlots.length - 1;
        fSize = 0;
        fMinDistance = Long.MAX_VALUE;
        fMaxDistance = 0;
        for (int i = 0; i < count; i++) {
            long start = starts[i];
            long distance = ends[i] - start;
            int slot = (int) ((start * MIX ^ distance) * MIX >>> shift);
            int span = fSlots[slot] - 1;
            while (span >= 0 && (fStarts[span] != start || fDistances[span] != distance)) {
                slot = slot + 1 & mask;
                span = fSlots[slot] - 1;
            }
            if (span < 0) {
                if (fSize >= most || distance < 0) {
                    return false;
                }
                span = fSize++;
                fSlots[slot] = fSize;
                fStarts[span] = start;
                fDistances[span] = distance;
                fMinDistance = Math.min(fMinDistance, distance);
                fMaxDistance = Math.max(fMaxDistance, distance);
            }
            fSpanOf[i] = span;
        }
        return true;
    }

    private void prepare(int count) {
        if (fStarts.length < count) {
            fStarts = new long[count];
            fDistances = new long[count];
            fSpanOf = new long[count];
            fOrder = new long[count];
            fSorted = new long[count];
            fSlots = new int[Math.max(2, Integer.highestOneBit(count) * 4)];
        } else {
            Arrays.fill(fSlots, 0);
        }
    }

    /** Whether spans can be sorted, which takes their numbers and the width of their starts. */
    static boolean isSortable(int startBits) {
        return startBits + NUMBER_BITS < Long.SIZE;
    }

    /** Puts the spans into the order of their starts. */
    void sort(long minStart) {
        for (int span = 0; span < fSize; span++) {
            fOrder[span] = fStarts[span] - minStart << NUMBER_BITS | span;
        }
        Arrays.sort(fOrder, 0, fSize);
        int mask = (1 << NUMBER_BITS) - 1;
        for (int place = 0; place < fSize; place++) {
            fSorted[place] = fDistances[(int) fOrder[place] & mask];
            fStarts[place] = minStart + (fOrder[place] >>> NUMBER_BITS);
        }
        long[] distances = fDistances;
        fDistances = fSorted;
        fSorted = distances;
        for (int place = 0; place < fSize; place++) {
            fSlots[(int) fOrder[place] & mask] = place;
        }
    }

    /** How many spans were found. */
    int size() {
        return fSize;
    }

    /** The shortest distance from start to end. */
    long minDistance() {
        return fMinDistance;
    }

    int distanceBits() {
        return Bits.width(fMaxDistance - fMinDistance);
    }

    /** How many bits the columns take. */
    long bits(int startBits, int count) {
        return (long) fSize * (startBits + distanceBits()) + (long) count * Bits.width(fSize - 1L);
    }

    /** Writes what was found and sorted. */
    void write(byte[] bytes, BlockHeader header, int count) {
        Bits.pack(bytes, header.startBase(), header.startBits(), fStarts, fSize, header.minStart());
        Bits.pack(
                bytes,
                header.durationBase(),
                header.durationBits(),
                fDistances,
                fSize,
                fMinDistance);
        for (int i = 0; i < count; i++) {
            fSpanOf[i] = fSlots[(int) fSpanOf[i]];
        }
        Bits.pack(bytes, header.spanBase(), header.spanBits(), fSpanOf, count, 0);
    }
}
