package org.eclipse.tracecompass.tmf.rows.core;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;

/** The rows of a picture, by number. Filled first, then read by several threads. */
final class RowSet {

    /** There is no row, or no other one. */
    static final int NONE = -1;

    private int size;
    private long[] ids = new long[16];
    private long[] from = new long[16];
    private long[] to = new long[16];
    private int[] looks = new int[16];

    /** The next row of the same attribute. */
    private int[] next = new int[16];

    /** The first row of each attribute. */
    private int[] first = {};

    /** The times that rows show, made when they are asked for. */
    private volatile @Nullable RowSpans spans;

    private final List<RowLooks> kinds = new ArrayList<>();

    /** Adds a row; one of a negative attribute shows nothing. */
    void add(long id, int quark, long start, long last, RowLooks look) {
        if (size == ids.length) {
            int capacity = size * 2;
            ids = Arrays.copyOf(ids, capacity);
            from = Arrays.copyOf(from, capacity);
            to = Arrays.copyOf(to, capacity);
            looks = Arrays.copyOf(looks, capacity);
            next = Arrays.copyOf(next, capacity);
        }
        ids[size] = id;
        from[size] = Long.MAX_VALUE;
        to[size] = Long.MIN_VALUE;
        if (quark >= 0) {
            from[size] = start;
            to[size] = last;
            looks[size] = kind(look);
            if (quark >= first.length) {
                int known = first.length;
                first = Arrays.copyOf(first, Math.max(quark + 1, known * 2));
                Arrays.fill(first, known, first.length, NONE);
            }
            next[size] = first[quark];
            first[quark] = size;
        }
        size++;
    }

    private int kind(RowLooks look) {
        // Rows mostly look like the one before, and there are few kinds.
        for (int i = kinds.size() - 1; i >= 0; i--) {
            if (kinds.get(i) == look) {
                return i;
            }
        }
        kinds.add(look);
        return kinds.size() - 1;
    }

    int size() {
        return size;
    }

    long[] ids() {
        return Arrays.copyOf(ids, size);
    }

    /** The attributes that have rows. */
    List<Integer> quarks() {
        List<Integer> quarks = new ArrayList<>();
        for (int quark = 0; quark < first.length; quark++) {
            if (first[quark] != NONE) {
                quarks.add(quark);
            }
        }
        return quarks;
    }

    /** The first row of an attribute, or {@link #NONE}. */
    int first(int quark) {
        return quark < first.length ? first[quark] : NONE;
    }

    /** The row of the same attribute that comes after a row, or {@link #NONE}. */
    int next(int row) {
        return next[row];
    }

    long from(int row) {
        return from[row];
    }

    long to(int row) {
        return to[row];
    }

    /** Whether any row shows an instant of a span. Called once all rows are there. */
    boolean isShown(long start, long end) {
        RowSpans shown = spans;
        if (shown == null) {
            // Several threads may make it; each makes the same.
            shown = new RowSpans(Arrays.copyOf(from, size), Arrays.copyOf(to, size));
            spans = shown;
        }
        return shown.intersects(start, end);
    }

    /** The number of the looks of a row. */
    int looks(int row) {
        return looks[row];
    }

    /** The different looks of rows, by number. */
    List<RowLooks> kinds() {
        return kinds;
    }
}
