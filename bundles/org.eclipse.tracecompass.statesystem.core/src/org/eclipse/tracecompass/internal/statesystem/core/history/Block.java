package org.eclipse.tracecompass.internal.statesystem.core.history;

import org.eclipse.jdt.annotation.Nullable;

/**
 * A block to read from: its bytes, and where in them the columns are. Any number in it can be read
 * without decoding the others. Immutable, thread-safe. Positions count the intervals of the block
 * from 0.
 */
final class Block {

    /** Values are offsets from one base. */
    static final int VALUES_PACKED = 0;

    /** Values are offsets from the minimum of their run. */
    static final int VALUES_BY_RUN = 1;

    /** Values are positions in a table. */
    static final int VALUES_IN_TABLE = 2;

    /** Values are positions in a table, which knows the types too. */
    static final int TYPED_VALUES_IN_TABLE = 3;

    private final byte[] fBytes;
    private final int fCount;
    private final int fRuns;
    private final int fMinQuark;
    private final int fQuarkRange;
    private final boolean fQuarkBitmap;
    private final int fQuarkBits;
    private final long fMinStart;
    private final int fRunBase;
    private final int fStartBase;
    private final int fStartBits;
    private final long fStartMask;
    private final int fContiguousBase;
    private final boolean fHasSpans;
    private final int fSpans;
    private final int fSpanBase;
    private final int fSpanBits;
    private final long fSpanMask;
    private final int fDurationBase;
    private final int fDurationBits;
    private final long fDurationMask;
    private final long fMinDuration;
    private final int fTypeBase;
    private final int fTypeBits;
    private final int fFirstType;
    private final byte[] fTypeTable;
    private final int fValueEncoding;
    private final int fValueBase;
    private final int fValueBits;
    private final long fValueMask;
    private final long fValueOffset;
    private final int fRunValueBase;
    private final int fRunValueBits;
    private final int fTableBase;
    private final int fTableTypesBase;
    private final int fBlobBase;
    private boolean fUsed;

    Block(byte[] bytes) {
        BlockHeader header = BlockHeader.read(bytes);
        fBytes = bytes;
        fCount = header.count();
        fRuns = header.runs();
        fMinQuark = header.minQuark();
        fQuarkRange = header.quarkRange();
        fQuarkBitmap = header.hasQuarkBitmap();
        fQuarkBits = header.quarkBits();
        fMinStart = header.minStart();
        fRunBase = header.runBase();
        fStartBase = header.startBase();
        fStartBits = header.startBits();
        fStartMask = Bits.mask(fStartBits);
        fContiguousBase = header.contiguousBase();
        fHasSpans = header.hasSpans();
        fSpans = header.spans();
        fSpanBase = header.spanBase();
        fSpanBits = header.spanBits();
        fSpanMask = Bits.mask(fSpanBits);
        fDurationBase = header.durationBase();
        fDurationBits = header.durationBits();
        fDurationMask = Bits.mask(fDurationBits);
        fMinDuration = header.minDuration();
        fTypeBase = header.typeBase();
        fTypeBits = header.typeBits();
        fTypeTable = new byte[Integer.bitCount(header.typeMask())];
        int types = 0;
        for (int type = 0; type < ValueType.COUNT; type++) {
            if ((header.typeMask() & 1 << type) != 0) {
                fTypeTable[types++] = (byte) type;
            }
        }
        fFirstType = fTypeTable[0];
        fValueEncoding = header.valueEncoding();
        fValueBase = header.valueBase();
        fValueBits = header.valueBits();
        fValueMask = Bits.mask(fValueBits);
        fValueOffset = header.valueOffset();
        fRunValueBase = header.runValueBase();
        fRunValueBits = header.runValueBits();
        fTableBase = header.tableBase();
        fTableTypesBase = header.tableTypesBase();
        fBlobBase = header.blobBase();
    }

    /**
     * Notes that the block is in use. The test spares most writes to memory that other threads
     * read.
     */
    void touch() {
        if (!fUsed) {
            fUsed = true;
        }
    }

    /** Tells whether the block was used since this was last asked. */
    boolean wasUsed() {
        boolean used = fUsed;
        fUsed = false;
        return used;
    }

    /** How many bytes the block takes, here and in the file. */
    int size() {
        return fBytes.length;
    }

    byte[] bytes() {
        return fBytes;
    }

    int count() {
        return fCount;
    }

    int runs() {
        return fRuns;
    }

    int minQuark() {
        return fMinQuark;
    }

    boolean hasQuarkBitmap() {
        return fQuarkBitmap;
    }

    int quarkBase() {
        return BlockHeader.SIZE;
    }

    int quarkBits() {
        return fQuarkBits;
    }

    int runBase() {
        return fRunBase;
    }

    int contiguousBase() {
        return fContiguousBase;
    }

    long minStart() {
        return fMinStart;
    }

    int startBase() {
        return fStartBase;
    }

    int startBits() {
        return fStartBits;
    }

    /** Whether the times of intervals are in a table of spans. */
    boolean hasSpans() {
        return fHasSpans;
    }

    /** How many spans there are, if there are any. */
    int spans() {
        return fSpans;
    }

    int spanBase() {
        return fSpanBase;
    }

    int spanBits() {
        return fSpanBits;
    }

    /** Which span an interval has, where there are spans. */
    int span(int position) {
        return (int) Bits.get(fBytes, fSpanBase, fSpanBits, fSpanMask, position);
    }

    int durationBase() {
        return fDurationBase;
    }

    int durationBits() {
        return fDurationBits;
    }

    long minDuration() {
        return fMinDuration;
    }

    int typeBase() {
        return fTypeBase;
    }

    int typeBits() {
        return fTypeBits;
    }

    /** The number that stands for a type in the column of types; -1 if no interval has it. */
    int typeNumber(int type) {
        for (int number = 0; number < fTypeTable.length; number++) {
            if (fTypeTable[number] == type) {
                return number;
            }
        }
        return -1;
    }

    /** Whether all values are integers or null, each an offset from the same number. */
    boolean hasPackedInts() {
        return fValueEncoding == VALUES_PACKED
                && fTypeTable[fTypeTable.length - 1] <= ValueType.INT;
    }

    int valueBase() {
        return fValueBase;
    }

    int valueBits() {
        return fValueBits;
    }

    long valueOffset() {
        return fValueOffset;
    }

    /**
     * Finds the run of an attribute; -1 if it has none here. Costs a bit test or a binary search.
     */
    int findRun(int quark) {
        int relative = quark - fMinQuark;
        if (relative < 0 || relative >= fQuarkRange) {
            return -1;
        }
        int base = BlockHeader.SIZE;
        if (fQuarkBitmap) {
            return Bits.bit(fBytes, base, relative)
                    ? Bits.rank(fBytes, base, fQuarkRange, relative)
                    : -1;
        }
        long mask = Bits.mask(fQuarkBits);
        int low = 0;
        int high = fRuns - 1;
        while (low <= high) {
            int middle = low + high >>> 1;
            int found = (int) Bits.get(fBytes, base, fQuarkBits, mask, middle);
            if (found < relative) {
                low = middle + 1;
            } else if (found > relative) {
                high = middle - 1;
            } else {
                return middle;
            }
        }
        return -1;
    }

    /** The attribute of a run, where there is no bitmap of them. */
    int quark(int run) {
        return fMinQuark
                + (int) Bits.get(fBytes, BlockHeader.SIZE, fQuarkBits, Bits.mask(fQuarkBits), run);
    }

    /** The position of the first interval of a run. */
    int runBegin(int run) {
        return Bits.select(fBytes, fRunBase, fCount, run);
    }

    /** The position behind the last interval of the run that begins at a position. */
    int runEnd(int begin) {
        return Bits.nextSetBit(fBytes, fRunBase, fCount, begin + 1);
    }

    long start(int position) {
        return fMinStart + spanStart(fHasSpans ? span(position) : position);
    }

    long end(int position) {
        if (fHasSpans) {
            int span = span(position);
            return fMinStart + spanStart(span) + duration(span);
        }
        if (Bits.bit(fBytes, fContiguousBase, position)) {
            return start(position + 1) - 1;
        }
        return start(position)
                + duration(position - Bits.rank(fBytes, fContiguousBase, fCount, position));
    }

    /**
     * The distance from start to end of a span, or of the interval that has so many others without
     * a contiguous one before it.
     */
    long duration(int index) {
        return fMinDuration + Bits.get(fBytes, fDurationBase, fDurationBits, fDurationMask, index);
    }

    /**
     * Finds the last position from {@code begin} to before {@code end} that starts at or before a
     * time; -1 if none.
     */
    int lastStarted(int begin, int end, long t) {
        if (t < fMinStart) {
            return -1;
        }
        if (fHasSpans) {
            return SpanSearch.last(this, SpanSearch.started(this, t), begin, end);
        }
        long relative = t - fMinStart + Long.MIN_VALUE;
        int base = begin;
        int size = end - begin;
        // Adds instead of branching: which half it is cannot be predicted.
        while (size > 1) {
            int half = size >>> 1;
            long start =
                    Bits.get(fBytes, fStartBase, fStartBits, fStartMask, base + half)
                            + Long.MIN_VALUE;
            base += start <= relative ? half : 0;
            size -= half;
        }
        long start = Bits.get(fBytes, fStartBase, fStartBits, fStartMask, base) + Long.MIN_VALUE;
        return start <= relative ? base : -1;
    }

    /** When a span starts, or an interval where there are none, less the earliest start. */
    long spanStart(int span) {
        return Bits.get(fBytes, fStartBase, fStartBits, fStartMask, span);
    }

    /** The same as {@link #lastStarted}, faster where the answer is close to {@code begin}. */
    int lastStartedNear(int begin, int end, long t) {
        int low = begin;
        int step = 1;
        while (low + step < end && start(low + step) <= t) {
            low += step;
            step <<= 1;
        }
        return lastStarted(low, Math.min(end, low + step), t);
    }

    int type(int position) {
        if (fValueEncoding == TYPED_VALUES_IN_TABLE) {
            return fBytes[
                    fTableTypesBase
                            + (int) Bits.get(fBytes, fValueBase, fValueBits, fValueMask, position)];
        }
        if (fTypeBits == 0) {
            return fFirstType;
        }
        return fTypeTable[
                (int) Bits.get(fBytes, fTypeBase, fTypeBits, Bits.mask(fTypeBits), position)];
    }

    long payload(int position, int run) {
        long value = Bits.get(fBytes, fValueBase, fValueBits, fValueMask, position);
        return switch (fValueEncoding) {
            case VALUES_PACKED -> fValueOffset + value;
            case VALUES_BY_RUN ->
                    fValueOffset
                            + Bits.get(
                                    fBytes,
                                    fRunValueBase,
                                    fRunValueBits,
                                    Bits.mask(fRunValueBits),
                                    run)
                            + value;
            default -> Bytes.getLong(fBytes, fTableBase + (int) value * Long.BYTES);
        };
    }

    /**
     * Decodes a long text or custom value. A custom value whose serializer is not known is null.
     */
    @Nullable
    Object local(long number) {
        return LocalValues.read(fBytes, fBlobBase, number);
    }
}
