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

    private long[] values = new long[0];
    private byte[] types = new byte[0];
    private int count;
    private int[] runBegin = new int[0];
    private int runs;
    private long[] runBase = new long[0];
    private final long[] table = new long[LongSet.MAX_SIZE];
    private final LongSet distinct = new LongSet();
    private final TypedTable typed = new TypedTable();

    // What was chosen.
    private int encoding;
    private int bits;
    private int runBaseBits;
    private int tableBits;
    private long min;
    private long max;
    private long base;
    private int tableSize;

    int encoding() {
        return encoding;
    }

    int bits() {
        return bits;
    }

    /** The width of a value in the table; 0 if there is no table. */
    int tableBits() {
        return tableBits;
    }

    int runBaseBits() {
        return runBaseBits;
    }

    long base() {
        return base;
    }

    int tableSize() {
        return tableSize;
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
        this.values = values;
        this.types = types;
        this.count = count;
        this.runBegin = runBegin;
        this.runs = runs;
        if (runBase.length < runs) {
            runBase = new long[count];
        }
        findRange();
        boolean none = min > max;
        tableSize = 0;
        tableBits = 0;
        runBaseBits = 0;
        encoding = HistoryBlock.VALUES_PACKED;
        base = none ? 0 : min;
        bits = none ? 0 : PackedColumns.width(max - min);
        if (bits == 0) {
            Arrays.fill(this.values, 0, this.count, base);
            return;
        }
        boolean typed = typeCount > 1 && this.typed.find(values, types, count);
        long best = (long) this.count * bits;
        int runBits = fillNullsAndFindRunBases();
        int baseBits = PackedColumns.width(max - min);
        long cost = (long) this.count * runBits + (long) this.runs * baseBits;
        if (cost < best) {
            best = cost;
            encoding = HistoryBlock.VALUES_BY_RUN;
            bits = runBits;
            runBaseBits = baseBits;
        }
        if (best > (long) this.count * TABLE_MIN_WIDTH
                && distinct.addAll(this.values, this.count, this.count / 4)) {
            int size = distinct.copyTo(table);
            int bits = PackedColumns.width(size - 1L);
            if ((long) this.count * bits + (long) size * Long.SIZE < best) {
                Arrays.sort(table, 0, size);
                encoding = HistoryBlock.VALUES_IN_TABLE;
                this.bits = bits;
                runBaseBits = 0;
                best = (long) this.count * bits + (long) size * Long.SIZE;
                base = 0;
                tableSize = size;
            }
        }
        best += (long) this.count * PackedColumns.width(typeCount - 1L);
        if (typed && this.typed.bits(count) * LEAST_SAVING_OF < best * LEAST_SAVING) {
            encoding = HistoryBlock.TYPED_VALUES_IN_TABLE;
            bits = this.typed.width();
            runBaseBits = 0;
            base = 0;
            tableSize = this.typed.size();
        }
        if (tableSize > 0) {
            packTable(encoding == HistoryBlock.VALUES_IN_TABLE ? table : this.typed.values());
        }
    }

    /** Finds the least and the greatest value; the least is greater if all are null. */
    private void findRange() {
        long min = Long.MAX_VALUE;
        long max = Long.MIN_VALUE;
        for (int i = 0; i < count; i++) {
            if (types[i] != PayloadType.NULL) {
                min = Math.min(min, values[i]);
                max = Math.max(max, values[i]);
            }
        }
        this.min = min;
        this.max = max;
    }

    /** Chooses the width of the values in the table. */
    private void packTable(long[] table) {
        long min = Long.MAX_VALUE;
        long max = Long.MIN_VALUE;
        for (int i = 0; i < tableSize; i++) {
            min = Math.min(min, table[i]);
            max = Math.max(max, table[i]);
        }
        int width = Math.max(1, PackedColumns.width(max - min));
        tableBits = width;
        base = width == Long.SIZE ? 0 : min;
    }

    /**
     * Replaces each null by the previous value, so that it costs no width; returns the width of
     * values minus run minimum.
     */
    private int fillNullsAndFindRunBases() {
        long widest = 0;
        for (int run = 0; run < runs; run++) {
            int begin = runBegin[run];
            int end = runBegin[run + 1];
            long previous = base;
            for (int i = begin; i < end; i++) {
                if (types[i] != PayloadType.NULL) {
                    previous = values[i];
                    break;
                }
            }
            long min = Long.MAX_VALUE;
            long max = Long.MIN_VALUE;
            for (int i = begin; i < end; i++) {
                if (types[i] == PayloadType.NULL) {
                    values[i] = previous;
                }
                previous = values[i];
                min = Math.min(min, previous);
                max = Math.max(max, previous);
            }
            runBase[run] = min;
            widest |= max - min;
        }
        return PackedColumns.width(widest);
    }

    /** Writes the values in the encoding that was chosen. */
    void write(byte[] bytes, BlockHeader header, BlockLayout layout) {
        switch (encoding) {
            case HistoryBlock.VALUES_BY_RUN -> {
                PackedColumns.pack(bytes, layout.runValueBase, runBaseBits, runBase, runs, base);
                for (int run = 0; run < runs; run++) {
                    for (int i = runBegin[run]; i < runBegin[run + 1]; i++) {
                        values[i] -= runBase[run];
                    }
                }
                PackedColumns.pack(bytes, layout.valueBase, bits, values, count, 0);
            }
            case HistoryBlock.VALUES_IN_TABLE -> {
                PackedColumns.pack(
                        bytes, layout.tableBase, header.tableBits(), table, tableSize, base);
                for (int i = 0; i < count; i++) {
                    values[i] = Arrays.binarySearch(table, 0, tableSize, values[i]);
                }
                PackedColumns.pack(bytes, layout.valueBase, bits, values, count, 0);
            }
            case HistoryBlock.TYPED_VALUES_IN_TABLE -> typed.write(bytes, header, layout, count);
            default -> PackedColumns.pack(bytes, layout.valueBase, bits, values, count, base);
        }
    }
}
