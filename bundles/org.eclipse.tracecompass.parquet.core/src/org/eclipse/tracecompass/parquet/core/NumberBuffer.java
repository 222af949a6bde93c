package org.eclipse.tracecompass.parquet.core;

import java.util.Arrays;
import org.eclipse.jdt.annotation.Nullable;

/** The numbers of a column; reals are kept by their bits. */
final class NumberBuffer extends ColumnBuffer {

    /** A dictionary of more numbers saves little, and takes long to make. */
    private static final int MOST_DIFFERENT = 1 << 14;

    /** So many values tell which encoding is the shortest. */
    private static final int SAMPLE = 1 << 13;

    /** Values that are so short are not worth a dictionary, bytes. */
    private static final int SHORT = 256;

    private final ParquetType type;
    private long[] numbers = new long[64];

    NumberBuffer(ParquetColumn column) {
        super(column);
        this.type = column.type();
    }

    @Override
    public void putLong(long value) {
        switch (type) {
            case INT32 -> add((int) value);
            case INT64, BOOLEAN -> add(value);
            case DOUBLE, STRING -> super.putLong(value);
        }
    }

    @Override
    public void putDouble(double value) {
        if (type != ParquetType.DOUBLE) {
            super.putDouble(value);
        }
        add(Double.doubleToRawLongBits(value));
    }

    private void add(long bits) {
        int at = values();
        if (at == numbers.length) {
            numbers = Arrays.copyOf(numbers, 2 * at);
        }
        numbers[at] = bits;
        added(row());
    }

    /**
     * Which encoding is the shortest after compression depends on the values. A sample tells, whose
     * length is that of all values times {@code scale}.
     */
    @Override
    EncodedValues encode(Compressor compressor) {
        if (values() == 0 || type == ParquetType.BOOLEAN) {
            return plain(0, values());
        }
        int size = Math.min(SAMPLE, values());
        int from = (values() - size) / 2;
        double scale = (double) values() / size;
        double plain = scale * compressor.length(plain(from, size).data());
        double deltas =
                type == ParquetType.DOUBLE
                        ? Double.MAX_VALUE
                        : scale * compressor.length(deltas(from, size).data());
        NumberIndex index = Math.min(plain, deltas) > SHORT ? index() : null;
        if (index != null) {
            int[] indices = indices(index);
            Bytes dictionary = dictionary(index);
            EncodedValues sample =
                    EncodedValues.indices(indices, from, size, dictionary, index.size());
            double together =
                    compressor.length(dictionary) + scale * compressor.length(sample.data());
            if (together < Math.min(plain, deltas)) {
                return EncodedValues.indices(indices, 0, indices.length, dictionary, index.size());
            }
        }
        return deltas < plain ? deltas(0, values()) : plain(0, values());
    }

    private EncodedValues plain(int from, int count) {
        Bytes data = new Bytes();
        BitWriter bits = new BitWriter(data);
        for (int i = from; i < from + count; i++) {
            if (type == ParquetType.BOOLEAN) {
                bits.put(numbers[i], 1);
            } else {
                put(numbers[i], data);
            }
        }
        bits.flush();
        return EncodedValues.of(Encoding.PLAIN, data);
    }

    private EncodedValues deltas(int from, int count) {
        Bytes data = new Bytes();
        Deltas.encode(numbers, from, count, type == ParquetType.INT32, data);
        return EncodedValues.of(Encoding.DELTA_BINARY_PACKED, data);
    }

    /** Returns the different numbers; null if there are too many. */
    private @Nullable NumberIndex index() {
        int most = Math.min(MOST_DIFFERENT, values() / 4);
        NumberIndex index = new NumberIndex(most);
        for (int i = 0; i < values(); i++) {
            if (index.of(numbers[i]) >= most) {
                return null;
            }
        }
        return index;
    }

    private int[] indices(NumberIndex index) {
        int[] indices = new int[values()];
        for (int i = 0; i < indices.length; i++) {
            indices[i] = index.of(numbers[i]);
        }
        return indices;
    }

    private Bytes dictionary(NumberIndex index) {
        Bytes dictionary = new Bytes();
        for (int i = 0; i < index.size(); i++) {
            put(index.number(i), dictionary);
        }
        return dictionary;
    }

    private void put(long bits, Bytes to) {
        if (type == ParquetType.INT32) {
            to.putInt((int) bits);
        } else {
            to.putLong(bits);
        }
    }

    @Override
    Statistics statistics() {
        if (values() == 0) {
            return new Statistics(nulls(), null, null);
        }
        return type == ParquetType.DOUBLE ? realStatistics() : integerStatistics();
    }

    private Statistics integerStatistics() {
        long least = Long.MAX_VALUE;
        long greatest = Long.MIN_VALUE;
        for (int i = 0; i < values(); i++) {
            least = Math.min(least, numbers[i]);
            greatest = Math.max(greatest, numbers[i]);
        }
        return new Statistics(nulls(), bytes(least), bytes(greatest));
    }

    /** Readers disagree about the order of NaN, so a chunk with one tells no extremes. */
    private Statistics realStatistics() {
        double least = Double.POSITIVE_INFINITY;
        double greatest = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < values(); i++) {
            double value = Double.longBitsToDouble(numbers[i]);
            least = Math.min(least, value);
            greatest = Math.max(greatest, value);
        }
        if (Double.isNaN(least)) {
            return new Statistics(nulls(), null, null);
        }
        // the format wants the extremes of zeros to include both
        least = least == 0 ? -0.0 : least;
        greatest = greatest == 0 ? 0.0 : greatest;
        return new Statistics(
                nulls(),
                bytes(Double.doubleToRawLongBits(least)),
                bytes(Double.doubleToRawLongBits(greatest)));
    }

    private byte[] bytes(long bits) {
        if (type == ParquetType.BOOLEAN) {
            return new byte[] {(byte) bits};
        }
        Bytes bytes = new Bytes();
        put(bits, bytes);
        return bytes.copy();
    }
}
