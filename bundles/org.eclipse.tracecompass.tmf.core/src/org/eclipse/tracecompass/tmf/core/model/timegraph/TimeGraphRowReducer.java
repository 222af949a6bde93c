package org.eclipse.tracecompass.tmf.core.model.timegraph;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.filters.TimeQueryFilter;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphBlendState.Share;

/**
 * Turns the states of rows, as many as there are, into as many as a screen can show. Fed with
 * states in any order, for a window of time divided into pixels, it keeps every state that is at
 * least as long as its pixel exactly as it is, and merges the shorter ones into one {@link
 * TimeGraphBlendState} per pixel with the exact time of each kind of state in that pixel. A short
 * state that is alone in its pixels is kept as it is too. So the answer has at most some two states
 * per pixel and row, and nothing depends on sampled instants.
 *
 * <p>Memory is bounded by rows and pixels: about 64 bytes per long state and per kind of short
 * states in a pixel. Beyond {@value #MAX_LABELS_PER_PIXEL} kinds in a pixel, short states keep
 * their value and style but lose their label; beyond {@value #MAX_KINDS_PER_PIXEL}, they are
 * counted with a kind that is there. Not thread-safe; for one request.
 */
public final class TimeGraphRowReducer {

    /** How many kinds of states are told apart in one pixel before labels are dropped. */
    static final int MAX_LABELS_PER_PIXEL = 64;

    /** How many kinds of states are told apart in one pixel at all. */
    static final int MAX_KINDS_PER_PIXEL = 256;

    /** How many kinds there may be altogether before short states lose their labels. */
    private static final int MAX_LABELLED_KINDS = 1 << 20;

    private record Kind(int value, @Nullable String label, @Nullable OutputElementStyle style) {}

    private static final Comparator<ITimeGraphState> BY_START =
            Comparator.comparingLong(ITimeGraphState::getStartTime);

    /** The boundaries of the pixels: pixel i is [i, i+1), and the last one contains its end. */
    private final long[] fBoundaries;

    private final int fPixels;
    private final double fPixelsPerNs;

    private final Map<Kind, Integer> fKindIds = new HashMap<>();
    private final List<Kind> fKinds = new ArrayList<>();
    private @Nullable Kind fLastKind;
    private int fLastKindId;

    private final LongStates fLong = new LongStates();
    private final BlendTable fBlends = new BlendTable();

    /**
     * Creates a reducer for pixels of the same length.
     *
     * @param start the first instant of the window in nanoseconds
     * @param end the last instant of the window, not before the start
     * @param pixels the number of pixels, at least 1
     * @throws IllegalArgumentException when that is no window
     */
    public TimeGraphRowReducer(long start, long end, int pixels) {
        this(new TimeQueryFilter(start, end, Math.addExact(pixels, 1)));
    }

    /**
     * Creates a reducer for the times of a request: they are the boundaries of the pixels. A single
     * time stands for one pixel of one nanosecond.
     *
     * @param times the request, with at least one time
     * @throws IllegalArgumentException when there is no time
     */
    public TimeGraphRowReducer(TimeQueryFilter times) {
        long[] distinct = Arrays.stream(times.getTimesRequested()).distinct().toArray();
        if (distinct.length == 0) {
            throw new IllegalArgumentException("a window needs at least one time");
        }
        fBoundaries = distinct.length == 1 ? new long[] {distinct[0], distinct[0]} : distinct;
        fPixels = fBoundaries.length - 1;
        double length = fBoundaries[fPixels] - fBoundaries[0];
        fPixelsPerNs = length == 0 ? 0 : fPixels / length;
    }

    /** Returns the first instant of the window. */
    public long getStart() {
        return fBoundaries[0];
    }

    /** Returns the last instant of the window. */
    public long getEnd() {
        return fBoundaries[fPixels];
    }

    /**
     * Adds a state that is drawn by its value.
     *
     * @param row the row, from 0
     * @param start its start in nanoseconds
     * @param end its end, included
     * @param value its value
     */
    public void add(int row, long start, long end, int value) {
        add(row, start, end, value, null, null);
    }

    /**
     * Adds a state. One that lies outside of the window is ignored.
     *
     * @param row the row, from 0
     * @param start its start in nanoseconds
     * @param end its end, included; a state that ends before it starts is ignored
     * @param value its value
     * @param label its label, null for none
     * @param style its style, null when the value decides
     */
    public void add(
            int row,
            long start,
            long end,
            int value,
            @Nullable String label,
            @Nullable OutputElementStyle style) {
        if (end < start || end < getStart() || start > getEnd()) {
            return;
        }
        int first = pixelOf(Math.max(start, getStart()));
        int last = pixelOf(Math.min(end, getEnd()));
        long duration = end - start + 1;
        if (duration >= pixelLength(first) || duration <= 0 || last > first + 1) {
            // a duration below 1 has overflowed
            fLong.add(row, start, end, kindOf(value, label, style));
            return;
        }
        int kind = kindOf(value, fKinds.size() < MAX_LABELLED_KINDS ? label : null, style);
        for (int pixel = first; pixel <= last; pixel++) {
            long from = Math.max(start, fBoundaries[pixel]);
            long to = Math.min(end, lastInstant(pixel));
            fBlends.add(row, pixel, kind, to - from + 1, start, end);
        }
    }

    /**
     * Returns the states of rows; what was added to rows without an id is left out.
     *
     * @param entryIds the ids of the entries of row 0, 1, ...
     * @return one row per id, in that order
     */
    public List<ITimeGraphRowModel> toRows(List<Long> entryIds) {
        List<List<ITimeGraphState>> rows = new ArrayList<>(entryIds.size());
        for (int i = 0; i < entryIds.size(); i++) {
            rows.add(new ArrayList<>());
        }
        fLong.addTo(rows);
        fBlends.addTo(rows);
        List<ITimeGraphRowModel> result = new ArrayList<>(rows.size());
        for (int i = 0; i < rows.size(); i++) {
            List<ITimeGraphState> states = rows.get(i);
            states.sort(BY_START);
            result.add(new TimeGraphRowModel(entryIds.get(i), states));
        }
        return result;
    }

    private int kindOf(int value, @Nullable String label, @Nullable OutputElementStyle style) {
        // states of a kind come in runs: comparing with the latest one saves most of the hashing
        Kind last = fLastKind;
        if (last != null && last.value == value && last.label == label && last.style == style) {
            return fLastKindId;
        }
        Kind kind = new Kind(value, label, style);
        Integer known = fKindIds.get(kind);
        int id = known == null ? fKinds.size() : known;
        if (known == null) {
            fKindIds.put(kind, id);
            fKinds.add(kind);
        }
        fLastKind = kind;
        fLastKindId = id;
        return id;
    }

    private int pixelOf(long time) {
        int guess = (int) ((time - fBoundaries[0]) * fPixelsPerNs);
        guess = Math.max(0, Math.min(fPixels - 1, guess));
        if (fBoundaries[guess] <= time && (time < fBoundaries[guess + 1] || guess == fPixels - 1)) {
            return guess;
        }
        int found = Arrays.binarySearch(fBoundaries, time);
        return Math.min(fPixels - 1, found >= 0 ? found : -found - 2);
    }

    private long lastInstant(int pixel) {
        return pixel == fPixels - 1 ? fBoundaries[fPixels] : fBoundaries[pixel + 1] - 1;
    }

    private long pixelLength(int pixel) {
        return lastInstant(pixel) - fBoundaries[pixel] + 1;
    }

    private TimeGraphState toState(long start, long end, Kind kind) {
        return new TimeGraphState(start, end - start + 1, kind.value, kind.label, kind.style);
    }

    /** The states that are kept, in columns. */
    private final class LongStates {
        private int fSize;
        private int[] fRows = new int[64];
        private int[] fKindOf = new int[64];
        private long[] fStarts = new long[64];
        private long[] fEnds = new long[64];

        void add(int row, long start, long end, int kind) {
            if (fSize == fRows.length) {
                int capacity = fSize * 2;
                fRows = Arrays.copyOf(fRows, capacity);
                fKindOf = Arrays.copyOf(fKindOf, capacity);
                fStarts = Arrays.copyOf(fStarts, capacity);
                fEnds = Arrays.copyOf(fEnds, capacity);
            }
            fRows[fSize] = row;
            fKindOf[fSize] = kind;
            fStarts[fSize] = start;
            fEnds[fSize] = end;
            fSize++;
        }

        void addTo(List<List<ITimeGraphState>> rows) {
            for (int i = 0; i < fSize; i++) {
                if (fRows[i] < rows.size()) {
                    rows.get(fRows[i]).add(toState(fStarts[i], fEnds[i], fKinds.get(fKindOf[i])));
                }
            }
        }
    }

    /**
     * The short states, merged: a hash table in columns from (row, pixel, kind) to the time, the
     * extent and the number of the states. Cells of one pixel are linked, so that they are found
     * together at the end.
     */
    private final class BlendTable {
        private static final int NONE = -1;

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

        private static int[] newHeads(int length) {
            int[] heads = new int[length];
            Arrays.fill(heads, NONE);
            return heads;
        }

        void add(int row, int pixel, int kind, long time, long start, long end) {
            long cell = (long) row * fPixels + pixel;
            int slot = slotOf(cell);
            int length = 0;
            for (int i = fHeads[slot]; i != NONE; i = fNext[i]) {
                if (fKindOf[i] == kind) {
                    merge(i, time, start, end);
                    return;
                }
                length++;
            }
            Kind full = fKinds.get(kind);
            if (length >= MAX_LABELS_PER_PIXEL && full.label != null) {
                add(row, pixel, kindOf(full.value, null, full.style), time, start, end);
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
                int row = (int) (cell / fPixels);
                if (row >= rows.size()) {
                    continue;
                }
                int pixel = (int) (cell % fPixels);
                boolean single = fNext[head] == NONE && fCounts[head] == 1;
                if (single && isAloneOrWhole(head, row, pixel)) {
                    boolean already =
                            emittedCell == cell - 1 && emittedStart == fStarts[head] && pixel > 0;
                    if (!already) {
                        rows.get(row)
                                .add(
                                        toState(
                                                fStarts[head],
                                                fEnds[head],
                                                fKinds.get(fKindOf[head])));
                    }
                    emittedCell = cell;
                    emittedStart = fStarts[head];
                } else {
                    rows.get(row).add(single ? clipped(head, pixel) : blend(head, pixel));
                }
            }
        }

        /**
         * Tells whether a state that is alone in a pixel is alone in the neighbouring one too, if
         * it reaches there.
         */
        private boolean isAloneOrWhole(int entry, int row, int pixel) {
            return (fStarts[entry] >= fBoundaries[pixel] || pixel == 0 || isAlone(row, pixel - 1))
                    && (fEnds[entry] <= lastInstant(pixel)
                            || pixel == fPixels - 1
                            || isAlone(row, pixel + 1));
        }

        private boolean isAlone(int row, int pixel) {
            int head = fHeads[slotOf((long) row * fPixels + pixel)];
            return head != NONE && fNext[head] == NONE && fCounts[head] == 1;
        }

        private ITimeGraphState clipped(int entry, int pixel) {
            return toState(
                    Math.max(fStarts[entry], fBoundaries[pixel]),
                    Math.min(fEnds[entry], lastInstant(pixel)),
                    fKinds.get(fKindOf[entry]));
        }

        private ITimeGraphState blend(int head, int pixel) {
            List<Share> shares = new ArrayList<>();
            long start = Long.MAX_VALUE;
            long end = Long.MIN_VALUE;
            for (int i = head; i != NONE; i = fNext[i]) {
                Kind kind = fKinds.get(fKindOf[i]);
                shares.add(new Share(kind.value, kind.label, kind.style, fTimes[i]));
                start = Math.min(start, fStarts[i]);
                end = Math.max(end, fEnds[i]);
            }
            start = Math.max(start, fBoundaries[pixel]);
            end = Math.min(end, lastInstant(pixel));
            return new TimeGraphBlendState(start, end - start + 1, shares);
        }
    }
}
