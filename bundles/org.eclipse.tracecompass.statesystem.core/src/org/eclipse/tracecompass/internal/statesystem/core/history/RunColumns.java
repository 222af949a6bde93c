package org.eclipse.tracecompass.internal.statesystem.core.history;

/**
 * The times and values of those intervals of a run that overlap a span of time, decoded column by
 * column: no branch in it depends on what is read, so that an interval costs a few nanoseconds. For
 * block after block, and in each for runs in their order. Not thread-safe.
 */
final class RunColumns {

    /** So many values of at most eight bits are loaded at once. */
    private static final int GROUP = 8;

    /** The time of intervals of all runs, and of those of the current one. */
    private final long wholeFrom;

    private final long wholeTo;
    private long from;
    private long to;

    private HistoryBlock block;
    private long blockEnd;
    private boolean ints;
    private boolean beginsInBlock;
    private boolean endsInBlock;

    /**
     * If the block has spans, the number of those that start at or before the time begins, 0 if it
     * begins before the block does; and at or before it ends, all if the block ends before.
     */
    private int spansBefore;

    private int spansUntil;
    private boolean knowsSpans;

    /** A word of the bitmap of contiguous intervals, and how many of those are before it. */
    private int wordIndex;

    private long word;
    private int contiguousBefore;

    private final SpanStarts spanStarts;

    private long[] starts = new long[64];
    private long[] ends = new long[64];

    /** The indexes of those that were kept, where some may have been dropped. */
    private int[] indexes = new int[64];

    private boolean filtered;
    private int first;
    private int count;

    /** For intervals that overlap the time from one instant to another, in blocks from one on. */
    RunColumns(long from, long to, HistoryBlock block, long blockEnd) {
        wholeFrom = from;
        wholeTo = to;
        this.block = block;
        spanStarts = new SpanStarts(block);
        enter(block, blockEnd);
    }

    /** Goes to another block, whose latest end is known. */
    void enter(HistoryBlock block, long blockEnd) {
        this.block = block;
        this.blockEnd = blockEnd;
        spanStarts.enter(block);
        setTime(wholeFrom, wholeTo);
        ints = block.hasPackedInts() && block.typeBits() == 0 && block.type(0) == PayloadType.INT;
        wordIndex = 0;
        contiguousBefore = 0;
        word = block.hasSpans() ? 0 : block.words()[block.contiguousBase() / Long.BYTES];
    }

    /** Leaves out what the next runs of the block have outside of a part of the time. */
    void clip(long from, long to) {
        if (from != this.from || to != this.to) {
            setTime(from, to);
        }
    }

    private void setTime(long from, long to) {
        this.from = from;
        this.to = to;
        beginsInBlock = from > block.minStart();
        endsInBlock = to < blockEnd;
        knowsSpans = false;
    }

    private void findSpans() {
        spansBefore = beginsInBlock ? SpanSearch.started(block, from) : 0;
        spansUntil = endsInBlock ? SpanSearch.started(block, to) : block.spans();
        knowsSpans = true;
    }

    long blockStart() {
        return block.minStart();
    }

    long blockEnd() {
        return blockEnd;
    }

    /** Whether no interval of the block lies outside of the time. */
    boolean isWholeBlock() {
        return !beginsInBlock && !endsInBlock;
    }

    /** Reads a run; or several that follow each other, if the block is within the time. */
    void read(int begin, int end) {
        if (block.hasSpans() && !knowsSpans) {
            findSpans();
        }
        int first =
                beginsInBlock ? Math.max(begin, lastStarted(begin, end, from, spansBefore)) : begin;
        int behind = endsInBlock ? lastStarted(first, end, to, spansUntil) + 1 : end;
        this.first = first;
        count = Math.max(0, behind - first);
        if (count == 0) {
            return;
        }
        if (starts.length <= count) {
            starts = new long[count * 2];
            ends = new long[count * 2];
            indexes = new int[count * 2];
        }
        if (block.hasSpans()) {
            readSpans();
        } else {
            readColumns(end);
        }
        // Only the first one can be over: all others start later than the time begins.
        if (beginsInBlock && ends[0] < from) {
            dropFirst();
        }
        filtered = false;
    }

    /** Keeps only those intervals that contain one of some times. */
    void keepAt(SampleTimes times) {
        long[] starts = this.starts;
        long[] ends = this.ends;
        int[] indexes = this.indexes;
        int kept = 0;
        for (int i = 0; i < count; i++) {
            long start = starts[i];
            long end = ends[i];
            starts[kept] = start;
            ends[kept] = end;
            indexes[kept] = i;
            kept += times.next(start) <= end ? 1 : 0;
        }
        count = kept;
        filtered = true;
    }

    private int lastStarted(int begin, int end, long t, int spans) {
        return block.hasSpans()
                ? SpanSearch.last(block, spans, begin, end)
                : block.lastStarted(begin, end, t);
    }

    private void readColumns(int end) {
        HistoryBlock block = this.block;
        long[] words = block.words();
        int distanceBase = block.durationBase();
        int distanceBits = block.durationBits();
        long distanceMask = PackedColumns.mask(distanceBits);
        long minDistance = block.minDuration();
        int contiguousBase = block.contiguousBase();
        long[] starts = this.starts;
        long[] ends = this.ends;
        int first = this.first;
        int count = this.count;
        // One more, which the last may be followed by at once.
        int known = Math.min(count + 1, end - first);
        PackedColumns.read(
                words,
                block.startBase(),
                block.startBits(),
                first,
                known,
                block.minStart(),
                starts);
        int distance = first - contiguousBefore(first);
        for (int i = 0; i < count; ) {
            int position = first + i;
            int chunk = Math.min(count, i + Long.SIZE - (position & Long.SIZE - 1));
            long flags = words[contiguousBase / Long.BYTES + (position >>> 6)] >>> position;
            for (; i < chunk; i++) {
                long isContiguous = -(flags & 1);
                long stored =
                        starts[i]
                                + minDistance
                                + PackedColumns.get(
                                        words, distanceBase, distanceBits, distanceMask, distance);
                ends[i] = starts[i + 1] - 1 & isContiguous | stored & ~isContiguous;
                distance += 1 + (int) isContiguous;
                flags >>>= 1;
            }
        }
    }

    private void readSpans() {
        HistoryBlock block = this.block;
        SortedColumn numbers = block.spanNumbers();
        if (numbers != null) {
            readSortedSpans(numbers);
            return;
        }
        long minStart = block.minStart();
        for (int i = 0; i < count; i++) {
            int span = block.span(first + i);
            long start = minStart + block.spanStart(span);
            starts[i] = start;
            ends[i] = start + block.duration(span);
        }
    }

    private void readSortedSpans(SortedColumn numbers) {
        HistoryBlock block = this.block;
        int spans = block.spans();
        long minStart = block.minStart();
        long[] starts = this.starts;
        long[] ends = this.ends;
        int count = this.count;
        numbers.read(first, count, ends, 0);
        long[] table = spanStarts.all(count, spansBefore, spansUntil);
        long base = ends[0] / spans * spans;
        for (int i = 0; i < count; i++) {
            long number = ends[i];
            while (number - base >= spans) {
                base += spans;
            }
            int span = (int) (number - base);
            // The first one may have started before the others could.
            long start =
                    minStart
                            + (table != null && span >= spansBefore
                                    ? table[span]
                                    : block.spanStart(span));
            starts[i] = start;
            ends[i] = start + block.duration(span);
        }
    }

    private int contiguousBefore(int position) {
        for (; wordIndex < position >>> 6; wordIndex++) {
            contiguousBefore += Long.bitCount(word);
            word = block.words()[block.contiguousBase() / Long.BYTES + wordIndex + 1];
        }
        return contiguousBefore + Long.bitCount(word & (1L << position) - 1);
    }

    private void dropFirst() {
        first++;
        count--;
        System.arraycopy(starts, 1, starts, 0, count);
        System.arraycopy(ends, 1, ends, 0, count);
    }

    /** Returns the number of intervals. */
    int count() {
        return count;
    }

    /** Whether all values are integers, none is null. */
    boolean hasInts() {
        return ints;
    }

    /** The position of an interval in the block. */
    int position(int i) {
        return first + (filtered ? indexes[i] : i);
    }

    /** Reads the values of a run where all are integers, to a place and those behind it. */
    void readInts(int[] values, int at) {
        readValues(values, at, (int) block.valueOffset());
    }

    /** Reads where each value of a run is in the table of the block, if it has a typed one. */
    void readPlaces(int[] places) {
        readValues(places, 0, 0);
    }

    private void readValues(int[] values, int at, int offset) {
        HistoryBlock block = this.block;
        long[] words = block.words();
        int base = block.valueBase();
        int bits = block.valueBits();
        long mask = PackedColumns.mask(bits);
        int first = this.first;
        int[] indexes = this.indexes;
        if (filtered) {
            for (int i = 0; i < count; i++) {
                values[at + i] =
                        offset
                                + (int)
                                        PackedColumns.get(
                                                words, base, bits, mask, first + indexes[i]);
            }
        } else {
            for (int i = 0; i < count; i++) {
                values[at + i] =
                        offset + (int) PackedColumns.get(words, base, bits, mask, first + i);
            }
        }
    }

    /** Whether all values are integers from 0 to less than a limit, none is null. */
    boolean hasIntsBelow(int limit) {
        long range = PackedColumns.mask(block.valueBits());
        long least = block.valueOffset();
        return ints && least >= 0 && range < limit && least + range < limit;
    }

    /** The greatest value that there may be, where all values are integers. */
    int greatestInt() {
        return (int) (block.valueOffset() + PackedColumns.mask(block.valueBits()));
    }

    /**
     * Reads the numbers of values where all are small integers, and nothing was left out.
     *
     * @param known the number of each value, {@link Integer#MIN_VALUE} for one that has none yet
     * @return whether all have one
     */
    boolean readNumbers(int[] numbers, int[] known) {
        long[] words = block.words();
        int base = block.valueBase();
        int bits = block.valueBits();
        long mask = PackedColumns.mask(bits);
        int offset = (int) block.valueOffset();
        int first = this.first;
        int count = this.count;
        int least = 0;
        int i = 0;
        for (; bits <= Byte.SIZE && i + GROUP <= count; i += GROUP) {
            int bit = (first + i) * bits;
            long values = Words.from(words, base / Long.BYTES + (bit >>> 6), bit);
            for (int j = 0; j < GROUP; j++) {
                int number = known[offset + (int) (values & mask)];
                numbers[i + j] = number;
                least = Math.min(least, number);
                values >>>= bits;
            }
        }
        for (; i < count; i++) {
            int number =
                    known[offset + (int) PackedColumns.get(words, base, bits, mask, first + i)];
            numbers[i] = number;
            least = Math.min(least, number);
        }
        return least != Integer.MIN_VALUE;
    }

    /** The starts of the intervals; good until the next run is read. */
    long[] starts() {
        return starts;
    }

    /** The ends of the intervals; good until the next run is read. */
    long[] ends() {
        return ends;
    }
}
