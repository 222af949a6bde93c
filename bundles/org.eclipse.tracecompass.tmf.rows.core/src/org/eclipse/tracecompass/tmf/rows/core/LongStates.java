package org.eclipse.tracecompass.tmf.rows.core;

import java.util.Arrays;

/** The states that are kept as they are, in columns. */
final class LongStates {

    private int size;
    private int[] rows = new int[64];
    private int[] kinds = new int[64];
    private long[] starts = new long[64];
    private long[] lasts = new long[64];

    /** Once all are known: the states row by row, and where those of each row begin. */
    private int[] byRow = {};

    private int[] rowBegins = {};

    int size() {
        return size;
    }

    void add(int row, long start, long last, int kind) {
        if (size == rows.length) {
            int capacity = size * 2;
            rows = Arrays.copyOf(rows, capacity);
            kinds = Arrays.copyOf(kinds, capacity);
            starts = Arrays.copyOf(starts, capacity);
            lasts = Arrays.copyOf(lasts, capacity);
        }
        rows[size] = row;
        kinds[size] = kind;
        starts[size] = start;
        lasts[size] = last;
        size++;
    }

    /**
     * Ends adding. From now on, several threads may read.
     *
     * @param count how many rows are read
     */
    void close(int count) {
        int[] ends = new int[count + 1];
        for (int i = 0; i < size; i++) {
            ends[Math.min(rows[i], count)]++;
        }
        rowBegins = new int[count + 1];
        for (int row = 0; row < count; row++) {
            rowBegins[row + 1] = rowBegins[row] + ends[row];
            ends[row] = rowBegins[row];
        }
        byRow = new int[rowBegins[count]];
        for (int i = 0; i < size; i++) {
            if (rows[i] < count) {
                byRow[ends[rows[i]]++] = i;
            }
        }
    }

    /** The number of states in a row. */
    int count(int row) {
        return rowBegins[row + 1] - rowBegins[row];
    }

    /**
     * Adds the states of a row, in the order in which they were added.
     *
     * @param row the row
     * @param numbers the number of each kind in the table of the run
     * @param run receives them
     */
    void addTo(int row, int[] numbers, StateRun run) {
        for (int i = rowBegins[row]; i < rowBegins[row + 1]; i++) {
            int state = byRow[i];
            run.add(starts[state], lasts[state], numbers[kinds[state]]);
        }
    }
}
