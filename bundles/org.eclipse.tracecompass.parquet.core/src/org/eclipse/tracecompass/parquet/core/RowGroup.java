package org.eclipse.tracecompass.parquet.core;

import java.util.List;

/**
 * A row group as it was written.
 *
 * @param rows how many
 * @param chunks one per column
 */
record RowGroup(int rows, List<ColumnChunk> chunks) {

    /** Writes the structure {@code RowGroup} of the format. */
    void write(Thrift thrift, int ordinal) {
        thrift.begin();
        thrift.list(1, Thrift.STRUCT, chunks.size());
        chunks.forEach(chunk -> chunk.write(thrift));
        thrift.i64(2, chunks.stream().mapToLong(ColumnChunk::uncompressed).sum());
        thrift.i64(3, rows);
        thrift.i64(5, chunks.getFirst().start());
        thrift.i64(6, chunks.stream().mapToLong(ColumnChunk::compressed).sum());
        if (ordinal <= Short.MAX_VALUE) {
            thrift.i16(7, ordinal);
        }
        thrift.end();
    }
}
