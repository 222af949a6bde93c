package org.eclipse.tracecompass.tmf.rows.core;

import java.util.Arrays;

/** The numbers of {@link StateGroups}, column by column; they grow. Not thread-safe. */
final class GroupColumns {

    int groups;

    /** The first and the last instant of each group. */
    long[] starts;

    long[] ends;

    /** The first total of each group, and behind them the number of totals. */
    int[] begins;

    int totals;
    int[] lookOf;

    /** How many states each total sums up. */
    int[] counts;

    /** The first instant of the first state of each total, and the last of the last. */
    long[] firsts;

    long[] lasts;

    /** How long the states of each total last together, ns. */
    long[] times;

    GroupColumns(int groups, int totals) {
        starts = new long[groups];
        ends = new long[groups];
        begins = new int[groups + 1];
        lookOf = new int[totals];
        counts = new int[totals];
        firsts = new long[totals];
        lasts = new long[totals];
        times = new long[totals];
    }

    /** Adds a group of the totals that were added since the group before. */
    void addGroup(long start, long end) {
        if (groups == starts.length) {
            int capacity = Math.max(16, groups * 2);
            starts = Arrays.copyOf(starts, capacity);
            ends = Arrays.copyOf(ends, capacity);
            begins = Arrays.copyOf(begins, capacity + 1);
        }
        starts[groups] = start;
        ends[groups] = end;
        begins[++groups] = totals;
    }

    void addTotal(int look, int count, long first, long last, long time) {
        if (totals == lookOf.length) {
            int capacity = Math.max(64, totals * 2);
            lookOf = Arrays.copyOf(lookOf, capacity);
            counts = Arrays.copyOf(counts, capacity);
            firsts = Arrays.copyOf(firsts, capacity);
            lasts = Arrays.copyOf(lasts, capacity);
            times = Arrays.copyOf(times, capacity);
        }
        lookOf[totals] = look;
        counts[totals] = count;
        firsts[totals] = first;
        lasts[totals] = last;
        times[totals] = time;
        totals++;
    }

    void clear() {
        groups = 0;
        totals = 0;
    }
}
