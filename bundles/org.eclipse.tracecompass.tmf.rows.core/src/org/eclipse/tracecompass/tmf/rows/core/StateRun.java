package org.eclipse.tracecompass.tmf.rows.core;

import java.util.Arrays;

/** Plain states of one row that can be brought into the order of time. Used row after row. */
final class StateRun {

    private int size;
    private long[] starts = new long[64];
    private long[] lasts = new long[64];
    private int[] looks = new int[64];

    /** The states in the order of their starts; unused while they came in it. */
    private int[] order = {};

    private boolean ordered = true;

    void clear() {
        size = 0;
        ordered = true;
    }

    void add(long start, long last, int look) {
        if (size == starts.length) {
            int capacity = size * 2;
            starts = Arrays.copyOf(starts, capacity);
            lasts = Arrays.copyOf(lasts, capacity);
            looks = Arrays.copyOf(looks, capacity);
        }
        ordered &= size == 0 || start >= starts[size - 1];
        starts[size] = start;
        lasts[size] = last;
        looks[size] = look;
        size++;
    }

    int size() {
        return size;
    }

    private int at(int i) {
        return ordered ? i : order[i];
    }

    long start(int i) {
        return starts[at(i)];
    }

    long last(int i) {
        return lasts[at(i)];
    }

    int look(int i) {
        return looks[at(i)];
    }

    /**
     * Orders the states by their starts; those that start together stay in the order in which they
     * were added. Merges runs that are in order, of which a history has as many as levels.
     */
    void sort() {
        if (ordered) {
            return;
        }
        int[] from = new int[size];
        Arrays.setAll(from, i -> i);
        int[] to = new int[size];
        boolean merged = true;
        while (merged) {
            merged = mergeNeighbours(from, to);
            int[] swapped = from;
            from = to;
            to = swapped;
        }
        order = from;
    }

    /** Merges each two neighbouring runs; false if there was only one. */
    private boolean mergeNeighbours(int[] from, int[] to) {
        boolean merged = false;
        for (int begin = 0; begin < size; ) {
            int middle = runEnd(from, begin);
            int end = middle == size ? size : runEnd(from, middle);
            int left = begin;
            int right = middle;
            for (int i = begin; i < end; i++) {
                boolean takeLeft =
                        right == end || left < middle && starts[from[left]] <= starts[from[right]];
                to[i] = takeLeft ? from[left++] : from[right++];
            }
            merged |= middle < size;
            begin = end;
        }
        return merged;
    }

    /** The index behind the states from one on that are in order. */
    private int runEnd(int[] from, int begin) {
        int end = begin + 1;
        while (end < size && starts[from[end]] >= starts[from[end - 1]]) {
            end++;
        }
        return end;
    }
}
