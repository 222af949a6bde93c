package org.eclipse.tracecompass.tmf.timegraph.core.paint;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.drawing.core.colour.Oklab;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.Viewport;
import org.eclipse.tracecompass.tmf.timegraph.core.model.RowStates;
import org.eclipse.tracecompass.tmf.timegraph.core.model.StatePalette;

/**
 * Turns the states of a row into columns of colour. The colour of a column is the mean of the
 * states in it, weighted by their time in the column, in a space in which the mean looks like one
 * ({@link Oklab}); where states cover only a part of it, the rest lets the background through, but
 * never so much that a short state vanishes. States of different heights are blended per height: a
 * line of pixels shows the mean of those states that reach it.
 *
 * <p>Keeps its buffers from row to row. Not thread-safe.
 */
public final class RowRasteriser {

    /** The least opacity of a column that holds any state at all. */
    static final double MIN_COVER = 0.45;

    private static final double EDGE = 0.18;

    /** Fewer rows than this are not worth a thread. */
    private static final int ROWS_PER_THREAD = 8;

    private static final int CHANNELS = PaletteMix.CHANNELS;

    private final Viewport viewport;
    private final StatePalette palette;
    private final PaletteMix mix;
    private final int levels;
    private final int width;
    private final double edgeWidth;

    /** Where columns begin, and the last ends; null where they are shorter than a nanosecond. */
    private final long @Nullable [] boundaries;

    /**
     * Per column and level: the coordinates of the colour (times opacity and time), opacity times
     * time, time.
     */
    private final float[] sums;

    private final boolean[] edges;

    /** The column of the latest instant: the next one is often in the same, or the one after it. */
    private int near;

    /**
     * @param viewport the window; its width is in device pixels
     * @param palette the styles the rows refer to
     * @param scale device pixels per logical pixel
     */
    public RowRasteriser(Viewport viewport, StatePalette palette, double scale) {
        this.viewport = viewport;
        this.palette = palette;
        this.mix = new PaletteMix(palette);
        this.levels = Math.max(1, palette.heights().length);
        this.width = viewport.width();
        this.edgeWidth = 4 * scale;
        this.boundaries =
                viewport.end() - viewport.start() >= width ? viewport.pixelBoundaries() : null;
        this.sums = new float[width * levels * CHANNELS];
        this.edges = new boolean[width];
    }

    /**
     * The columns of several rows, see {@link #columns(RowStates)}; by several threads if there are
     * enough rows.
     *
     * @param rows the rows
     * @param viewport the window; its width is in device pixels
     * @param palette the styles the rows refer to
     * @param scale device pixels per logical pixel
     * @return the columns of each row
     */
    public static int[][][] columns(
            List<RowStates> rows, Viewport viewport, StatePalette palette, double scale) {
        int parts =
                Math.clamp(
                        rows.size() / ROWS_PER_THREAD,
                        1,
                        Runtime.getRuntime().availableProcessors());
        int[][][] all = new int[rows.size()][][];
        IntStream.range(0, parts)
                .parallel()
                .forEach(
                        part -> {
                            RowRasteriser own = new RowRasteriser(viewport, palette, scale);
                            for (int row = part; row < all.length; row += parts) {
                                all[row] = own.columns(rows.get(row));
                            }
                        });
        return all;
    }

    /**
     * The colours of a row's columns: one array per height of the palette (ascending), each with
     * one colour per column. The array of a height holds what a line of pixels within that height
     * shows and outside the next smaller.
     */
    public int[][] columns(RowStates states) {
        Arrays.fill(sums, 0);
        Arrays.fill(edges, false);
        near = 0;
        long pastTime = viewport.start();
        double pastEnd = 0;
        double pastWidth = 0;
        for (int i = states.firstEndingAfter(viewport.start()); i < states.size(); i++) {
            long start = states.start(i);
            if (start >= viewport.end()) {
                break;
            }
            double x0 = start == pastTime ? pastEnd : Math.max(0, position(start));
            double x1 = Math.min(width, position(states.end(i)));
            if (states.shares(i) == 0) {
                cover(states.style(i), x0, x1, 1);
            } else {
                coverBlend(states, i, x0, x1);
            }
            double w = x1 - x0;
            if (w >= edgeWidth && pastWidth >= edgeWidth && x0 == pastEnd && x0 < width) {
                edges[(int) x0] = true;
            }
            pastTime = states.end(i);
            pastEnd = x1;
            pastWidth = w;
        }
        return resolve();
    }

    /**
     * The position of an instant in columns. Columns are whole nanoseconds long as far as they can
     * be: a state that fills the nanoseconds of a column lies in no other.
     */
    private double position(long time) {
        long[] columns = boundaries;
        if (columns == null || time <= viewport.start() || time >= viewport.end()) {
            return viewport.toPixel(time);
        }
        int c = near;
        if (time >= columns[c + 1] && c + 1 < width) {
            c++;
        }
        if (time < columns[c] || time >= columns[c + 1]) {
            c = Math.min(width - 1, (int) viewport.toPixel(time));
            while (time >= columns[c + 1]) {
                c++;
            }
            while (time < columns[c]) {
                c--;
            }
        }
        near = c;
        long since = time - columns[c];
        return since == 0 ? c : c + (double) since / (columns[c + 1] - columns[c]);
    }

    private void coverBlend(RowStates states, int blend, double x0, double x1) {
        int column = Math.min(width - 1, (int) x0);
        if (levels == 1 && x1 <= column + 1) {
            mix.add(states, blend, x1 - x0, sums, column * CHANNELS);
            return;
        }
        int shares = states.shares(blend);
        double total = 0;
        for (int s = 0; s < shares; s++) {
            total += states.shareTime(blend, s);
        }
        double whole = Math.max(total, states.end(blend) - states.start(blend));
        for (int s = 0; s < shares && whole > 0; s++) {
            cover(states.shareStyle(blend, s), x0, x1, states.shareTime(blend, s) / whole);
        }
    }

    private void cover(int styleIndex, double x0, double x1, double part) {
        int level = palette.level(styleIndex);
        int c0 = Math.min(width - 1, (int) x0);
        int c1 = Math.min(width - 1, (int) x1);
        if (c0 == c1) {
            add(c0, level, styleIndex, (x1 - x0) * part);
            return;
        }
        add(c0, level, styleIndex, (c0 + 1 - x0) * part);
        for (int c = c0 + 1; c < c1; c++) {
            add(c, level, styleIndex, part);
        }
        add(c1, level, styleIndex, (x1 - c1) * part);
    }

    private void add(int column, int level, int styleIndex, double weight) {
        if (weight > 0) {
            mix.add(styleIndex, weight, sums, (column * levels + level) * CHANNELS);
        }
    }

    private int[][] resolve() {
        int[][] columns = new int[levels][width];
        for (int c = 0; c < width; c++) {
            float lightness = 0;
            float a = 0;
            float b = 0;
            float opacity = 0;
            float time = 0;
            for (int level = levels - 1; level >= 0; level--) {
                int at = (c * levels + level) * CHANNELS;
                lightness += sums[at];
                a += sums[at + 1];
                b += sums[at + 2];
                opacity += sums[at + 3];
                time += sums[at + 4];
                if (opacity > 0) {
                    int rgb = Oklab.rgb(lightness / opacity, a / opacity, b / opacity);
                    columns[level][c] = colour(rgb, opacity, time, edges[c]);
                }
            }
        }
        return columns;
    }

    private static int colour(int rgb, float opacity, float time, boolean edge) {
        double cover = time > 0.999f ? 1 : MIN_COVER + (1 - MIN_COVER) * time;
        int alpha = (int) (Math.min(1, opacity / time) * cover * 255 + 0.5);
        return alpha << 24 | (edge ? dimmed(rgb) : rgb);
    }

    private static int dimmed(int rgb) {
        int red = (int) Math.round((rgb >> 16 & 0xff) * (1 - EDGE));
        int green = (int) Math.round((rgb >> 8 & 0xff) * (1 - EDGE));
        int blue = (int) Math.round((rgb & 0xff) * (1 - EDGE));
        return red << 16 | green << 8 | blue;
    }
}
