package org.eclipse.tracecompass.internal.statesystem.core.history;

import java.util.Arrays;

/**
 * One bit for each interval of a block: whether it starts at or before a time. Made by one pass
 * over the starts that has no branch to guess, for about a nanosecond each; what asks for the last
 * such interval of every run then looks at bits instead of searching runs. Keeps its array between
 * blocks; not thread-safe.
 */
final class StartedMarks {

    private static final int HALF = Long.SIZE / 2;

    private long[] words = new long[0];
    private long[] numbers = new long[0];

    /** Marks the intervals of a block that start at or before a time. */
    void mark(HistoryBlock block, long t) {
        int count = block.count();
        int words = (count + Long.SIZE - 1) / Long.SIZE;
        if (this.words.length <= words) {
            this.words = new long[words + 1];
        }
        this.words[words] = 0;
        if (block.hasSpans()) {
            int spans = SpanSearch.started(block, t);
            SortedColumn sorted = block.spanNumbers();
            if (sorted != null) {
                mark(sorted, count, block.spans(), spans);
            } else {
                mark(block.bytes(), block.spanBase(), block.spanBits(), count, spans - 1);
            }
        } else if (t < block.minStart()) {
            mark(block.bytes(), block.startBase(), block.startBits(), count, -1);
        } else if (block.startBits() == Long.SIZE) {
            markWide(block, t);
        } else {
            long limit = t - block.minStart();
            mark(block.bytes(), block.startBase(), block.startBits(), count, limit);
        }
    }

    /**
     * The marks of 64 intervals, the first of them lowest; those behind the last interval are 0.
     */
    long word(int index) {
        return words[index];
    }

    /** Marks the numbers of a column that are not above a limit. */
    private void mark(byte[] bytes, int base, int bits, int count, long limit) {
        long mask = PackedColumns.mask(bits);
        int full = count / Long.SIZE;
        int rest = count % Long.SIZE;
        if (limit < 0 || limit >= mask) {
            Arrays.fill(words, 0, full, limit < 0 ? 0 : -1L);
            if (rest > 0) {
                words[full] = limit < 0 ? 0 : (1L << rest) - 1;
            }
            return;
        }
        long above = limit + 1;
        int halfBytes = HALF * bits / Byte.SIZE;
        for (int word = 0; word < full; word++) {
            long low = 0;
            long high = 0;
            int bit = word * Long.SIZE * bits;
            for (int i = 0; i < HALF; i++) {
                int at = base + (bit >>> 3);
                int shift = bit & 7;
                long a = Bytes.getLong(bytes, at) >>> shift & mask;
                long b = Bytes.getLong(bytes, at + halfBytes) >>> shift & mask;
                // the sign of the difference is the mark
                low = low >>> 1 | a - above & Long.MIN_VALUE;
                high = high >>> 1 | b - above & Long.MIN_VALUE;
                bit += bits;
            }
            words[word] = high | low >>> HALF;
        }
        if (rest > 0) {
            long last = 0;
            for (int i = 0; i < rest; i++) {
                long number = PackedColumns.get(bytes, base, bits, mask, full * Long.SIZE + i);
                last |= (number - above >>> Long.SIZE - 1) << i;
            }
            words[full] = last;
        }
    }

    /** Marks the numbers of a sorted column whose remainders of a divisor are below a limit. */
    private void mark(SortedColumn sorted, int count, int divisor, int limit) {
        if (numbers.length < count) {
            numbers = new long[count];
        }
        sorted.read(0, count, numbers, 0);
        long base = 0;
        for (int i = 0; i < count; ) {
            int chunk = Math.min(count, i + Long.SIZE);
            int word = i / Long.SIZE;
            long marks = 0;
            for (; i < chunk; i++) {
                long number = numbers[i];
                while (number - base >= divisor) {
                    base += divisor;
                }
                // the sign of the difference is the mark
                marks |= (number - base - limit >>> Long.SIZE - 1) << i;
            }
            words[word] = marks;
        }
    }

    /** Starts of 64 bits have no room for a sign. */
    private void markWide(HistoryBlock block, long t) {
        Arrays.fill(words, 0);
        for (int i = 0; i < block.count(); i++) {
            if (block.start(i) <= t) {
                words[i / Long.SIZE] |= 1L << i;
            }
        }
    }
}
