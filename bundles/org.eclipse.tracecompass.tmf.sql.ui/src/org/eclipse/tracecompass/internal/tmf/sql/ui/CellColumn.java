package org.eclipse.tracecompass.internal.tmf.sql.ui;

import java.util.Arrays;
import java.util.BitSet;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.export.core.CellSink;

/**
 * The values of a column of a result, numbers without objects. One thread adds values; others may
 * read those that were there when they were told of them.
 */
final class CellColumn implements CellSink {

    private static final int FIRST = 64;

    private final BitSet present = new BitSet();
    private final BitSet reals = new BitSet();
    private long[] numbers = new long[0];
    private @Nullable String[] texts = new @Nullable String[0];
    private int size;
    private long characters;

    @Override
    public synchronized void none() {
        size++;
    }

    @Override
    public synchronized void integer(long value) {
        numbers(value);
        present.set(size++);
    }

    @Override
    public synchronized void real(double value) {
        numbers(Double.doubleToRawLongBits(value));
        reals.set(size);
        present.set(size++);
    }

    private void numbers(long bits) {
        if (size >= numbers.length) {
            numbers = Arrays.copyOf(numbers, Math.max(FIRST, size + (size >> 1) + 1));
        }
        numbers[size] = bits;
    }

    @Override
    public synchronized void text(String value) {
        if (size >= texts.length) {
            texts = Arrays.copyOf(texts, Math.max(FIRST, size + (size >> 1) + 1));
        }
        // rows often repeat the text of the row before
        String before = size > 0 ? texts[size - 1] : null;
        boolean repeats = value.equals(before);
        texts[size] = repeats ? before : value;
        characters += repeats ? 0 : value.length();
        present.set(size++);
    }

    /** Returns how many characters its texts have. */
    synchronized long characters() {
        return characters;
    }

    /** Returns a value: a Long, Double or String; null if there is none. */
    synchronized @Nullable Object get(int row) {
        if (!present.get(row)) {
            return null;
        }
        if (row < texts.length && texts[row] != null) {
            return texts[row];
        }
        return reals.get(row)
                ? (Object) Double.longBitsToDouble(numbers[row])
                : (Object) numbers[row];
    }
}
