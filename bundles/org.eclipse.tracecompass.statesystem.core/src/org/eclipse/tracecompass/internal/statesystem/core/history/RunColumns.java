package org.eclipse.tracecompass.internal.statesystem.core.history;

import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;

/**
 * The times and values of those intervals of a run that overlap a span of time, decoded column by
 * column: no branch in it depends on what is read, so that an interval costs a few nanoseconds. For
 * block after block, and in each for runs in their order. Not thread-safe.
 */
final class RunColumns {

    /** So many values of at most eight bits are loaded at once. */
    private static final int GROUP = 8;

    private final long fFrom;
    private final long fTo;

    private Block fBlock;
    private boolean fInts;
    private boolean fBeginsInBlock;
    private boolean fEndsInBlock;

    /** How many spans start until the time begins, and until it ends, where the block has spans. */
    private int fSpansBefore;

    private int fSpansUntil;

    /** A word of the bitmap of contiguous intervals, and how many of those are before it. */
    private int fWordIndex;

    private long fWord;
    private int fContiguousBefore;

    private long[] fStarts = new long[64];
    private long[] fEnds = new long[64];

    /** The indexes of those that were kept, where some may have been dropped. */
    private int[] fIndexes = new int[64];

    private boolean fFiltered;
    private int fFirst;
    private int fCount;

    /** For intervals that overlap the time from one instant to another, in blocks from one on. */
    RunColumns(long from, long to, Block block, long blockEnd) {
        fFrom = from;
        fTo = to;
        fBlock = block;
        enter(block, blockEnd);
    }

    /** Goes to another block, whose latest end is known. */
    void enter(Block block, long blockEnd) {
        fBlock = block;
        fInts = block.hasPackedInts() && block.typeBits() == 0 && block.type(0) == ValueType.INT;
        fBeginsInBlock = fFrom > block.minStart();
        fEndsInBlock = fTo < blockEnd;
        fWordIndex = 0;
        fContiguousBefore = 0;
        if (block.hasSpans()) {
            fSpansBefore = SpanSearch.started(block, fFrom);
            fSpansUntil = SpanSearch.started(block, fTo);
        }
        fWord = block.hasSpans() ? 0 : Bytes.getLong(block.bytes(), block.contiguousBase());
    }

    /** Whether no interval of the block lies outside of the time. */
    boolean isWholeBlock() {
        return !fBeginsInBlock && !fEndsInBlock;
    }

    /** Reads a run; or several that follow each other, if the block is within the time. */
    void read(int begin, int end) {
        int first =
                fBeginsInBlock
                        ? Math.max(begin, lastStarted(begin, end, fFrom, fSpansBefore))
                        : begin;
        int behind = fEndsInBlock ? lastStarted(first, end, fTo, fSpansUntil) + 1 : end;
        fFirst = first;
        fCount = Math.max(0, behind - first);
        if (fCount == 0) {
            return;
        }
        if (fStarts.length <= fCount) {
            fStarts = new long[fCount * 2];
            fEnds = new long[fCount * 2];
            fIndexes = new int[fCount * 2];
        }
        if (fBlock.hasSpans()) {
            readSpans();
        } else {
            readColumns(end);
        }
        // Only the first one can be over: all others start later than the time begins.
        if (fBeginsInBlock && fEnds[0] < fFrom) {
            dropFirst();
        }
        fFiltered = false;
    }

    /** Keeps only those intervals that contain one of some times. */
    void keepAt(SampleTimes times) {
        long[] starts = fStarts;
        long[] ends = fEnds;
        int[] indexes = fIndexes;
        int kept = 0;
        for (int i = 0; i < fCount; i++) {
            long start = starts[i];
            long end = ends[i];
            starts[kept] = start;
            ends[kept] = end;
            indexes[kept] = i;
            kept += times.next(start) <= end ? 1 : 0;
        }
        fCount = kept;
        fFiltered = true;
    }

    private int lastStarted(int begin, int end, long t, int spans) {
        return fBlock.hasSpans()
                ? SpanSearch.last(fBlock, spans, begin, end)
                : fBlock.lastStarted(begin, end, t);
    }

    private void readColumns(int end) {
        Block block = fBlock;
        byte[] bytes = block.bytes();
        long minStart = block.minStart();
        int startBase = block.startBase();
        int startBits = block.startBits();
        long startMask = Bits.mask(startBits);
        int distanceBase = block.durationBase();
        int distanceBits = block.durationBits();
        long distanceMask = Bits.mask(distanceBits);
        long minDistance = block.minDuration();
        int contiguousBase = block.contiguousBase();
        long[] starts = fStarts;
        long[] ends = fEnds;
        int first = fFirst;
        int count = fCount;
        // One more, which the last may be followed by at once.
        int known = Math.min(count + 1, end - first);
        for (int i = 0; i < known; i++) {
            starts[i] = minStart + Bits.get(bytes, startBase, startBits, startMask, first + i);
        }
        int distance = first - contiguousBefore(first);
        for (int i = 0; i < count; ) {
            int position = first + i;
            int chunk = Math.min(count, i + Long.SIZE - (position & Long.SIZE - 1));
            long flags =
                    Bytes.getLong(bytes, contiguousBase + (position >>> 6) * Long.BYTES)
                            >>> position;
            for (; i < chunk; i++) {
                long isContiguous = -(flags & 1);
                long stored =
                        starts[i]
                                + minDistance
                                + Bits.get(
                                        bytes, distanceBase, distanceBits, distanceMask, distance);
                ends[i] = starts[i + 1] - 1 & isContiguous | stored & ~isContiguous;
                distance += 1 + (int) isContiguous;
                flags >>>= 1;
            }
        }
    }

    private void readSpans() {
        Block block = fBlock;
        long minStart = block.minStart();
        for (int i = 0; i < fCount; i++) {
            int span = block.span(fFirst + i);
            long start = minStart + block.spanStart(span);
            fStarts[i] = start;
            fEnds[i] = start + block.duration(span);
        }
    }

    private int contiguousBefore(int position) {
        for (; fWordIndex < position >>> 6; fWordIndex++) {
            fContiguousBefore += Long.bitCount(fWord);
            fWord =
                    Bytes.getLong(
                            fBlock.bytes(),
                            fBlock.contiguousBase() + (fWordIndex + 1) * Long.BYTES);
        }
        return fContiguousBefore + Long.bitCount(fWord & (1L << position) - 1);
    }

    private void dropFirst() {
        fFirst++;
        fCount--;
        System.arraycopy(fStarts, 1, fStarts, 0, fCount);
        System.arraycopy(fEnds, 1, fEnds, 0, fCount);
    }

    /** How many intervals there are. */
    int count() {
        return fCount;
    }

    /** Whether all values are integers, none is null. */
    boolean hasInts() {
        return fInts;
    }

    /** The position of an interval in the block. */
    int position(int i) {
        return fFirst + (fFiltered ? fIndexes[i] : i);
    }

    /** Reads the values of a run where all are integers, and nothing was left out. */
    void readInts(int[] values) {
        Block block = fBlock;
        byte[] bytes = block.bytes();
        int base = block.valueBase();
        int bits = block.valueBits();
        long mask = Bits.mask(bits);
        int offset = (int) block.valueOffset();
        int first = fFirst;
        for (int i = 0; i < fCount; i++) {
            values[i] = offset + (int) Bits.get(bytes, base, bits, mask, first + i);
        }
    }

    /** Whether all values are integers from 0 to less than a limit, none is null. */
    boolean hasIntsBelow(int limit) {
        long range = Bits.mask(fBlock.valueBits());
        long least = fBlock.valueOffset();
        return fInts && least >= 0 && range < limit && least + range < limit;
    }

    /**
     * Reads the numbers of values where all are small integers, and nothing was left out.
     *
     * @param known the number of each value, {@link Integer#MIN_VALUE} for one that has none yet
     * @return whether all have one
     */
    boolean readNumbers(int[] numbers, int[] known) {
        byte[] bytes = fBlock.bytes();
        int base = fBlock.valueBase();
        int bits = fBlock.valueBits();
        long mask = Bits.mask(bits);
        int offset = (int) fBlock.valueOffset();
        int first = fFirst;
        int count = fCount;
        int least = 0;
        int i = 0;
        for (; bits <= Byte.SIZE && i + GROUP <= count; i += GROUP) {
            int bit = (first + i) * bits;
            long values = Bytes.getLong(bytes, base + (bit >>> 3)) >>> (bit & 7);
            for (int j = 0; j < GROUP; j++) {
                int number = known[offset + (int) (values & mask)];
                numbers[i + j] = number;
                least = Math.min(least, number);
                values >>>= bits;
            }
        }
        for (; i < count; i++) {
            int number = known[offset + (int) Bits.get(bytes, base, bits, mask, first + i)];
            numbers[i] = number;
            least = Math.min(least, number);
        }
        return least != Integer.MIN_VALUE;
    }

    /** Makes the intervals of a run where all values are integers. */
    void makeInts(int quark, ITmfStateInterval[] to, int at) {
        long mask = Bits.mask(fBlock.valueBits());
        if (fFiltered) {
            for (int i = 0; i < fCount; i++) {
                to[at + i] = makeInt(i, quark, fFirst + fIndexes[i], mask);
            }
        } else {
            for (int i = 0; i < fCount; i++) {
                to[at + i] = makeInt(i, quark, fFirst + i, mask);
            }
        }
    }

    private ITmfStateInterval makeInt(int i, int quark, int position, long mask) {
        Block block = fBlock;
        long number = Bits.get(block.bytes(), block.valueBase(), block.valueBits(), mask, position);
        int value = (int) (block.valueOffset() + number);
        return IntInterval.of(fStarts[i], fEnds[i], quark, value, 0);
    }

    /** The starts of the intervals; good until the next run is read. */
    long[] starts() {
        return fStarts;
    }

    /** The ends of the intervals; good until the next run is read. */
    long[] ends() {
        return fEnds;
    }
}
