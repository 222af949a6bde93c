package org.eclipse.tracecompass.parquet.core;

/**
 * A column of a row group as it was written.
 *
 * @param column the column
 * @param encoding of its values
 * @param rows with nulls
 * @param dictionaryAt position of the dictionary page in the file; -1 without one
 * @param dataAt position of the data page in the file
 * @param uncompressed bytes with headers, before compression
 * @param compressed bytes with headers in the file
 * @param statistics of the values
 */
record ColumnChunk(
        ParquetColumn column,
        Encoding encoding,
        int rows,
        long dictionaryAt,
        long dataAt,
        long uncompressed,
        long compressed,
        Statistics statistics) {

    long start() {
        return dictionaryAt < 0 ? dataAt : dictionaryAt;
    }

    /** Writes the structure {@code ColumnChunk} of the format. */
    void write(Thrift thrift) {
        thrift.begin();
        thrift.i64(2, 0);
        thrift.begin(3);
        thrift.i32(1, Schema.physicalType(column.type()));
        writeEncodings(thrift);
        thrift.list(3, Thrift.BINARY, 1);
        thrift.element(column.name().getBytes(java.nio.charset.StandardCharsets.UTF_8));
        thrift.i32(4, PageWriter.GZIP);
        thrift.i64(5, rows);
        thrift.i64(6, uncompressed);
        thrift.i64(7, compressed);
        thrift.i64(9, dataAt);
        if (dictionaryAt >= 0) {
            thrift.i64(11, dictionaryAt);
        }
        thrift.begin(12);
        statistics.write(thrift);
        thrift.end();
        thrift.end();
        thrift.end();
    }

    private void writeEncodings(Thrift thrift) {
        boolean hasDictionary = dictionaryAt >= 0;
        thrift.list(2, Thrift.I32, hasDictionary ? 3 : 2);
        thrift.element(Encoding.RLE.code());
        thrift.element(encoding.code());
        if (hasDictionary) {
            thrift.element(Encoding.PLAIN.code());
        }
    }
}
