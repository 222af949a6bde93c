package org.eclipse.tracecompass.internal.parquet.core;

import java.util.Arrays;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.parquet.core.ParquetColumn;
import org.eclipse.tracecompass.parquet.core.ParquetType;

/** The numbers of a column; reals are kept by their bits. */
final class NumberBuffer extends ColumnBuffer {

    /** A dictionary of more numbers saves little, and takes long to make. */
    private static final int MOST_DIFFERENT = 1 << 14;

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

    @Override
    EncodedValues encode() {
        if (values() == 0 || type == ParquetType.BOOLEAN) {
            return plain();
        }
        EncodedValues best = type == ParquetType.DOUBLE ? plain() : deltas();
        EncodedValues indices = best.size() < values() / Byte.SIZE ? null : dictionary();
        return indices != null && indices.size() < best.size() ? indices : best;
    }

    private EncodedValues plain() {
        Bytes data = new Bytes();
        BitWriter bits = new BitWriter(data);
        for (int i = 0; i < values(); i++) {
            if (type == ParquetType.BOOLEAN) {
                bits.put(numbers[i], 1);
            } else {
                put(numbers[i], data);
            }
        }
        bits.flush();
        return EncodedValues.of(Encoding.PLAIN, data);
    }

    private EncodedValues deltas() {
        Bytes data = new Bytes();
        Deltas.encode(numbers, values(), type == ParquetType.INT32, data);
        return EncodedValues.of(Encoding.DELTA_BINARY_PACKED, data);
    }

    /** Returns nothing if there are too many different numbers. */
    private @Nullable EncodedValues dictionary() {
        int most = Math.min(MOST_DIFFERENT, values() / 4);
        NumberIndex index = new NumberIndex(most);
        int[] indices = new int[values()];
        for (int i = 0; i < indices.length; i++) {
            indices[i] = index.of(numbers[i]);
            if (indices[i] >= most) {
                return null;
            }
        }
        Bytes dictionary = new Bytes();
        for (int i = 0; i < index.size(); i++) {
            put(index.number(i), dictionary);
        }
        return EncodedValues.indices(indices, indices.length, dictionary, index.size());
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
