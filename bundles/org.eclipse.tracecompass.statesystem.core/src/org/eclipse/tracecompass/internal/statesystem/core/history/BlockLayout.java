package org.eclipse.tracecompass.internal.statesystem.core.history;

/**
 * Where the columns of a block begin, in bytes: all of them at once, as each follows from the one
 * before. See the package documentation. Immutable.
 */
final class BlockLayout {

    final int quarkBase = BlockHeader.SIZE;
    final int runBase;
    final int startBase;
    final int contiguousBase;
    final int durationBase;
    final int spanBase;
    final int typeBase;
    final int runValueBase;
    final int tableBase;
    final int tableTypesBase;
    final int valueBase;
    final int blobBase;

    BlockLayout(BlockHeader header) {
        int count = header.count();
        int runs = header.runs();
        int spans = header.spans();
        boolean hasSpans = header.hasSpans();
        runBase =
                quarkBase
                        + (header.hasQuarkBitmap()
                                ? PackedColumns.bitmapSize(header.quarkRange())
                                : PackedColumns.packedSize(runs, header.quarkBits()));
        startBase =
                runBase
                        + (header.hasRunList()
                                ? PackedColumns.packedSize(runs, header.runBits())
                                : PackedColumns.bitmapSize(count));
        contiguousBase =
                startBase
                        + columnSize(
                                hasSpans ? spans : count,
                                header.startBits(),
                                header.sortedStartWords());
        durationBase = contiguousBase + (hasSpans ? 0 : PackedColumns.bitmapSize(count));
        spanBase =
                durationBase + PackedColumns.packedSize(header.explicit(), header.durationBits());
        int sortedSpanWords = header.sortedSpanWords();
        typeBase =
                spanBase
                        + columnSize(
                                count,
                                sortedSpanWords > 0 ? header.sortedSpanBits() : header.spanBits(),
                                sortedSpanWords);
        runValueBase = typeBase + PackedColumns.packedSize(count, header.typeBits());
        tableBase = runValueBase + PackedColumns.packedSize(runs, header.runValueBits());
        tableTypesBase =
                tableBase + PackedColumns.packedSize(header.tableSize(), header.tableBits());
        valueBase =
                tableTypesBase
                        + (header.valueEncoding() == HistoryBlock.TYPED_VALUES_IN_TABLE
                                ? PackedColumns.packedSize(header.tableSize(), Byte.SIZE)
                                : 0);
        blobBase = valueBase + PackedColumns.packedSize(count, header.valueBits());
    }

    /** The size of a column that is packed, or sorted if it has words of high bits. */
    private static int columnSize(int count, int bits, int sortedWords) {
        return sortedWords > 0
                ? SortedColumn.size(count, bits, sortedWords)
                : PackedColumns.packedSize(count, bits);
    }

    /** The size of a block whose long texts and other values take so many bytes. */
    int size(int blobSize) {
        return Math.addExact(blobBase, Math.addExact(blobSize, Long.BYTES));
    }
}
