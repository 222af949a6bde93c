package org.eclipse.tracecompass.parquet.core;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Writes rows as a Parquet file:
 *
 * <pre>
 * try (ParquetWriter writer = new ParquetWriter(out, columns, Map.of())) {
 *     writer.putLong(0, 42);
 *     writer.putString(1, "text");
 *     writer.endRow();
 *     writer.finish();
 * }
 * </pre>
 *
 * <p>Rows are written in groups of {@value #GROUP_ROWS}, fewer if their texts are long. Memory is
 * bounded by one group: 8 bytes per number, 4 per text, and the different texts. Not thread-safe.
 */
public final class ParquetWriter implements AutoCloseable {

    /** The most rows of a row group. */
    public static final int GROUP_ROWS = 131_072;

    /** A row group ends when its texts have this many characters, so that texts may be long. */
    private static final long GROUP_CHARACTERS = 16L << 20;

    private static final byte[] MAGIC = "PAR1".getBytes(StandardCharsets.US_ASCII);

    private final OutputStream out;
    private final List<ParquetColumn> columns;
    private final Map<String, String> properties;
    private final ColumnBuffer[] buffers;
    private final PageWriter pages;
    private final List<RowGroup> groups = new ArrayList<>();
    private int rows;
    private long allRows;
    private boolean finished;

    /**
     * Begins a file.
     *
     * @param out receives the bytes; {@link #close} closes it
     * @param columns the columns, from left to right
     * @param properties what readers may want to know about the file: keys and values
     * @throws IOException if the bytes cannot be written
     * @throws IllegalArgumentException if there are no columns, or two of the same name
     */
    public ParquetWriter(
            OutputStream out, List<ParquetColumn> columns, Map<String, String> properties)
            throws IOException {
        Set<String> names = new HashSet<>();
        columns.forEach(column -> names.add(column.name()));
        if (columns.isEmpty() || names.size() < columns.size()) {
            throw new IllegalArgumentException("Columns need different names: " + columns);
        }
        this.out = out;
        this.columns = List.copyOf(columns);
        this.properties = Map.copyOf(properties);
        this.buffers = columns.stream().map(ColumnBuffer::of).toArray(ColumnBuffer[]::new);
        this.pages = new PageWriter(out);
        pages.write(MAGIC);
    }

    /**
     * Gives the current row an integer.
     *
     * @param column index of a column of type INT32 or INT64
     * @param value fits into the type; the higher bits of an INT32 are dropped
     * @throws IllegalStateException if the column has another type, or the row has a value already
     */
    public void putLong(int column, long value) {
        buffers[column].putLong(value);
    }

    /**
     * Gives the current row a real.
     *
     * @param column index of a column of type DOUBLE
     * @param value any, also NaN
     * @throws IllegalStateException if the column has another type, or the row has a value already
     */
    public void putDouble(int column, double value) {
        buffers[column].putDouble(value);
    }

    /**
     * Gives the current row a truth value.
     *
     * @param column index of a column of type BOOLEAN
     * @param value any
     * @throws IllegalStateException if the column has another type, or the row has a value already
     */
    public void putBoolean(int column, boolean value) {
        buffers[column].putLong(value ? 1 : 0);
    }

    /**
     * Gives the current row a text.
     *
     * @param column index of a column of type STRING
     * @param value any
     * @throws IllegalStateException if the column has another type, or the row has a value already
     */
    public void putString(int column, String value) {
        buffers[column].putString(value);
    }

    /**
     * Ends the row. Optional columns without a value are null.
     *
     * @throws IllegalStateException if a column that is not optional has no value
     * @throws IOException if the bytes cannot be written
     */
    public void endRow() throws IOException {
        rows++;
        long characters = 0;
        for (ColumnBuffer buffer : buffers) {
            buffer.endRow(rows);
            characters += buffer.characters();
        }
        if (rows == GROUP_ROWS || characters >= GROUP_CHARACTERS) {
            endGroup();
        }
    }

    /**
     * Ends the row group, so that what follows, such as the rows of another trace, has statistics
     * of its own. Does nothing if the group has no rows.
     *
     * @throws IOException if the bytes cannot be written
     */
    public void endGroup() throws IOException {
        if (rows == 0) {
            return;
        }
        List<ColumnChunk> chunks = new ArrayList<>();
        for (int i = 0; i < buffers.length; i++) {
            chunks.add(pages.writeChunk(columns.get(i), buffers[i], rows));
            buffers[i].clear();
        }
        groups.add(new RowGroup(rows, chunks));
        allRows += rows;
        rows = 0;
    }

    /** Returns how many rows have ended. */
    public long rows() {
        return allRows + rows;
    }

    /**
     * Writes what is left and the footer. Without it the file cannot be read.
     *
     * @throws IOException if the bytes cannot be written
     */
    public void finish() throws IOException {
        if (!finished) {
            finished = true;
            endGroup();
            pages.write(Footer.of(columns, groups, allRows, properties));
            pages.write(MAGIC);
            out.flush();
        }
    }

    /**
     * Closes the stream. Unless {@link #finish} was called, what it holds is no Parquet file.
     *
     * @throws IOException if the stream cannot be closed
     */
    @Override
    public void close() throws IOException {
        pages.close();
        out.close();
    }
}
