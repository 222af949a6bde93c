package org.eclipse.tracecompass.internal.statesystem.core.history;

import java.util.Arrays;
import org.eclipse.jdt.annotation.Nullable;

/**
 * A block to read from: its words, and where in them the columns are. Any number in it can be read
 * without decoding the others. Immutable, thread-safe. Positions count the intervals of the block
 * from 0.
 */
final class HistoryBlock {

    /** Values are offsets from one base. */
    static final int VALUES_PACKED = 0;

    /** Values are offsets from the minimum of their run. */
    static final int VALUES_BY_RUN = 1;

    /** Values are positions in a table. */
    static final int VALUES_IN_TABLE = 2;

    /** Values are positions in a table, which knows the types too. */
    static final int TYPED_VALUES_IN_TABLE = 3;

    private final long[] words;
    private final int count;
    private final int runs;
    private final int minQuark;
    private final int quarkRange;
    private final boolean quarkBitmap;
    private final int quarkBits;
    private final long minStart;
    private final int runBase;

    /** The width of the beginning of a run in the list of them; 0 if there is a bitmap instead. */
    private final int runBits;

    private final boolean hasRunList;
    private final int startBase;
    private final int startBits;
    private final long startMask;
    private final int contiguousBase;
    private final boolean hasSpans;
    private final int spans;
    private final @Nullable SortedColumn spanStarts;
    private final @Nullable SortedColumn spanNumbers;
    private final int spanBase;
    private final int spanBits;
    private final long spanMask;
    private final int durationBase;
    private final int durationBits;
    private final long durationMask;
    private final long minDuration;
    private final int typeBase;
    private final int typeBits;
    private final int firstType;
    private final byte[] typeTable;
    private final int valueEncoding;
    private final int valueBase;
    private final int valueBits;
    private final long valueMask;
    private final long valueOffset;
    private final int runValueBase;
    private final int runValueBits;
    private final int tableBase;
    private final int tableSize;
    private final int tableBits;
    private final long tableMask;
    private final int tableTypesBase;
    private final int blobBase;
    private boolean used;

    /**
     * Reads the header of a block.
     *
     * @param words the block as {@link Words}, and perhaps others behind it
     */
    HistoryBlock(long[] words) {
        BlockHeader header = BlockHeader.read(words);
        BlockLayout layout = new BlockLayout(header);
        this.words = words;
        count = header.count();
        runs = header.runs();
        minQuark = header.minQuark();
        quarkRange = header.quarkRange();
        quarkBitmap = header.hasQuarkBitmap();
        quarkBits = header.quarkBits();
        minStart = header.minStart();
        runBase = layout.runBase;
        runBits = header.hasRunList() ? header.runBits() : 0;
        hasRunList = header.hasRunList();
        startBase = layout.startBase;
        startBits = header.startBits();
        startMask = PackedColumns.mask(startBits);
        contiguousBase = layout.contiguousBase;
        hasSpans = header.hasSpans();
        spans = header.spans();
        spanBase = layout.spanBase;
        spanBits = header.spanBits();
        spanMask = PackedColumns.mask(spanBits);
        spanStarts =
                header.sortedStartWords() == 0
                        ? null
                        : new SortedColumn(
                                words, startBase, spans, startBits, header.sortedStartWords());
        spanNumbers =
                header.sortedSpanWords() == 0
                        ? null
                        : new SortedColumn(
                                words,
                                spanBase,
                                count,
                                header.sortedSpanBits(),
                                header.sortedSpanWords());
        durationBase = layout.durationBase;
        durationBits = header.durationBits();
        durationMask = PackedColumns.mask(durationBits);
        minDuration = header.minDuration();
        typeBase = layout.typeBase;
        typeBits = header.typeBits();
        typeTable = new byte[Integer.bitCount(header.typeMask())];
        int types = 0;
        for (int type = 0; type < PayloadType.COUNT; type++) {
            if ((header.typeMask() & 1 << type) != 0) {
                typeTable[types++] = (byte) type;
            }
        }
        firstType = typeTable[0];
        valueEncoding = header.valueEncoding();
        valueBase = layout.valueBase;
        valueBits = header.valueBits();
        valueMask = PackedColumns.mask(valueBits);
        valueOffset = header.valueOffset();
        runValueBase = layout.runValueBase;
        runValueBits = header.runValueBits();
        tableBase = layout.tableBase;
        tableSize = header.tableSize();
        tableBits = header.tableBits();
        tableMask = PackedColumns.mask(tableBits);
        tableTypesBase = layout.tableTypesBase;
        blobBase = layout.blobBase;
    }

    /**
     * Notes that the block is in use. The test spares most writes to memory that other threads
     * read.
     */
    void touch() {
        if (!used) {
            used = true;
        }
    }

    /** Returns whether the block was used since this was last asked. */
    boolean wasUsed() {
        boolean used = this.used;
        this.used = false;
        return used;
    }

    /** How many bytes the block takes in memory. */
    int size() {
        return words.length * Long.BYTES;
    }

    long[] words() {
        return words;
    }

    int count() {
        return count;
    }

    int runs() {
        return runs;
    }

    int minQuark() {
        return minQuark;
    }

    boolean hasQuarkBitmap() {
        return quarkBitmap;
    }

    int quarkBase() {
        return BlockHeader.SIZE;
    }

    int quarkBits() {
        return quarkBits;
    }

    int runBase() {
        return runBase;
    }

    int contiguousBase() {
        return contiguousBase;
    }

    long minStart() {
        return minStart;
    }

    int startBase() {
        return startBase;
    }

    int startBits() {
        return startBits;
    }

    /** Whether the times of intervals are in a table of spans. */
    boolean hasSpans() {
        return hasSpans;
    }

    /** The number of spans, if any. */
    int spans() {
        return spans;
    }

    /** The starts of spans less the earliest, if they are stored as a sorted column. */
    @Nullable
    SortedColumn spanStarts() {
        return spanStarts;
    }

    /**
     * The spans of intervals, if they are stored as a sorted column: each plus the number of spans
     * times the number of its run.
     */
    @Nullable
    SortedColumn spanNumbers() {
        return spanNumbers;
    }

    int spanBase() {
        return spanBase;
    }

    int spanBits() {
        return spanBits;
    }

    /** The span of an interval, if there are spans. */
    int span(int position) {
        SortedColumn numbers = spanNumbers;
        return numbers != null
                ? (int) numbers.get(position) % spans
                : (int) PackedColumns.get(words, spanBase, spanBits, spanMask, position);
    }

    int durationBase() {
        return durationBase;
    }

    int durationBits() {
        return durationBits;
    }

    long minDuration() {
        return minDuration;
    }

    int typeBits() {
        return typeBits;
    }

    /** The number that stands for a type in the column of types; -1 if no interval has it. */
    int typeNumber(int type) {
        for (int number = 0; number < typeTable.length; number++) {
            if (typeTable[number] == type) {
                return number;
            }
        }
        return -1;
    }

    /** Whether all values are integers or null, each an offset from the same number. */
    boolean hasPackedInts() {
        return valueEncoding == VALUES_PACKED && typeTable[typeTable.length - 1] <= PayloadType.INT;
    }

    /** The integer at a position, if all are packed; anything where it is null. */
    int packedInt(int position) {
        return (int) valueOffset
                + (int) PackedColumns.get(words, valueBase, valueBits, valueMask, position);
    }

    /** Whether the value at a position is null or an integer, if all are. */
    int packedType(int position) {
        return typeTable[0]
                + (int)
                        PackedColumns.get(
                                words, typeBase, typeBits, PackedColumns.mask(typeBits), position);
    }

    /** Whether there is a table of all values with their types. */
    boolean hasTypedTable() {
        return valueEncoding == TYPED_VALUES_IN_TABLE;
    }

    int tableSize() {
        return tableSize;
    }

    int valueBase() {
        return valueBase;
    }

    int valueBits() {
        return valueBits;
    }

    long valueOffset() {
        return valueOffset;
    }

    /**
     * Finds the run of an attribute; -1 if it has none here. Costs a bit test or a binary search.
     */
    int findRun(int quark) {
        int relative = quark - minQuark;
        if (relative < 0 || relative >= quarkRange) {
            return -1;
        }
        int base = BlockHeader.SIZE;
        if (quarkBitmap) {
            return PackedColumns.bit(words, base, relative)
                    ? PackedColumns.rank(words, base, quarkRange, relative)
                    : -1;
        }
        long mask = PackedColumns.mask(quarkBits);
        int low = 0;
        int high = runs - 1;
        while (low <= high) {
            int middle = low + high >>> 1;
            int found = (int) PackedColumns.get(words, base, quarkBits, mask, middle);
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
        return minQuark
                + (int)
                        PackedColumns.get(
                                words,
                                BlockHeader.SIZE,
                                quarkBits,
                                PackedColumns.mask(quarkBits),
                                run);
    }

    /** The position of the first interval of a run. */
    int runBegin(int run) {
        return hasRunList ? listed(run) : PackedColumns.select(words, runBase, count, run);
    }

    private int listed(int run) {
        return (int) PackedColumns.get(words, runBase, runBits, PackedColumns.mask(runBits), run);
    }

    /** The position behind the last interval of a run, of which it is known where it begins. */
    int runEnd(int run, int begin) {
        if (hasRunList) {
            return run + 1 < runs ? listed(run + 1) : count;
        }
        return PackedColumns.nextSetBit(words, runBase, count, begin + 1);
    }

    /** Whether there is a list of the beginnings of runs, and no bitmap of them. */
    boolean hasRunList() {
        return hasRunList;
    }

    /** Sets a bit for the beginning of each run. */
    void markRuns(long[] words) {
        int length = (count + Long.SIZE - 1) / Long.SIZE;
        if (hasRunList) {
            Arrays.fill(words, 0, length, 0);
            for (int run = 0; run < runs; run++) {
                int begin = listed(run);
                words[begin / Long.SIZE] |= 1L << begin;
            }
            return;
        }
        for (int word = 0; word < length; word++) {
            words[word] = this.words[runBase / Long.BYTES + word];
        }
    }

    long start(int position) {
        return minStart + spanStart(hasSpans ? span(position) : position);
    }

    long end(int position) {
        if (hasSpans) {
            int span = span(position);
            return minStart + spanStart(span) + duration(span);
        }
        if (PackedColumns.bit(words, contiguousBase, position)) {
            return start(position + 1) - 1;
        }
        return start(position)
                + duration(position - PackedColumns.rank(words, contiguousBase, count, position));
    }

    /**
     * The distance from start to end of a span, or of the interval that has this many others
     * without a contiguous one before it.
     */
    long duration(int index) {
        return minDuration
                + PackedColumns.get(words, durationBase, durationBits, durationMask, index);
    }

    /**
     * Finds the last position from {@code begin} to before {@code end} that starts at or before a
     * time; -1 if none.
     */
    int lastStarted(int begin, int end, long t) {
        if (t < minStart) {
            return -1;
        }
        if (hasSpans) {
            return SpanSearch.last(this, SpanSearch.started(this, t), begin, end);
        }
        long relative = t - minStart + Long.MIN_VALUE;
        int base = begin;
        int size = end - begin;
        // Adds instead of branching: which half it is cannot be predicted.
        while (size > 1) {
            int half = size >>> 1;
            long start =
                    PackedColumns.get(words, startBase, startBits, startMask, base + half)
                            + Long.MIN_VALUE;
            base += start <= relative ? half : 0;
            size -= half;
        }
        long start =
                PackedColumns.get(words, startBase, startBits, startMask, base) + Long.MIN_VALUE;
        return start <= relative ? base : -1;
    }

    /** When a span starts, or an interval where there are none, less the earliest start. */
    long spanStart(int span) {
        SortedColumn sorted = spanStarts;
        return sorted != null
                ? sorted.get(span)
                : PackedColumns.get(words, startBase, startBits, startMask, span);
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
        if (valueEncoding == TYPED_VALUES_IN_TABLE) {
            return Words.getByte(
                    words,
                    tableTypesBase
                            + (int)
                                    PackedColumns.get(
                                            words, valueBase, valueBits, valueMask, position));
        }
        if (typeBits == 0) {
            return firstType;
        }
        return typeTable[
                (int)
                        PackedColumns.get(
                                words, typeBase, typeBits, PackedColumns.mask(typeBits), position)];
    }

    long payload(int position, int run) {
        long value = PackedColumns.get(words, valueBase, valueBits, valueMask, position);
        return switch (valueEncoding) {
            case VALUES_PACKED -> valueOffset + value;
            case VALUES_BY_RUN ->
                    valueOffset
                            + PackedColumns.get(
                                    words,
                                    runValueBase,
                                    runValueBits,
                                    PackedColumns.mask(runValueBits),
                                    run)
                            + value;
            default ->
                    valueOffset
                            + PackedColumns.get(
                                    words, tableBase, tableBits, tableMask, (int) value);
        };
    }

    /**
     * Decodes a long text or custom value. A custom value whose serializer is not known is null.
     */
    @Nullable
    Object local(long number) {
        return LocalValues.read(words, blobBase, number);
    }
}
