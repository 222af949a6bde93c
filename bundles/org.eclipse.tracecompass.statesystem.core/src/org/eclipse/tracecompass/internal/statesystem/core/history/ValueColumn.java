package org.eclipse.tracecompass.internal.statesystem.core.history;

import java.util.Arrays;

/**
 * The column of values of a block: chooses the encoding that takes the least room, and writes it.
 * Keeps its scratch arrays between blocks; not thread-safe.
 */
final class ValueColumn {

    /**
     * A value table is only tried for values wider than this, because to find the distinct values
     * costs time.
     */
    private static final int TABLE_MIN_WIDTH = 16;

    /** A table with types costs queries one more look, so it has to save an eighth. */
    private static final int LEAST_SAVING = 7;

    private static final int LEAST_SAVING_OF = 8;

    private long[] fValues = new long[0];
    private byte[] fTypes = new byte[0];
    private int fCount;
    private int[] fRunBegin = new int[0];
    private int fRuns;
    private long[] fRunBase = new long[0];
    private final long[] fTable = new long[LongSet.MAX_SIZE];
    private final LongSet fDistinct = new LongSet();
    private final TypedTable fTyped = new TypedTable();

    // What was chosen.
    private int fEncoding;
    private int fBits;
    private int fRunBaseBits;
    private long fBase;
    private int fTableSize;

    int encoding() {
        return fEncoding;
    }

    int bits() {
        return fBits;
    }

    int runBaseBits() {
        return fRunBaseBits;
    }

    long base() {
        return fBase;
    }

    int tableSize() {
        return fTableSize;
    }

    /**
     * Chooses the encoding of values.
     *
     * @param values the values, in the order of the block; changed on the way
     * @param types their types
     * @param typeCount how many different types there are
     * @param count how many there are
     * @param runBegin where each run begins, and behind the last one the count
     * @param runs how many runs there are
     */
    void choose(long[] values, byte[] types, int typeCount, int count, int[] runBegin, int runs) {
        fValues = values;
        fTypes = types;
        fCount = count;
        fRunBegin = runBegin;
        fRuns = runs;
        if (fRunBase.length < runs) {
            fRunBase = new long[count];
        }
        long min = Long.MAX_VALUE;
        long max = Long.MIN_VALUE;
        boolean none = true;
        for (int i = 0; i < fCount; i++) {
            if (fTypes[i] != ValueType.NULL) {
                none = false;
                min = Math.min(min, fValues[i]);
                max = Math.max(max, fValues[i]);
            }
        }
        fTableSize = 0;
        fRunBaseBits = 0;
        fEncoding = Block.VALUES_PACKED;
        fBase = none ? 0 : min;
        fBits = none ? 0 : Bits.width(max - min);
        if (fBits == 0) {
            Arrays.fill(fValues, 0, fCount, fBase);
            return;
        }
        boolean typed = typeCount > 1 && fTyped.find(values, types, count);
        long best = (long) fCount * fBits;
        int runBits = fillNullsAndFindRunBases();
        int baseBits = Bits.width(max - min);
        long cost = (long) fCount * runBits + (long) fRuns * baseBits;
        if (cost < best) {
            best = cost;
            fEncoding = Block.VALUES_BY_RUN;
            fBits = runBits;
            fRunBaseBits = baseBits;
        }
        if (best > (long) fCount * TABLE_MIN_WIDTH
                && fDistinct.addAll(fValues, fCount, fCount / 4)) {
            int size = fDistinct.copyTo(fTable);
            int bits = Bits.width(size - 1L);
            if ((long) fCount * bits + (long) size * Long.SIZE < best) {
                Arrays.sort(fTable, 0, size);
                fEncoding = Block.VALUES_IN_TABLE;
                fBits = bits;
                fRunBaseBits = 0;
                best = (long) fCount * bits + (long) size * Long.SIZE;
                fBase = 0;
                fTableSize = size;
            }
        }
        best += (long) fCount * Bits.width(typeCount - 1L);
        if (typed && fTyped.bits(count) * LEAST_SAVING_OF < best * LEAST_SAVING) {
            fEncoding = Block.TYPED_VALUES_IN_TABLE;
            fBits = fTyped.width();
            fRunBaseBits = 0;
            fBase = 0;
            fTableSize = fTyped.size();
        }
    }

    /**
     * Gives each null the value before it, so that it costs no width; gives the width of values
     * minus run minimum.
     */
    private int fillNullsAndFindRunBases() {
        long widest = 0;
        for (int run = 0; run < fRuns; run++) {
            int begin = fRunBegin[run];
            int end = fRunBegin[run + 1];
            long previous = fBase;
            for (int i = begin; i < end; i++) {
                if (fTypes[i] != ValueType.NULL) {
                    previous = fValues[i];
                    break;
                }
            }
            long min = Long.MAX_VALUE;
            long max = Long.MIN_VALUE;
            for (int i = begin; i < end; i++) {
                if (fTypes[i] == ValueType.NULL) {
                    fValues[i] = previous;
                }
                previous = fValues[i];
                min = Math.min(min, previous);
                max = Math.max(max, previous);
            }
            fRunBase[run] = min;
            widest |= max - min;
        }
        return Bits.width(widest);
    }

    /** Writes the values in the encoding that was chosen. */
    void write(byte[] bytes, BlockHeader header) {
        switch (fEncoding) {
            case Block.VALUES_BY_RUN -> {
                Bits.pack(bytes, header.runValueBase(), fRunBaseBits, fRunBase, fRuns, fBase);
                for (int run = 0; run < fRuns; run++) {
                    for (int i = fRunBegin[run]; i < fRunBegin[run + 1]; i++) {
                        fValues[i] -= fRunBase[run];
                    }
                }
                Bits.pack(bytes, header.valueBase(), fBits, fValues, fCount, 0);
            }
            case Block.VALUES_IN_TABLE -> {
                for (int i = 0; i < fTableSize; i++) {
                    Bytes.putLong(bytes, header.tableBase() + i * Long.BYTES, fTable[i]);
                }
                for (int i = 0; i < fCount; i++) {
                    fValues[i] = Arrays.binarySearch(fTable, 0, fTableSize, fValues[i]);
                }
                Bits.pack(bytes, header.valueBase(), fBits, fValues, fCount, 0);
            }
            case Block.TYPED_VALUES_IN_TABLE -> fTyped.write(bytes, header, fCount);
            default -> Bits.pack(bytes, header.valueBase(), fBits, fValues, fCount, fBase);
        }
    }
}
