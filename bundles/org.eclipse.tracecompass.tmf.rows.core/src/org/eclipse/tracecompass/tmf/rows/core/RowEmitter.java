package org.eclipse.tracecompass.tmf.rows.core;

import java.util.List;

/**
 * Makes columns of what there is of a row: the long states, and in the pixels a blend of short
 * states or a state that is alone. For the rows of one thread.
 */
final class RowEmitter {

    private static final int NONE = -1;

    /**
     * The states collected for a part of the pixels.
     *
     * @param blends the short states
     * @param longs the long states
     * @param numbers the number of each of its looks in the table of the answer
     */
    record Part(BlendTable blends, LongStates longs, int[] numbers) {}

    /** The parts, by the pixels that they have for their own. */
    private final List<Part> parts;

    private final LookTable looks;
    private final StateColumns.Builder columns;
    private final StateRun longs = new StateRun();
    private final BlendCell cell = new BlendCell();
    private int[] shareLooks = new int[DenseCells.MOST_KINDS];

    /** The next long state. */
    private int next;

    /** The latest pixel that had one state, and where that starts. */
    private int alone = NONE;

    private long aloneStart;

    RowEmitter(List<Part> parts, LookTable looks) {
        this.parts = parts;
        this.looks = looks;
        this.columns = new StateColumns.Builder(looks);
    }

    /** The states of a row in the order of time. */
    StateColumns columns(int row) {
        columns.clear();
        longs.clear();
        for (Part part : parts) {
            part.longs.addTo(row, part.numbers, longs);
        }
        longs.sort();
        next = 0;
        alone = NONE;
        for (Part part : parts) {
            part.blends.forEachPixel(row, pixel -> emit(part, row, pixel));
        }
        addLongsUpTo(Long.MAX_VALUE);
        return columns.build();
    }

    private void addLongsUpTo(long time) {
        for (; next < longs.size() && longs.start(next) <= time; next++) {
            columns.add(longs.start(next), longs.last(next), longs.look(next));
        }
    }

    private void add(long start, long last, int look) {
        addLongsUpTo(start);
        columns.add(start, last, look);
    }

    private void emit(Part part, int row, int pixel) {
        PixelGrid pixels = part.blends.pixels();
        cell.clear();
        part.blends.copyTo(row, pixel, cell);
        if (cell.isSingle() && isAloneOrWhole(pixels, row, pixel)) {
            // one that reaches into the next pixel is there only once
            if (alone == NONE || alone != pixel - 1 || aloneStart != cell.start()) {
                add(cell.start(), cell.end(), part.numbers[cell.kind(0)]);
            }
            alone = pixel;
            aloneStart = cell.start();
            return;
        }
        long start = Math.max(cell.start(), pixels.firstInstant(pixel));
        long last = Math.min(cell.end(), pixels.lastInstant(pixel));
        if (cell.isSingle()) {
            add(start, last, part.numbers[cell.kind(0)]);
        } else {
            addBlend(start, last, part.numbers);
        }
    }

    private void addBlend(long start, long last, int[] numbers) {
        int count = cell.size();
        long[] times = cell.times();
        if (shareLooks.length < count) {
            shareLooks = new int[times.length];
        }
        int longest = 0;
        for (int i = 0; i < count; i++) {
            shareLooks[i] = numbers[cell.kind(i)];
            if (times[i] > times[longest]
                    || i > 0 && times[i] == times[longest] && isBefore(i, longest)) {
                longest = i;
            }
        }
        add(start, last, shareLooks[longest]);
        columns.blend(count, shareLooks, times);
    }

    /** Of shares that are equally long, the order of the looks tells which one comes first. */
    private boolean isBefore(int share, int other) {
        return StateLook.ORDER.compare(looks.get(shareLooks[share]), looks.get(shareLooks[other]))
                < 0;
    }

    /**
     * Returns whether a state that is alone in a pixel is alone in the neighbouring one too, if it
     * reaches there.
     */
    private boolean isAloneOrWhole(PixelGrid pixels, int row, int pixel) {
        return (cell.start() >= pixels.firstInstant(pixel) || pixel == 0 || isAlone(row, pixel - 1))
                && (cell.end() <= pixels.lastInstant(pixel)
                        || pixel == pixels.size() - 1
                        || isAlone(row, pixel + 1));
    }

    private boolean isAlone(int row, int pixel) {
        for (Part part : parts) {
            if (part.blends.pixels().owns(pixel)) {
                return part.blends.count(row, pixel) == 1;
            }
        }
        return false;
    }
}
