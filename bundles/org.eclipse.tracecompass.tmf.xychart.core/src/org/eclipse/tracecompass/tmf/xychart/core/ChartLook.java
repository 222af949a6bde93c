package org.eclipse.tracecompass.tmf.xychart.core;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.tracecompass.tmf.drawing.core.surface.FontRole;
import org.eclipse.tracecompass.tmf.drawing.core.surface.Surface;

/**
 * The look of a chart, the same on the screen and in a file: its axis of values, and how series are
 * drawn. All lengths are logical pixels.
 */
public final class ChartLook {

    /** The distance between two marks of the axis of time. */
    public static final double TICK_SPACING = 92;

    /** The height of the title above the plot. */
    public static final int TITLE = 24;

    /** The width of lines. */
    public static final int LINE = 1;

    /** The side of the square that stands for a single value. */
    public static final int DOT = 4;

    /** How opaque the area below a line is, 0 to 1. */
    public static final double AREA_OPACITY = 0.2;

    private static final double MARK_SPACING = 44;

    /** The room above the uppermost mark, as a part of the height up to it: half of its text. */
    private static final double HEADROOM = 0.03;

    private static final double PAD = 8;
    private static final double LEAST_LABEL = 24;

    private final ChartData data;
    private final ValueAxis axis;
    private final double height;

    /**
     * The look of some data.
     *
     * @param logarithmic whether equal distances on the axis of values are equal ratios
     * @param height the height of the plot
     */
    public ChartLook(ChartData data, boolean logarithmic, double height) {
        this.data = data;
        this.height = height;
        this.axis =
                ValueAxis.of(
                        data.series(),
                        data.quantity(),
                        logarithmic,
                        (int) Math.max(2, height / MARK_SPACING));
    }

    /** The height of the plot. */
    public double height() {
        return height;
    }

    /** The axis of values. */
    public ValueAxis axis() {
        return axis;
    }

    /** The title above the plot: the kind of the values, and their unit. */
    public String title() {
        return axis.title(data.label());
    }

    /** The text of a mark of the axis of values. */
    public String markText(double mark) {
        return axis.markText(mark, data.quantity());
    }

    /** The place of the lower end of the axis is 0, of the upper end of the plot 1. */
    public double position(double value) {
        return axis.position(value) / (1 + HEADROOM);
    }

    /** The y of a value, from the top of the plot; NaN for what a logarithmic axis cannot show. */
    public double y(double value) {
        return height * (1 - position(value));
    }

    /** The y of where areas and bars begin. */
    public double baseline() {
        return y(Math.clamp(0, axis.min(), axis.max()));
    }

    /** The width of the axis of values at the left of the plot. */
    public double left(Surface surface) {
        double widest = LEAST_LABEL;
        for (double mark : axis.marks()) {
            widest = Math.max(widest, surface.textWidth(markText(mark), FontRole.SMALL));
        }
        return Math.ceil(widest + 2 * PAD);
    }

    /**
     * Writes title and marks.
     *
     * @param left where the plot begins
     * @param top the top of the plot
     * @param dim the colour of the marks
     * @param argb the colour of the title
     */
    public void writeAxis(Surface surface, double left, double top, int dim, int argb) {
        writeMarks(surface, left, top, dim);
        writeTitle(surface, top, argb);
    }

    /**
     * Writes the marks.
     *
     * @param right where the room for them ends
     * @param top the top of the plot
     * @param argb their colour
     * @since 0.2.0
     */
    public void writeMarks(Surface surface, double right, double top, int argb) {
        for (double mark : axis.marks()) {
            String text = markText(mark);
            surface.textMiddle(
                    text,
                    right - PAD - surface.textWidth(text, FontRole.SMALL),
                    top + y(mark),
                    FontRole.SMALL,
                    argb);
        }
    }

    /**
     * Writes the title.
     *
     * @param bottom where the room for it ends
     * @param argb its colour
     * @since 0.2.0
     */
    public void writeTitle(Surface surface, double bottom, int argb) {
        surface.textMiddle(title(), PAD, bottom - TITLE / 2.0, FontRole.BOLD, argb);
    }

    /**
     * Draws the line of each mark.
     *
     * @param left where the plot begins
     * @param right where it ends
     * @param top the top of the plot
     */
    public void drawGrid(Surface surface, double left, double right, double top, int argb) {
        for (double mark : axis.marks()) {
            surface.hairlineH(left, right, top + y(mark), argb);
        }
    }

    /** Values that are drawn as one line: those from an index up to, but without, another. */
    public record Run(int from, int to) {

        /** Returns the number of values. */
        public int size() {
            return to - from;
        }
    }

    /** The parts of a series between the values that are missing or cannot be shown. */
    public List<Run> runs(ChartSeries series) {
        List<Run> runs = new ArrayList<>();
        double[] y = series.y();
        int from = 0;
        for (int i = 0; i <= y.length; i++) {
            if (i == y.length || !Double.isFinite(axis.position(y[i]))) {
                if (i > from) {
                    runs.add(new Run(from, i));
                }
                from = i + 1;
            }
        }
        return runs;
    }

    /** The width of the bars of a series, in a plot of some width. */
    public static int barWidth(ChartSeries series, double plotWidth) {
        return (int) Math.max(1, Math.round(plotWidth / Math.max(1, series.x().length) * 0.8));
    }
}
