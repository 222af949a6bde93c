package org.eclipse.tracecompass.internal.statesystem.core.history;

/**
 * The header of a block; see the package documentation. {@link BlockLayout} says where the columns
 * are.
 */
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
        int tableBits,
        int blobSize,
        int spans,
        int sortedStartWords,
        int sortedSpanBits,
        int sortedSpanWords,
        boolean hasRunList) {

    static final int SIZE = 64;

    private static final int RUN_LIST = 0x80;
    private static final int TYPE_MASK = RUN_LIST - 1;
    private static final int ENCODING_BITS = 2;
    private static final int ENCODING_MASK = (1 << ENCODING_BITS) - 1;

    static BlockHeader read(long[] words) {
        return new BlockHeader(
                Words.getInt(words, 0),
                Words.getInt(words, 4),
                words[1],
                Words.getInt(words, 16),
                Words.getInt(words, 20),
                Words.getByte(words, 24),
                Words.getInt(words, 28),
                words[4],
                Words.getByte(words, 25),
                Words.getByte(words, 26) & TYPE_MASK,
                Words.getByte(words, 27) & ENCODING_MASK,
                Words.getUnsignedShort(words, 48) & 0xFF,
                hasTable(words) ? 0 : Words.getByte(words, 49) & 0xFF,
                words[5],
                Words.getUnsignedShort(words, 50),
                hasTable(words) ? tableBits(Words.getByte(words, 49) & 0xFF) : 0,
                Words.getInt(words, 52),
                Words.getInt(words, 60),
                Words.getUnsignedShort(words, 56),
                (Words.getByte(words, 27) & 0xFF) >>> ENCODING_BITS,
                Words.getUnsignedShort(words, 58),
                (Words.getByte(words, 26) & RUN_LIST) != 0);
    }

    private static boolean hasTable(long[] words) {
        return (Words.getByte(words, 27) & ENCODING_MASK) >= HistoryBlock.VALUES_IN_TABLE;
    }

    /** Blocks of before version 4 have the values of their tables in full, and say no width. */
    private static int tableBits(int stored) {
        return stored == 0 ? Long.SIZE : stored;
    }

    void write(byte[] bytes) {
        Bytes.putInt(bytes, 0, count);
        Bytes.putInt(bytes, 4, runs);
        Bytes.putLong(bytes, 8, minStart);
        Bytes.putInt(bytes, 16, minQuark);
        Bytes.putInt(bytes, 20, quarkRange);
        bytes[24] = (byte) startBits;
        bytes[25] = (byte) durationBits;
        bytes[26] = (byte) (hasRunList ? typeMask | RUN_LIST : typeMask);
        bytes[27] = (byte) (valueEncoding | sortedSpanBits << ENCODING_BITS);
        Bytes.putInt(bytes, 28, explicit);
        Bytes.putLong(bytes, 32, minDuration);
        Bytes.putLong(bytes, 40, valueOffset);
        Bytes.putShort(bytes, 48, valueBits | (runValueBits | tableBits) << 8);
        Bytes.putShort(bytes, 50, tableSize);
        Bytes.putInt(bytes, 52, blobSize);
        Bytes.putShort(bytes, 56, sortedStartWords);
        Bytes.putShort(bytes, 58, sortedSpanWords);
        Bytes.putInt(bytes, 60, spans);
    }

    int quarkBits() {
        return PackedColumns.width(quarkRange - 1L);
    }

    /** A bitmap of quarks, unless a sorted list of them is smaller. */
    boolean hasQuarkBitmap() {
        return quarkRange <= (long) runs * quarkBits();
    }

    /** The width of the beginning of a run in the list of them. */
    int runBits() {
        return runBits(count);
    }

    private static int runBits(int count) {
        return PackedColumns.width(count - 1L);
    }

    /** Whether a list of the beginnings of runs is smaller than a bitmap of them. */
    static boolean isRunListSmaller(int runs, int count) {
        return PackedColumns.packedSize(runs, runBits(count)) < PackedColumns.bitmapSize(count);
    }

    /** Whether the times of an interval are those of a span that several intervals may have. */
    boolean hasSpans() {
        return spans > 0;
    }

    int spanBits() {
        return PackedColumns.width(Math.max(0, spans - 1L));
    }

    int typeBits() {
        return valueEncoding == HistoryBlock.TYPED_VALUES_IN_TABLE
                ? 0
                : PackedColumns.width(Integer.bitCount(typeMask) - 1L);
    }
}
