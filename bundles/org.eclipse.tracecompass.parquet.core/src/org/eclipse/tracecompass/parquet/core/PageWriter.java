package org.eclipse.tracecompass.parquet.core;

import java.io.IOException;
import java.io.OutputStream;
import java.util.zip.CRC32;

/** Writes pages, compressed, and knows at which position of the file it is. */
final class PageWriter implements AutoCloseable {

    /** The number of the codec in the format. */
    static final int GZIP = 2;

    private static final int DATA_PAGE = 0;
    private static final int DICTIONARY_PAGE = 2;

    private final OutputStream out;
    private final Compressor compressor = new Compressor();
    private long position;
    private long uncompressed;

    /** Writes to a stream, which is at the beginning of the file. */
    public PageWriter(OutputStream out) {
        this.out = out;
    }

    /** Writes bytes that are no page. */
    public void write(byte[] bytes) throws IOException {
        write(bytes, bytes.length);
    }

    private void write(byte[] bytes, int length) throws IOException {
        out.write(bytes, 0, length);
        position += length;
    }

    /** Writes the values of a column in a row group. */
    public ColumnChunk writeChunk(ParquetColumn column, ColumnBuffer buffer, int rows)
            throws IOException {
        uncompressed = 0;
        long start = position;
        EncodedValues values = buffer.encode(compressor);
        Bytes dictionary = values.dictionary();
        long dictionaryAt = -1;
        if (dictionary != null) {
            dictionaryAt = position;
            writePage(dictionary, DICTIONARY_PAGE, values.dictionarySize(), Encoding.PLAIN);
        }
        long dataAt = position;
        Bytes page = new Bytes();
        buffer.putLevels(page);
        page.put(values.data().array(), 0, values.data().size());
        writePage(page, DATA_PAGE, rows, values.encoding());
        return new ColumnChunk(
                column,
                values.encoding(),
                rows,
                dictionaryAt,
                dataAt,
                uncompressed,
                position - start,
                buffer.statistics());
    }

    private void writePage(Bytes page, int type, int values, Encoding encoding) throws IOException {
        Bytes compressed = compressor.compress(page);
        CRC32 crc = new CRC32();
        crc.update(compressed.array(), 0, compressed.size());
        Thrift header = new Thrift();
        header.begin();
        header.i32(1, type);
        header.i32(2, page.size());
        header.i32(3, compressed.size());
        header.i32(4, (int) crc.getValue());
        if (type == DATA_PAGE) {
            header.begin(5);
            header.i32(1, values);
            header.i32(2, encoding.code());
            header.i32(3, Encoding.RLE.code());
            header.i32(4, Encoding.RLE.code());
        } else {
            header.begin(7);
            header.i32(1, values);
            header.i32(2, encoding.code());
        }
        header.end();
        header.end();
        write(header.bytes().array(), header.bytes().size());
        write(compressed.array(), compressed.size());
        uncompressed += header.bytes().size() + page.size();
    }

    /** Frees the memory of the compressor. */
    @Override
    public void close() {
        compressor.close();
    }
}
