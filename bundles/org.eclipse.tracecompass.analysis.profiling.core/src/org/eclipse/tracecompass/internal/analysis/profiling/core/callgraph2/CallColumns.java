package org.eclipse.tracecompass.internal.analysis.profiling.core.callgraph2;

import java.util.Arrays;

/**
 * Calls of one stack in columns, without an object for each. They are added level by level, each
 * level in the order of time, and read in the order of their starts, callers before callees.
 */
final class CallColumns {

    private static final int INITIAL = 16;

    private int size;
    private long[] starts = new long[INITIAL];
    private long[] lasts = new long[INITIAL];
    private int[] depths = new int[INITIAL];
    private int[] functions = new int[INITIAL];

    /** Where runs begin; within a run the order is that of time. */
    private int[] runs = new int[INITIAL];

    private int runCount;

    /** What follows is in the order of time again. */
    void beginRun() {
        if (runCount > 0 && runs[runCount - 1] == size) {
            return;
        }
        if (runCount == runs.length) {
            runs = Arrays.copyOf(runs, runCount * 2);
        }
        runs[runCount++] = size;
    }

    void add(long start, long last, int depth, int function) {
        if (size == starts.length) {
            int grown = size * 2;
            starts = Arrays.copyOf(starts, grown);
            lasts = Arrays.copyOf(lasts, grown);
            depths = Arrays.copyOf(depths, grown);
            functions = Arrays.copyOf(functions, grown);
        }
        starts[size] = start;
        lasts[size] = last;
        depths[size] = depth;
        functions[size] = function;
        size++;
    }

    int size() {
        return size;
    }

    long start(int index) {
        return starts[index];
    }

    /** The last instant of a call. */
    long last(int index) {
        return lasts[index];
    }

    int depth(int index) {
        return depths[index];
    }

    int function(int index) {
        return functions[index];
    }

    void clear() {
        size = 0;
        runCount = 0;
    }

    /** The indices in the order of the starts, by merging neighbouring runs until one is left. */
    int[] order() {
        int[] order = new int[size];
        Arrays.setAll(order, i -> i);
        int[] merged = new int[size];
        int[] ends = Arrays.copyOf(runs, runCount + 1);
        ends[runCount] = size;
        for (int count = runCount; count > 1; ) {
            int left = 0;
            for (int run = 0; run < count; run += 2) {
                int middle = ends[Math.min(run + 1, count)];
                int end = ends[Math.min(run + 2, count)];
                merge(order, ends[run], middle, end, merged);
                ends[left++] = ends[run];
            }
            ends[left] = size;
            count = left;
            int[] swap = order;
            order = merged;
            merged = swap;
        }
        return order;
    }

    private void merge(int[] from, int start, int middle, int end, int[] to) {
        int a = start;
        int b = middle;
        for (int i = start; i < end; i++) {
            boolean first = b >= end || a < middle && !isBefore(from[b], from[a]);
            to[i] = first ? from[a++] : from[b++];
        }
    }

    private boolean isBefore(int one, int other) {
        return starts[one] == starts[other]
                ? depths[one] < depths[other]
                : starts[one] < starts[other];
    }
}
