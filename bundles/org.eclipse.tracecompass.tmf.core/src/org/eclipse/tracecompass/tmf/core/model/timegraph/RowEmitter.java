package org.eclipse.tracecompass.tmf.core.model.timegraph;

import java.util.List;
import org.eclipse.jdt.annotation.Nullable;

/**
 * Makes states of what there is in the pixels of a row: a blend of short states, or a state that is
 * alone. Not thread-safe.
 */
final class RowEmitter {

    private static final int NONE = -1;

    /** The tables, by the pixels that they have for their own. */
    private final List<BlendTable> fTables;

    private final BlendCell fCell = new BlendCell();

    /** The kinds of the latest blend. */
    private int[] fKindOf = {};

    private @Nullable StateKinds fOfKinds;
    private @Nullable ShareKinds fShareKinds;

    /** The latest pixel that had one state, and where that starts. */
    private int fAlone = NONE;

    private long fAloneStart;

    RowEmitter(List<BlendTable> tables) {
        fTables = tables;
    }

    /** Adds the states of a row, in the order of time. */
    void addTo(int row, List<ITimeGraphState> states) {
        fAlone = NONE;
        for (BlendTable table : fTables) {
            table.forEachPixel(row, pixel -> emit(table, row, pixel, states));
        }
    }

    private void emit(BlendTable table, int row, int pixel, List<ITimeGraphState> states) {
        PixelGrid pixels = table.pixels();
        BlendCell cell = fCell;
        cell.clear();
        table.copyTo(row, pixel, cell);
        if (cell.isSingle() && isAloneOrWhole(pixels, row, pixel)) {
            // one that reaches into the next pixel is there only once
            if (fAlone == NONE || fAlone != pixel - 1 || fAloneStart != cell.start()) {
                states.add(kind(table).state(cell.start(), cell.end()));
            }
            fAlone = pixel;
            fAloneStart = cell.start();
            return;
        }
        long start = Math.max(cell.start(), pixels.firstInstant(pixel));
        long end = Math.min(cell.end(), pixels.lastInstant(pixel));
        states.add(
                cell.isSingle()
                        ? kind(table).state(start, end)
                        : new TimeGraphBlendState(
                                start, end - start + 1, shareKinds(table.kinds()), cell.times()));
    }

    private StateKinds.Kind kind(BlendTable table) {
        return table.kinds().get(fCell.firstKind());
    }

    /** The kinds of the cell; most have the same as the one before. */
    private ShareKinds shareKinds(StateKinds ofKinds) {
        ShareKinds kinds = fShareKinds;
        if (kinds == null || fOfKinds != ofKinds || !fCell.hasKinds(fKindOf)) {
            fOfKinds = ofKinds;
            fKindOf = fCell.kinds();
            kinds = ofKinds.shares(fKindOf);
            fShareKinds = kinds;
        }
        return kinds;
    }

    /**
     * Tells whether a state that is alone in a pixel is alone in the neighbouring one too, if it
     * reaches there.
     */
    private boolean isAloneOrWhole(PixelGrid pixels, int row, int pixel) {
        return (fCell.start() >= pixels.firstInstant(pixel)
                        || pixel == 0
                        || isAlone(row, pixel - 1))
                && (fCell.end() <= pixels.lastInstant(pixel)
                        || pixel == pixels.size() - 1
                        || isAlone(row, pixel + 1));
    }

    private boolean isAlone(int row, int pixel) {
        for (BlendTable table : fTables) {
            if (table.pixels().owns(pixel)) {
                return table.count(row, pixel) == 1;
            }
        }
        return false;
    }
}
