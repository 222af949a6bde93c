package org.eclipse.tracecompass.internal.statesystem.core.history;

/**
 * Finds intervals by time in a block with spans: first how many spans have started by then, which
 * holds for all runs, then the last interval of a run that has one of them.
 */
final class SpanSearch {

    private SpanSearch() {
        // static
    }

    /**
     * Counts the spans that start at or before a time. Begins where the answer would be if starts
     * were evenly spread, because what is close to the answer lies close together in memory.
     */
    static int started(HistoryBlock block, long t) {
        if (t < block.minStart()) {
            return 0;
        }
        int spans = block.spans();
        long relative = t - block.minStart();
        SortedColumn sorted = block.spanStarts();
        if (sorted != null) {
            return relative < 0 || relative == Long.MAX_VALUE
                    ? block.spans()
                    : sorted.countBelow(relative + 1);
        }
        long last = block.spanStart(spans - 1);
        if (Long.compareUnsigned(relative, last) >= 0) {
            return spans;
        }
        // The first span starts at 0 and so counts, the last one does not.
        int low = 0;
        int high = spans - 1;
        int guess = (int) ((double) relative / last * high);
        int step = 1;
        if (block.spanStart(guess) <= relative) {
            low = guess;
            while (low + step < high && block.spanStart(low + step) <= relative) {
                low += step;
                step <<= 1;
            }
            high = Math.min(high, low + step);
        } else {
            high = guess;
            while (high - step > low && block.spanStart(high - step) > relative) {
                high -= step;
                step <<= 1;
            }
            low = Math.max(low, high - step);
        }
        while (high - low > 1) {
            int middle = low + high >>> 1;
            if (block.spanStart(middle) <= relative) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return low + 1;
    }

    /**
     * Finds the last interval from {@code begin} to before {@code end} whose span is one of the
     * first ones; -1 if there is none.
     */
    static int last(HistoryBlock block, int spans, int begin, int end) {
        SortedColumn numbers = block.spanNumbers();
        if (numbers != null) {
            int run = (int) numbers.get(begin) / block.spans();
            return last(numbers, (long) run * block.spans() + spans, begin, end);
        }
        int base = begin;
        int size = end - begin;
        while (size > 1) {
            int half = size >>> 1;
            base += block.span(base + half) < spans ? half : 0;
            size -= half;
        }
        return block.span(base) < spans ? base : -1;
    }

    /**
     * Finds the last interval from {@code begin} to before {@code end} whose number is below a
     * limit; -1 if there is none.
     */
    static int last(SortedColumn numbers, long limit, int begin, int end) {
        int behind = numbers.countBelow(limit);
        return behind <= begin ? -1 : Math.min(behind, end) - 1;
    }
}
