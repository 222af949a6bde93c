package org.eclipse.tracecompass.internal.statesystem.core.history;

import java.util.Arrays;

/**
 * The different values of a block with their types, and for each interval the number of its value:
 * for attributes of several types that have few values. Keeps its scratch arrays between blocks;
 * not thread-safe.
 */
final class TypedTable {

    /** With more values the table would be as large as what it saves. */
    private static final int MAX_SIZE = 512;

    private static final int SLOTS = 2 * MAX_SIZE;
    private static final long MIX = 0x9E3779B97F4A7C15L;

    private final long[] values = new long[MAX_SIZE];
    private final byte[] types = new byte[MAX_SIZE];
    private long[] numbers = new long[0];

    /** Hash table of numbers of values, each plus one; 0 where there is none. */
    private final short[] slots = new short[SLOTS];

    private int size;

    /** Finds the different values; false if there are too many. */
    boolean find(long[] values, byte[] types, int count) {
        if (numbers.length < count) {
            numbers = new long[count];
        }
        Arrays.fill(slots, (short) 0);
        size = 0;
        int most = Math.min(MAX_SIZE, count / 4);
        for (int i = 0; i < count; i++) {
            byte type = types[i];
            long value = type == PayloadType.NULL ? 0 : values[i];
            int slot =
                    (int)
                            ((value * MIX + type) * MIX
                                    >>> Long.SIZE - Integer.numberOfTrailingZeros(SLOTS));
            int number = slots[slot] - 1;
            while (number >= 0 && (this.values[number] != value || this.types[number] != type)) {
                slot = slot + 1 & SLOTS - 1;
                number = slots[slot] - 1;
            }
            if (number < 0) {
                if (size >= most) {
                    return false;
                }
                number = size++;
                slots[slot] = (short) size;
                this.values[number] = value;
                this.types[number] = type;
            }
            numbers[i] = number;
        }
        return true;
    }

    /** The number of values found. */
    int size() {
        return size;
    }

    /** The width of a number of a value. */
    int width() {
        return PackedColumns.width(size - 1L);
    }

    /** The size of table and numbers in bits. */
    long bits(int count) {
        return (long) size * (Long.SIZE + Byte.SIZE) + (long) count * width();
    }

    /** The values, in the order of their numbers. */
    long[] values() {
        return values;
    }

    /** Writes what was found. */
    void write(byte[] bytes, BlockHeader header, BlockLayout layout, int count) {
        PackedColumns.pack(
                bytes, layout.tableBase, header.tableBits(), values, size, header.valueOffset());
        System.arraycopy(types, 0, bytes, layout.tableTypesBase, size);
        PackedColumns.pack(bytes, layout.valueBase, header.valueBits(), numbers, count, 0);
    }
}
