package org.eclipse.tracecompass.tmf.timegraph.core.paint;

import java.util.Arrays;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statemap.core.Oklab;
import org.eclipse.tracecompass.tmf.timegraph.core.model.RowStates;
import org.eclipse.tracecompass.tmf.timegraph.core.model.StatePalette;
import org.eclipse.tracecompass.tmf.timegraph.core.viewport.Viewport;

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
    private static final int CHANNELS = 5;

    private final Viewport viewport;
    private final StatePalette palette;
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

    /**
     * @param viewport the window; its width is in device pixels
     * @param palette the styles the rows refer to
     * @param scale device pixels per logical pixel
     */
    public RowRasteriser(Viewport viewport, StatePalette palette, double scale) {
        this.viewport = viewport;
        this.palette = palette;
        this.levels = Math.max(1, palette.heights().length);
        this.width = viewport.width();
        this.edgeWidth = 4 * scale;
        this.boundaries =
                viewport.end() - viewport.start() >= width ? viewport.pixelBoundaries() : null;
        this.sums = new float[width * levels * CHANNELS];
        this.edges = new boolean[width];
    }

    /**
     * The colours of a row's columns: one array per height of the palette (ascending), each with
     * one colour per column. The array of a height holds what a line of pixels within that height
     * shows and outside the next smaller.
     */
    public int[][] columns(RowStates states) {
        Arrays.fill(sums, 0);
        Arrays.fill(edges, false);
        double pastEnd = Double.NaN;
        double pastWidth = 0;
        for (int i = states.firstEndingAfter(viewport.start()); i < states.size(); i++) {
            if (states.start(i) >= viewport.end()) {
                break;
            }
            double x0 = Math.max(0, position(states.start(i)));
            double x1 = Math.min(width, position(states.end(i)));
            RowStates.Blend blend = states.blend(i);
            if (blend == null) {
                cover(states.style(i), x0, x1, 1);
            } else {
                coverBlend(blend, states.end(i) - states.start(i), x0, x1);
            }
            double w = x1 - x0;
            if (w >= edgeWidth && pastWidth >= edgeWidth && x0 == pastEnd && x0 < width) {
                edges[(int) x0] = true;
            }
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
        int c = Math.min(width - 1, (int) viewport.toPixel(time));
        while (time >= columns[c + 1]) {
            c++;
        }
        while (time < columns[c]) {
            c--;
        }
        return c + (double) (time - columns[c]) / (columns[c + 1] - columns[c]);
    }

    private void coverBlend(RowStates.Blend blend, long span, double x0, double x1) {
        double total = 0;
        for (long d : blend.durations()) {
            total += d;
        }
        double whole = Math.max(total, span);
        if (!(whole > 0)) {
            return;
        }
        int[] styles = blend.styles();
        long[] durations = blend.durations();
        int column = Math.min(width - 1, (int) x0);
        boolean inOne = column == Math.min(width - 1, (int) x1);
        // nearly all blends lie in one column: its place is looked up once
        double perNanosecond = (x1 - x0) / whole;
        for (int s = 0; s < styles.length; s++) {
            if (inOne) {
                add(column, palette.level(styles[s]), styles[s], durations[s] * perNanosecond);
            } else {
                cover(styles[s], x0, x1, durations[s] / whole);
            }
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
        if (!(weight > 0)) {
            return;
        }
        Oklab colour = palette.colour(styleIndex);
        float alpha = (float) (weight * palette.opacity(styleIndex));
        int at = (column * levels + level) * CHANNELS;
        sums[at] += alpha * (float) colour.lightness();
        sums[at + 1] += alpha * (float) colour.a();
        sums[at + 2] += alpha * (float) colour.b();
        sums[at + 3] += alpha;
        sums[at + 4] += (float) weight;
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
        double dim = edge ? 1 - EDGE : 1;
        int alpha = (int) Math.round(Math.min(1, opacity / time) * cover * 255);
        int red = (int) Math.round((rgb >> 16 & 0xff) * dim);
        int green = (int) Math.round((rgb >> 8 & 0xff) * dim);
        int blue = (int) Math.round((rgb & 0xff) * dim);
        return alpha << 24 | red << 16 | green << 8 | blue;
    }
}
