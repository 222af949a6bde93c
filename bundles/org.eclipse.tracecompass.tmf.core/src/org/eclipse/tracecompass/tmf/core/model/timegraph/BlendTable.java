package org.eclipse.tracecompass.tmf.core.model.timegraph;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphBlendState.Share;

/**
 * The short states, merged: a hash table in columns from (row, pixel, kind) to the time, the extent
 * and the number of the states. Cells of one pixel are linked, so that they are found together at
 * the end.
 */
final class BlendTable {

    /** How many kinds of states are told apart in one pixel before labels are dropped. */
    static final int MAX_LABELS_PER_PIXEL = 64;

    /** How many kinds of states are told apart in one pixel at all. */
    static final int MAX_KINDS_PER_PIXEL = 256;

    private static final int NONE = -1;

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

    BlendTable(PixelGrid pixels, StateKinds kinds) {
        fPixels = pixels;
        fKinds = kinds;
    }

    private static int[] newHeads(int length) {
        int[] heads = new int[length];
        Arrays.fill(heads, NONE);
        return heads;
    }

    /**
     * Adds the part of a state that is in a pixel.
     *
     * @param row the row
     * @param pixel the pixel
     * @param kind the state's kind
     * @param start the state's start
     * @param end its end, included
     */
    void add(int row, int pixel, int kind, long start, long end) {
        long from = Math.max(start, fPixels.firstInstant(pixel));
        long to = Math.min(end, fPixels.lastInstant(pixel));
        add(row, pixel, kind, to - from + 1, start, end);
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

    void addTo(List<List<ITimeGraphState>> rows) {
        int[] heads = Arrays.stream(fHeads).filter(head -> head != NONE).toArray();
        // by cell, that is by row and pixel: a state alone in two neighbouring pixels is
        // recognised as one
        long[] order = new long[heads.length];
        for (int i = 0; i < heads.length; i++) {
            order[i] = fCells[heads[i]];
        }
        Arrays.sort(order);
        long emittedCell = -2;
        long emittedStart = 0;
        for (long cell : order) {
            int head = fHeads[slotOf(cell)];
            int row = (int) (cell / fPixels.size());
            if (row >= rows.size()) {
                continue;
            }
            int pixel = (int) (cell % fPixels.size());
            boolean single = fNext[head] == NONE && fCounts[head] == 1;
            if (single && isAloneOrWhole(head, row, pixel)) {
                boolean already =
                        emittedCell == cell - 1 && emittedStart == fStarts[head] && pixel > 0;
                if (!already) {
                    rows.get(row).add(fKinds.get(fKindOf[head]).state(fStarts[head], fEnds[head]));
                }
                emittedCell = cell;
                emittedStart = fStarts[head];
            } else {
                rows.get(row).add(single ? clipped(head, pixel) : blend(head, pixel));
            }
        }
    }

    /**
     * Tells whether a state that is alone in a pixel is alone in the neighbouring one too, if it
     * reaches there.
     */
    private boolean isAloneOrWhole(int entry, int row, int pixel) {
        return (fStarts[entry] >= fPixels.firstInstant(pixel)
                        || pixel == 0
                        || isAlone(row, pixel - 1))
                && (fEnds[entry] <= fPixels.lastInstant(pixel)
                        || pixel == fPixels.size() - 1
                        || isAlone(row, pixel + 1));
    }

    private boolean isAlone(int row, int pixel) {
        int head = fHeads[slotOf((long) row * fPixels.size() + pixel)];
        return head != NONE && fNext[head] == NONE && fCounts[head] == 1;
    }

    private ITimeGraphState clipped(int entry, int pixel) {
        return fKinds.get(fKindOf[entry])
                .state(
                        Math.max(fStarts[entry], fPixels.firstInstant(pixel)),
                        Math.min(fEnds[entry], fPixels.lastInstant(pixel)));
    }

    private ITimeGraphState blend(int head, int pixel) {
        List<Share> shares = new ArrayList<>();
        long start = Long.MAX_VALUE;
        long end = Long.MIN_VALUE;
        for (int i = head; i != NONE; i = fNext[i]) {
            StateKinds.Kind kind = fKinds.get(fKindOf[i]);
            shares.add(new Share(kind.value(), kind.label(), kind.style(), fTimes[i]));
            start = Math.min(start, fStarts[i]);
            end = Math.max(end, fEnds[i]);
        }
        start = Math.max(start, fPixels.firstInstant(pixel));
        end = Math.min(end, fPixels.lastInstant(pixel));
        return new TimeGraphBlendState(start, end - start + 1, shares);
    }
}
