package org.eclipse.tracecompass.tmf.rows.core;

import java.util.Arrays;
import java.util.function.IntConsumer;
import org.eclipse.jdt.annotation.Nullable;

/**
 * The short states, merged. Those of busy rows are in {@link DenseCells}. The others are in a hash
 * table in columns from (row, pixel, kind) to the time, the extent and the number of the states;
 * cells of one pixel are linked, so that they are found together at the end.
 */
final class BlendTable {

    /** The number of kinds per pixel above which labels are dropped. */
    static final int MAX_LABELS_PER_PIXEL = 64;

    /** The maximum number of kinds per pixel. */
    static final int MAX_KINDS_PER_PIXEL = 256;

    private static final int NONE = -1;

    /** A row with more short states than this is busy. */
    private static final int BUSY = 64;

    /** Busy rows take no more than this part of the memory that there may be. */
    private static final int MEMORY_PART = 16;

    private final PixelGrid pixels;
    private final LookTable kinds;
    private int size;
    private long[] cells = new long[256];
    private int[] kindOf = new int[256];
    private long[] times = new long[256];
    private long[] starts = new long[256];
    private long[] ends = new long[256];
    private int[] counts = new int[256];
    private int[] next = new int[256];

    /** From a hash of (row, pixel) to the latest entry of that pixel; open addressing. */
    private int[] heads = newHeads(512);

    private int pixelCount;

    /** The cells that are in use, once all are known. */
    private long[] sorted = {};

    /** The number of short states of a row, and its cells once it is busy. */
    private int[] shortStates = new int[64];

    private @Nullable DenseCells[] dense = new @Nullable DenseCells[64];
    private long memoryLeft;

    /**
     * A table for the pixels that a grid has for its own.
     *
     * @param pixels the pixels
     * @param kinds the kinds of the states
     */
    BlendTable(PixelGrid pixels, LookTable kinds) {
        this.pixels = pixels;
        this.kinds = kinds;
        memoryLeft =
                Runtime.getRuntime().maxMemory()
                        / MEMORY_PART
                        / pixels.size()
                        * (pixels.behind() - pixels.first());
    }

    PixelGrid pixels() {
        return pixels;
    }

    private static int[] newHeads(int length) {
        int[] heads = new int[length];
        Arrays.fill(heads, NONE);
        return heads;
    }

    /**
     * Adds the part of a state that is in a pixel, if that is one of its own.
     *
     * @param row the row
     * @param pixel the pixel
     * @param kind the state's kind
     * @param start the state's start
     * @param end its end, included
     */
    void add(int row, int pixel, int kind, long start, long end) {
        if (!pixels.owns(pixel)) {
            return;
        }
        long from = Math.max(start, pixels.firstInstant(pixel));
        long to = Math.min(end, pixels.lastInstant(pixel));
        DenseCells dense = kind < DenseCells.MOST_KINDS ? busy(row, 1) : null;
        if (dense != null) {
            dense.add(pixel, kind, to - from + 1, start, end);
        } else {
            add(row, pixel, kind, 1, to - from + 1, start, end);
        }
    }

    /**
     * Adds several states of a kind that are shorter than a pixel of its own and lie in it.
     *
     * @param row the row
     * @param pixel the pixel
     * @param kind the states' kind
     * @param count how many they are
     * @param time how long they last together
     * @param start the first instant of the first one
     * @param end the last instant of the last one
     */
    void addTotal(int row, int pixel, int kind, int count, long time, long start, long end) {
        DenseCells dense = kind < DenseCells.MOST_KINDS ? busy(row, count) : null;
        if (dense != null) {
            dense.add(pixel, kind, count, time, start, end);
        } else {
            add(row, pixel, kind, count, time, start, end);
        }
    }

    /**
     * Adds a state if its row is busy, and it is shorter than its pixel and lies in it.
     *
     * @return whether it was added
     */
    boolean addToBusy(int row, int kind, long start, long end) {
        DenseCells dense = dense(row);
        return dense != null && dense.add(kind, start, end);
    }

    /**
     * Adds states that follow each other if their row is busy, as long as they are shorter than
     * their pixels; those of negative kinds are left out.
     *
     * @return the index of the first one that was not added, {@code to} if all were
     */
    int addToBusy(int row, int[] kinds, long[] starts, long[] ends, int from, int to) {
        DenseCells dense = dense(row);
        return dense == null ? from : dense.add(starts, ends, kinds, from, to);
    }

    /** The cells of a row that is busy, counting some more states; null for another one. */
    private @Nullable DenseCells busy(int row, int count) {
        if (row >= dense.length) {
            int capacity = Math.max(row + 1, dense.length * 2);
            dense = Arrays.copyOf(dense, capacity);
            shortStates = Arrays.copyOf(shortStates, capacity);
        }
        DenseCells cells = dense[row];
        int before = shortStates[row];
        if (cells == null && before < BUSY) {
            shortStates[row] = Math.min(BUSY, before + count);
        }
        if (cells == null && before < BUSY && shortStates[row] == BUSY) {
            long bytes = DenseCells.bytes(pixels.behind() - pixels.first());
            if (bytes <= memoryLeft) {
                memoryLeft -= bytes;
                cells = new DenseCells(pixels, kinds.size());
                dense[row] = cells;
            }
        }
        return cells;
    }

    private void add(int row, int pixel, int kind, int count, long time, long start, long end) {
        long cell = (long) row * pixels.size() + pixel;
        int slot = slotOf(cell);
        int length = 0;
        for (int i = heads[slot]; i != NONE; i = next[i]) {
            if (kindOf[i] == kind) {
                merge(i, count, time, start, end);
                return;
            }
            length++;
        }
        StateLook full = kinds.get(kind);
        if (length >= MAX_LABELS_PER_PIXEL && full.label() != null) {
            add(row, pixel, kinds.number(full.withLabel(null)), count, time, start, end);
            return;
        }
        if (length >= MAX_KINDS_PER_PIXEL) {
            merge(heads[slot], count, time, start, end);
            return;
        }
        insert(slot, cell, kind, count, time, start, end);
    }

    private void merge(int entry, int count, long time, long start, long end) {
        times[entry] += time;
        starts[entry] = Math.min(starts[entry], start);
        ends[entry] = Math.max(ends[entry], end);
        counts[entry] += count;
    }

    private void insert(int slot, long cell, int kind, int count, long time, long start, long end) {
        if (size == cells.length) {
            growEntries();
        }
        int entry = size++;
        cells[entry] = cell;
        kindOf[entry] = kind;
        times[entry] = time;
        starts[entry] = start;
        ends[entry] = end;
        counts[entry] = count;
        next[entry] = heads[slot];
        if (heads[slot] == NONE) {
            pixelCount++;
        }
        heads[slot] = entry;
        if (pixelCount * 2 > heads.length) {
            growHeads();
        }
    }

    private int slotOf(long cell) {
        int mask = heads.length - 1;
        int slot = (int) ((cell * 0x9E3779B97F4A7C15L) >>> 33) & mask;
        while (heads[slot] != NONE && cells[heads[slot]] != cell) {
            slot = (slot + 1) & mask;
        }
        return slot;
    }

    private void growEntries() {
        int capacity = size * 2;
        cells = Arrays.copyOf(cells, capacity);
        kindOf = Arrays.copyOf(kindOf, capacity);
        times = Arrays.copyOf(times, capacity);
        starts = Arrays.copyOf(starts, capacity);
        ends = Arrays.copyOf(ends, capacity);
        counts = Arrays.copyOf(counts, capacity);
        next = Arrays.copyOf(next, capacity);
    }

    private void growHeads() {
        int[] old = heads;
        heads = newHeads(old.length * 2);
        for (int head : old) {
            if (head != NONE) {
                heads[slotOf(cells[head])] = head;
            }
        }
    }

    /** Ends adding. From now on, several threads may read. */
    void close() {
        sorted =
                Arrays.stream(heads)
                        .filter(head -> head != NONE)
                        .mapToLong(head -> cells[head])
                        .sorted()
                        .toArray();
    }

    /** Shows the pixels of a row that have short states, ascending. */
    void forEachPixel(int row, IntConsumer consumer) {
        DenseCells dense = dense(row);
        if (dense != null) {
            for (int pixel = pixels.first(); pixel < pixels.behind(); pixel++) {
                if (dense.count(pixel) > 0 || firstEntry(row, pixel) != NONE) {
                    consumer.accept(pixel);
                }
            }
            return;
        }
        long first = (long) row * pixels.size();
        int found = Arrays.binarySearch(sorted, first + pixels.first());
        for (int i = found < 0 ? -found - 1 : found;
                i < sorted.length && sorted[i] < first + pixels.behind();
                i++) {
            consumer.accept((int) (sorted[i] - first));
        }
    }

    private @Nullable DenseCells dense(int row) {
        return row < dense.length ? dense[row] : null;
    }

    /** Puts what is in a pixel of a row into a cell, which is empty. */
    void copyTo(int row, int pixel, BlendCell cell) {
        DenseCells dense = dense(row);
        if (dense != null && dense.count(pixel) > 0) {
            dense.copyTo(pixel, cell);
        }
        for (int i = firstEntry(row, pixel); i != NONE; i = next[i]) {
            cell.add(kindOf[i], times[i]);
            cell.extend(counts[i], starts[i], ends[i]);
        }
    }

    /** Returns the number of short states in a pixel of a row. */
    int count(int row, int pixel) {
        DenseCells dense = dense(row);
        int count = dense == null ? 0 : dense.count(pixel);
        for (int i = firstEntry(row, pixel); i != NONE; i = next[i]) {
            count += counts[i];
        }
        return count;
    }

    private int firstEntry(int row, int pixel) {
        return heads[slotOf((long) row * pixels.size() + pixel)];
    }
}
