package org.eclipse.tracecompass.tmf.rows.core;

import java.util.Arrays;

/** The times that at least one row shows, merged. Immutable, thread-safe. */
final class RowSpans {

    /** Disjoint spans in the order of time. */
    private final long[] starts;

    private final long[] ends;

    /**
     * Merges the spans of rows.
     *
     * @param from the first instant of each row
     * @param to the last instant of each row; a row that ends before it begins shows nothing
     */
    RowSpans(long[] from, long[] to) {
        Integer[] order = new Integer[from.length];
        Arrays.setAll(order, i -> i);
        Arrays.sort(order, (a, b) -> Long.compare(from[a], from[b]));
        long[] starts = new long[from.length];
        long[] ends = new long[from.length];
        int size = 0;
        for (int row : order) {
            if (from[row] > to[row]) {
                continue;
            }
            if (size > 0 && from[row] <= ends[size - 1]) {
                ends[size - 1] = Math.max(ends[size - 1], to[row]);
            } else {
                starts[size] = from[row];
                ends[size] = to[row];
                size++;
            }
        }
        this.starts = Arrays.copyOf(starts, size);
        this.ends = Arrays.copyOf(ends, size);
    }

    /** Whether an instant from {@code start} to {@code end} is shown. */
    boolean intersects(long start, long end) {
        int found = Arrays.binarySearch(starts, end);
        int last = found >= 0 ? found : -found - 2;
        return last >= 0 && ends[last] >= start;
    }
}
