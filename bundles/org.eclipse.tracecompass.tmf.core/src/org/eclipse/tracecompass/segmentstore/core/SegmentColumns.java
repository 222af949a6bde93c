package org.eclipse.tracecompass.segmentstore.core;

import java.util.Arrays;
import java.util.function.IntConsumer;
import org.eclipse.jdt.annotation.Nullable;

/**
 * The numbers of many segments in arrays, so that a segment costs a few words and no object: start,
 * end, and some columns of ints and longs. Segments are added in the order of their ends by one
 * thread; any thread may read those that are there.
 */
public final class SegmentColumns {

    private static final int BITS = 14;
    private static final int CHUNK = 1 << BITS;
    private static final int MASK = CHUNK - 1;

    private static final class Chunk {
        private final long[] fStarts = new long[CHUNK];
        private final long[] fEnds = new long[CHUNK];
        private final int[][] fInts;
        private final long[][] fLongs;

        Chunk(int ints, int longs) {
            fInts = new int[ints][CHUNK];
            fLongs = new long[longs][CHUNK];
        }
    }

    private final int fIntColumns;
    private final int fLongColumns;

    /** Grows by copying, so that a reader always has one in which all of {@link #fSize} is. */
    private volatile Chunk[] fChunks = {};

    /** Written after everything of the segment: reading it makes that visible. */
    private volatile int fSize;

    private volatile long fLongest;

    /**
     * Creates columns without segments.
     *
     * @param ints how many columns of ints
     * @param longs how many columns of longs
     */
    public SegmentColumns(int ints, int longs) {
        fIntColumns = ints;
        fLongColumns = longs;
    }

    /**
     * Adds a segment.
     *
     * @param start its start, ns
     * @param end its end, ns; neither before the start nor before the end of the one added last
     * @param ints its numbers in the columns of ints; null for none
     * @param longs its numbers in the columns of longs; null for none
     * @throws IllegalArgumentException if it is out of order
     */
    public void add(long start, long end, int @Nullable [] ints, long @Nullable [] longs) {
        int size = fSize;
        if (end < start || size > 0 && end < getEnd(size - 1)) {
            throw new IllegalArgumentException(
                    "The segment from " + start + " to " + end + " is out of order"); // $NON-NLS-1$
        }
        Chunk[] chunks = fChunks;
        if (size >> BITS == chunks.length) {
            chunks = Arrays.copyOf(chunks, chunks.length + 1);
            chunks[chunks.length - 1] = new Chunk(fIntColumns, fLongColumns);
            fChunks = chunks;
        }
        Chunk chunk = chunks[size >> BITS];
        int at = size & MASK;
        chunk.fStarts[at] = start;
        chunk.fEnds[at] = end;
        for (int c = 0; c < fIntColumns && ints != null; c++) {
            chunk.fInts[c][at] = ints[c];
        }
        for (int c = 0; c < fLongColumns && longs != null; c++) {
            chunk.fLongs[c][at] = longs[c];
        }
        if (end - start > fLongest) {
            fLongest = end - start;
        }
        fSize = size + 1;
    }

    /** Returns how many segments there are by now. */
    public int size() {
        return fSize;
    }

    /** Returns the start of a segment. */
    public long getStart(int index) {
        return fChunks[index >> BITS].fStarts[index & MASK];
    }

    /** Returns the end of a segment. */
    public long getEnd(int index) {
        return fChunks[index >> BITS].fEnds[index & MASK];
    }

    /** Returns the number of a segment in a column of ints. */
    public int getInt(int column, int index) {
        return fChunks[index >> BITS].fInts[column][index & MASK];
    }

    /** Returns the number of a segment in a column of longs. */
    public long getLong(int column, int index) {
        return fChunks[index >> BITS].fLongs[column][index & MASK];
    }

    /** Finds segments as {@link ISegmentStore#forEachIn} does. */
    public void forEachIn(long start, long end, IntConsumer consumer) {
        int size = fSize;
        long longest = fLongest;
        for (int i = firstEndingAt(start, size); i < size; i++) {
            long from = getStart(i);
            if (from <= end) {
                consumer.accept(i);
            } else if (getEnd(i) - longest > end) {
                return;
            }
        }
    }

    private int firstEndingAt(long time, int size) {
        int low = 0;
        int high = size;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (getEnd(middle) < time) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }
}
