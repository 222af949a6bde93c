package org.eclipse.tracecompass.parquet.core;

import java.util.Arrays;

/** Collects the values of a column in a row group. */
abstract sealed class ColumnBuffer permits NumberBuffer, TextBuffer {

    private final ParquetColumn column;

    /** A bit for each row that has a value. */
    private long[] present = new long[16];

    private int rows;
    private int values;

    ColumnBuffer(ParquetColumn column) {
        this.column = column;
    }

    /** Returns an empty buffer for a column. */
    public static ColumnBuffer of(ParquetColumn column) {
        return switch (column.type()) {
            case BOOLEAN, INT32, INT64, DOUBLE -> new NumberBuffer(column);
            case STRING -> new TextBuffer(column);
        };
    }

    ParquetColumn column() {
        return column;
    }

    /** Returns the number of values, which is the index of the one that is added next. */
    int values() {
        return values;
    }

    /** The current row has a value. */
    final void added(int row) {
        int word = row >> 6;
        if (word >= present.length) {
            present = Arrays.copyOf(present, 2 * present.length);
        }
        present[word] |= 1L << row;
        values++;
        rows++;
    }

    /** Returns the index of the row that has no value yet. */
    final int row() {
        return rows;
    }

    /** Adds an integer, or 0 or 1 to a column of truth values. */
    public void putLong(long value) {
        throw wrongType("an integer");
    }

    /** Adds a real. */
    public void putDouble(double value) {
        throw wrongType("a real");
    }

    /** Adds a text. */
    public void putString(String value) {
        throw wrongType("a text");
    }

    private IllegalStateException wrongType(String given) {
        return new IllegalStateException(column + " cannot hold " + given);
    }

    /**
     * Ends a row.
     *
     * @param count the number of rows with this one
     * @throws IllegalStateException if it has two values, or none but must have one
     */
    public final void endRow(int count) {
        if (rows == count) {
            return;
        }
        if (rows > count || !column.isOptional()) {
            throw new IllegalStateException(
                    "A row has %s of %s"
                            .formatted(rows > count ? "two values" : "no value", column));
        }
        if ((rows >> 6) >= present.length) {
            present = Arrays.copyOf(present, 2 * present.length);
        }
        rows++;
    }

    /** Returns how many characters the texts have that are kept. */
    public long characters() {
        return 0;
    }

    /** Forgets everything. */
    public void clear() {
        Arrays.fill(present, 0);
        rows = 0;
        values = 0;
    }

    /** Puts, for an optional column, which rows have values, with the length of this before it. */
    final void putLevels(Bytes to) {
        if (!column.isOptional()) {
            return;
        }
        int[] levels = new int[rows];
        for (int i = 0; i < rows; i++) {
            levels[i] = (int) (present[i >> 6] >>> i) & 1;
        }
        int at = to.size();
        to.putInt(0);
        RunLengths.encode(levels, 0, rows, 1, to);
        to.setInt(at, to.size() - at - Integer.BYTES);
    }

    /**
     * Returns the values in the encoding that is the shortest.
     *
     * @param compressor tells what is short
     */
    abstract EncodedValues encode(Compressor compressor);

    abstract Statistics statistics();

    final int nulls() {
        return rows - values;
    }
}
