package org.eclipse.tracecompass.internal.statesystem.core.history;

/** The header of a block; see the package documentation. Sizes and bases follow from it. */
record BlockHeader(
        int count,
        int runs,
        long minStart,
        int minQuark,
        int quarkRange,
        int startBits,
        int explicit,
        long minDuration,
        int durationBits,
        int typeMask,
        int valueEncoding,
        int valueBits,
        int runValueBits,
        long valueOffset,
        int tableSize,
        int blobSize,
        int spans) {

    static final int SIZE = 64;

    static BlockHeader read(byte[] bytes) {
        return new BlockHeader(
                Bytes.getInt(bytes, 0),
                Bytes.getInt(bytes, 4),
                Bytes.getLong(bytes, 8),
                Bytes.getInt(bytes, 16),
                Bytes.getInt(bytes, 20),
                bytes[24],
                Bytes.getInt(bytes, 28),
                Bytes.getLong(bytes, 32),
                bytes[25],
                bytes[26],
                bytes[27] & 3,
                Bytes.getUnsignedShort(bytes, 48) & 0xFF,
                Bytes.getUnsignedShort(bytes, 48) >>> 8,
                Bytes.getLong(bytes, 40),
                Bytes.getUnsignedShort(bytes, 50),
                Bytes.getInt(bytes, 52),
                Bytes.getInt(bytes, 60));
    }

    void write(byte[] bytes) {
        Bytes.putInt(bytes, 0, count);
        Bytes.putInt(bytes, 4, runs);
        Bytes.putLong(bytes, 8, minStart);
        Bytes.putInt(bytes, 16, minQuark);
        Bytes.putInt(bytes, 20, quarkRange);
        bytes[24] = (byte) startBits;
        bytes[25] = (byte) durationBits;
        bytes[26] = (byte) typeMask;
        bytes[27] = (byte) valueEncoding;
        Bytes.putInt(bytes, 28, explicit);
        Bytes.putLong(bytes, 32, minDuration);
        Bytes.putLong(bytes, 40, valueOffset);
        Bytes.putShort(bytes, 48, valueBits | runValueBits << 8);
        Bytes.putShort(bytes, 50, tableSize);
        Bytes.putInt(bytes, 52, blobSize);
        Bytes.putInt(bytes, 60, spans);
    }

    int quarkBits() {
        return PackedColumns.width(quarkRange - 1L);
    }

    /** A bitmap of quarks, unless a sorted list of them is smaller. */
    boolean hasQuarkBitmap() {
        return quarkRange <= (long) runs * quarkBits();
    }

    int quarkBase() {
        return SIZE;
    }

    int runBase() {
        return quarkBase()
                + (hasQuarkBitmap()
                        ? PackedColumns.bitmapSize(quarkRange)
                        : PackedColumns.packedSize(runs, quarkBits()));
    }

    int startBase() {
        return runBase() + PackedColumns.bitmapSize(count);
    }

    /** Whether the times of an interval are those of a span that several intervals may have. */
    boolean hasSpans() {
        return spans > 0;
    }

    int contiguousBase() {
        return startBase() + PackedColumns.packedSize(hasSpans() ? spans : count, startBits);
    }

    int durationBase() {
        return contiguousBase() + (hasSpans() ? 0 : PackedColumns.bitmapSize(count));
    }

    int spanBits() {
        return PackedColumns.width(Math.max(0, spans - 1L));
    }

    int spanBase() {
        return durationBase() + PackedColumns.packedSize(explicit, durationBits);
    }

    int typeBits() {
        return valueEncoding == HistoryBlock.TYPED_VALUES_IN_TABLE
                ? 0
                : PackedColumns.width(Integer.bitCount(typeMask) - 1L);
    }

    int typeBase() {
        return spanBase() + PackedColumns.packedSize(count, spanBits());
    }

    int runValueBase() {
        return typeBase() + PackedColumns.packedSize(count, typeBits());
    }

    int tableBase() {
        return runValueBase() + PackedColumns.packedSize(runs, runValueBits);
    }

    int tableTypesBase() {
        return tableBase() + tableSize * Long.BYTES;
    }

    int valueBase() {
        return tableTypesBase()
                + (valueEncoding == HistoryBlock.TYPED_VALUES_IN_TABLE
                        ? PackedColumns.packedSize(tableSize, Byte.SIZE)
                        : 0);
    }

    int blobBase() {
        return valueBase() + PackedColumns.packedSize(count, valueBits);
    }

    int size() {
        return Math.addExact(blobBase(), Math.addExact(blobSize, Long.BYTES));
    }
}
