package org.eclipse.tracecompass.tmf.core.model.timegraph;

import java.util.Arrays;
import java.util.function.IntConsumer;
import org.eclipse.jdt.annotation.Nullable;

/**
 * The short states, merged. Those of busy rows are in {@link DenseCells}. The others are in a hash
 * table in columns from (row, pixel, kind) to the time, the extent and the number of the states;
 * cells of one pixel are linked, so that they are found together at the end.
 */
final class BlendTable {

    /** How many kinds of states are told apart in one pixel before labels are dropped. */
    static final int MAX_LABELS_PER_PIXEL = 64;

    /** How many kinds of states are told apart in one pixel at all. */
    static final int MAX_KINDS_PER_PIXEL = 256;

    private static final int NONE = -1;

    /** A row with more short states than this is busy. */
    private static final int BUSY = 64;

    /** Busy rows take no more than this part of the memory that there may be. */
    private static final int MEMORY_PART = 16;

    private final PixelGrid fPixels;
    private final StateKinds fKinds;
    private int fSize;
    private long[] fCells = new long[256];
    private int[] fKindOf = new int[256];
    private long[] fTimes = new long[256];
    private long[] fStarts = new long[256];
    private long[] fEnds = new long[256];
    private int[] fCounts = new int[256];
    private int[] fNext = new int[256];

    /** From a hash of (row, pixel) to the latest entry of that pixel; open addressing. */
    private int[] fHeads = newHeads(512);

    private int fPixelCount;

    /** The cells that are in use, once all are known. */
    private long[] fSorted = {};

    /** How many short states a row had, and its cells since it is busy. */
    private int[] fShort = new int[64];

    private @Nullable DenseCells[] fDense = new @Nullable DenseCells[64];
    private long fMemoryLeft;

    /**
     * A table for the pixels that a grid has for its own.
     *
     * @param pixels the pixels
     * @param kinds the kinds of the states
     */
    BlendTable(PixelGrid pixels, StateKinds kinds) {
        fPixels = pixels;
        fKinds = kinds;
        fMemoryLeft =
                Runtime.getRuntime().maxMemory()
                        / MEMORY_PART
                        / pixels.size()
                        * (pixels.behind() - pixels.first());
    }

    PixelGrid pixels() {
        return fPixels;
    }

    StateKinds kinds() {
        return fKinds;
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
        if (!fPixels.owns(pixel)) {
            return;
        }
        long from = Math.max(start, fPixels.firstInstant(pixel));
        long to = Math.min(end, fPixels.lastInstant(pixel));
        DenseCells dense = kind < DenseCells.MOST_KINDS ? busy(row) : null;
        if (dense != null) {
            dense.add(pixel, kind, to - from + 1, start, end);
        } else {
            add(row, pixel, kind, to - from + 1, start, end);
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

    /** The cells of a row that is busy, counting one more state; null for another one. */
    private @Nullable DenseCells busy(int row) {
        if (row >= fDense.length) {
            int capacity = Math.max(row + 1, fDense.length * 2);
            fDense = Arrays.copyOf(fDense, capacity);
            fShort = Arrays.copyOf(fShort, capacity);
        }
        DenseCells cells = fDense[row];
        if (cells == null && ++fShort[row] == BUSY) {
            long bytes = DenseCells.bytes(fPixels.behind() - fPixels.first());
            if (bytes <= fMemoryLeft) {
                fMemoryLeft -= bytes;
                cells = new DenseCells(fPixels, fKinds.size());
                fDense[row] = cells;
            }
        }
        return cells;
    }

    private void add(int row, int pixel, int kind, long time, long start, long end) {
        long cell = (long) row * fPixels.size() + pixel;
        int slot = slotOf(cell);
        int length = 0;
        for (int i = fHeads[slot]; i != NONE; i = fNext[i]) {
            if (fKindOf[i] == kind) {
                merge(i, time, start, end);
                return;
            }
            length++;
        }
        StateKinds.Kind full = fKinds.get(kind);
        if (length >= MAX_LABELS_PER_PIXEL && full.label() != null) {
            add(row, pixel, fKinds.idOf(full.value(), null, full.style()), time, start, end);
            return;
        }
        if (length >= MAX_KINDS_PER_PIXEL) {
            merge(fHeads[slot], time, start, end);
            return;
        }
        insert(slot, cell, kind, time, start, end);
    }

    private void merge(int entry, long time, long start, long end) {
        fTimes[entry] += time;
        fStarts[entry] = Math.min(fStarts[entry], start);
        fEnds[entry] = Math.max(fEnds[entry], end);
        fCounts[entry]++;
    }

    private void insert(int slot, long cell, int kind, long time, long start, long end) {
        if (fSize == fCells.length) {
            growEntries();
        }
        int entry = fSize++;
        fCells[entry] = cell;
        fKindOf[entry] = kind;
        fTimes[entry] = time;
        fStarts[entry] = start;
        fEnds[entry] = end;
        fCounts[entry] = 1;
        fNext[entry] = fHeads[slot];
        if (fHeads[slot] == NONE) {
            fPixelCount++;
        }
        fHeads[slot] = entry;
        if (fPixelCount * 2 > fHeads.length) {
            growHeads();
        }
    }

    private int slotOf(long cell) {
        int mask = fHeads.length - 1;
        int slot = (int) ((cell * 0x9E3779B97F4A7C15L) >>> 33) & mask;
        while (fHeads[slot] != NONE && fCells[fHeads[slot]] != cell) {
            slot = (slot + 1) & mask;
        }
        return slot;
    }

    private void growEntries() {
        int capacity = fSize * 2;
        fCells = Arrays.copyOf(fCells, capacity);
        fKindOf = Arrays.copyOf(fKindOf, capacity);
        fTimes = Arrays.copyOf(fTimes, capacity);
        fStarts = Arrays.copyOf(fStarts, capacity);
        fEnds = Arrays.copyOf(fEnds, capacity);
        fCounts = Arrays.copyOf(fCounts, capacity);
        fNext = Arrays.copyOf(fNext, capacity);
    }

    private void growHeads() {
        int[] old = fHeads;
        fHeads = newHeads(old.length * 2);
        for (int head : old) {
            if (head != NONE) {
                fHeads[slotOf(fCells[head])] = head;
            }
        }
    }

    /** Says that all states were added. From now on, several threads may read. */
    void close() {
        fSorted =
                Arrays.stream(fHeads)
                        .filter(head -> head != NONE)
                        .mapToLong(head -> fCells[head])
                        .sorted()
                        .toArray();
    }

    /** Shows the pixels of a row that have short states, ascending. */
    void forEachPixel(int row, IntConsumer consumer) {
        DenseCells dense = dense(row);
        if (dense != null) {
            for (int pixel = fPixels.first(); pixel < fPixels.behind(); pixel++) {
                if (dense.count(pixel) > 0 || firstEntry(row, pixel) != NONE) {
                    consumer.accept(pixel);
                }
            }
            return;
        }
        long first = (long) row * fPixels.size();
        int found = Arrays.binarySearch(fSorted, first + fPixels.first());
        for (int i = found < 0 ? -found - 1 : found;
                i < fSorted.length && fSorted[i] < first + fPixels.behind();
                i++) {
            consumer.accept((int) (fSorted[i] - first));
        }
    }

    private @Nullable DenseCells dense(int row) {
        return row < fDense.length ? fDense[row] : null;
    }

    /** Puts what is in a pixel of a row into a cell, which is empty. */
    void copyTo(int row, int pixel, BlendCell cell) {
        DenseCells dense = dense(row);
        if (dense != null && dense.count(pixel) > 0) {
            dense.copyTo(pixel, cell);
        }
        for (int i = firstEntry(row, pixel); i != NONE; i = fNext[i]) {
            cell.add(fKindOf[i], fTimes[i]);
            cell.extend(fCounts[i], fStarts[i], fEnds[i]);
        }
    }

    /** How many short states there are in a pixel of a row. */
    int count(int row, int pixel) {
        DenseCells dense = dense(row);
        int count = dense == null ? 0 : dense.count(pixel);
        for (int i = firstEntry(row, pixel); i != NONE; i = fNext[i]) {
            count += fCounts[i];
        }
        return count;
    }

    private int firstEntry(int row, int pixel) {
        return fHeads[slotOf((long) row * fPixels.size() + pixel)];
    }
}
