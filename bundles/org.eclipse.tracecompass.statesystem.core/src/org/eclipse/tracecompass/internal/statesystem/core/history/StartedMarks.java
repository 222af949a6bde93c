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

    private long[] marks = new long[0];
    private long[] numbers = new long[0];

    /** Marks the intervals of a block that start at or before a time. */
    void mark(HistoryBlock block, long t) {
        int count = block.count();
        int words = (count + Long.SIZE - 1) / Long.SIZE;
        if (marks.length <= words) {
            marks = new long[words + 1];
        }
        marks[words] = 0;
        if (block.hasSpans()) {
            int spans = SpanSearch.started(block, t);
            SortedColumn sorted = block.spanNumbers();
            if (sorted != null) {
                mark(sorted, count, block.spans(), spans);
            } else {
                mark(block.words(), block.spanBase(), block.spanBits(), count, spans - 1);
            }
        } else if (t < block.minStart()) {
            mark(block.words(), block.startBase(), block.startBits(), count, -1);
        } else if (block.startBits() == Long.SIZE) {
            markWide(block, t);
        } else {
            long limit = t - block.minStart();
            mark(block.words(), block.startBase(), block.startBits(), count, limit);
        }
    }

    /**
     * The marks of 64 intervals, the first of them lowest; those behind the last interval are 0.
     */
    long word(int index) {
        return marks[index];
    }

    /** Marks the numbers of a column that are not above a limit. */
    private void mark(long[] words, int base, int bits, int count, long limit) {
        long mask = PackedColumns.mask(bits);
        int full = count / Long.SIZE;
        int rest = count % Long.SIZE;
        if (limit < 0 || limit >= mask) {
            Arrays.fill(marks, 0, full, limit < 0 ? 0 : -1L);
            if (rest > 0) {
                marks[full] = limit < 0 ? 0 : (1L << rest) - 1;
            }
            return;
        }
        long above = limit + 1;
        for (int word = 0; word < full; word++) {
            marks[word] =
                    bits <= PackedColumns.PAIR_WIDTH
                            ? markPairs(words, base, bits, word, above)
                            : mark(words, base, bits, word, Long.SIZE, above);
        }
        if (rest > 0) {
            marks[full] = mark(words, base, bits, full, rest, above);
        }
    }

    /** The marks of 64 numbers that are so narrow that two are read at once. */
    private static long markPairs(long[] words, int base, int bits, int word, long above) {
        long mask = PackedColumns.mask(bits);
        int start = base / Long.BYTES;
        int halfBits = HALF * bits;
        long low = 0;
        long high = 0;
        int bit = word * Long.SIZE * bits;
        for (int i = 0; i < HALF / 2; i++) {
            int at = start + (bit >>> 6);
            long a = words[at] >>> bit | words[at + 1] << 1 << ~bit;
            int half = bit + halfBits;
            at = start + (half >>> 6);
            long b = words[at] >>> half | words[at + 1] << 1 << ~half;
            // the sign of the difference is the mark
            low =
                    low >>> 2
                            | ((a & mask) - above & Long.MIN_VALUE) >>> 1
                            | (a >>> bits & mask) - above & Long.MIN_VALUE;
            high =
                    high >>> 2
                            | ((b & mask) - above & Long.MIN_VALUE) >>> 1
                            | (b >>> bits & mask) - above & Long.MIN_VALUE;
            bit += 2 * bits;
        }
        return high | low >>> HALF;
    }

    /** The marks of 64 numbers, or of the rest at the end. */
    private static long mark(long[] words, int base, int bits, int word, int count, long above) {
        long mask = PackedColumns.mask(bits);
        long marks = 0;
        for (int i = 0; i < count; i++) {
            long number = PackedColumns.get(words, base, bits, mask, word * Long.SIZE + i);
            marks |= (number - above >>> Long.SIZE - 1) << i;
        }
        return marks;
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
            long started = 0;
            for (; i < chunk; i++) {
                long number = numbers[i];
                while (number - base >= divisor) {
                    base += divisor;
                }
                // the sign of the difference is the mark
                started |= (number - base - limit >>> Long.SIZE - 1) << i;
            }
            marks[word] = started;
        }
    }

    /** Starts of 64 bits have no room for a sign. */
    private void markWide(HistoryBlock block, long t) {
        Arrays.fill(marks, 0);
        for (int i = 0; i < block.count(); i++) {
            if (block.start(i) <= t) {
                marks[i / Long.SIZE] |= 1L << i;
            }
        }
    }
}
