package org.eclipse.tracecompass.tmf.xychart.core;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.timegraph.core.TimeGraphScene;
import org.eclipse.tracecompass.tmf.timegraph.core.paint.Colours;
import org.eclipse.tracecompass.tmf.timegraph.core.paint.FontRole;
import org.eclipse.tracecompass.tmf.timegraph.core.paint.Geometry;
import org.eclipse.tracecompass.tmf.timegraph.core.paint.PaintContext;
import org.eclipse.tracecompass.tmf.timegraph.core.paint.RulerPainter;
import org.eclipse.tracecompass.tmf.timegraph.core.paint.Surface;
import org.eclipse.tracecompass.tmf.timegraph.core.paint.Theme;
import org.eclipse.tracecompass.tmf.timegraph.core.time.RulerTicks;
import org.eclipse.tracecompass.tmf.timegraph.core.time.TimeText;
import org.eclipse.tracecompass.tmf.timegraph.core.viewport.TimeSelection;
import org.eclipse.tracecompass.tmf.timegraph.core.viewport.Viewport;

/**
 * Draws a chart: the ruler of the time graphs at the top, the values' axis at the left, series, and
 * a legend below. For one picture and one thread.
 */
final class ChartPainter {

    private static final double TICK_SPACING = 92;
    private static final double MARK_SPACING = 42;
    private static final double PAD = 8;
    private static final double LINE = 18;
    private static final double TITLE = 26;
    private static final double SWATCH = 10;
    private static final double STROKE = 1.5;
    private static final double DOT = 1.5;

    private final Surface surface;
    private final ChartData data;
    private final ChartColours colours;
    private final Theme theme;
    private final TimeText time;
    private final double width;
    private final double plotHeight;
    private final ValueAxis axis;
    private final Viewport viewport;
    private final double left;

    ChartPainter(
            Surface surface,
            ChartData data,
            ChartColours colours,
            Theme theme,
            TimeText time,
            boolean logarithmic,
            double width,
            double plotHeight) {
        this.surface = surface;
        this.data = data;
        this.colours = colours;
        this.theme = theme;
        this.time = time;
        this.width = width;
        this.plotHeight = plotHeight;
        this.axis =
                ValueAxis.of(
                        data.series(),
                        data.quantity(),
                        logarithmic,
                        (int) Math.max(2, plotHeight / MARK_SPACING));
        double widest = 24;
        for (double mark : axis.marks()) {
            widest =
                    Math.max(
                            widest,
                            surface.textWidth(
                                    axis.markText(mark, data.quantity()), FontRole.SMALL));
        }
        this.left = Math.ceil(widest + 2 * PAD);
        this.viewport = Viewport.of(data.start(), data.end(), (int) Math.max(1, width - left));
    }

    /** What the painters of a time graph need to draw a ruler over a chart. */
    static PaintContext frame(
            Viewport viewport,
            double left,
            double height,
            Theme theme,
            TimeText time,
            @Nullable TimeSelection selection) {
        PaintContext empty = new TimeGraphScene().context();
        return new PaintContext(
                empty.data(),
                viewport,
                empty.layout(),
                new Geometry(
                        left + viewport.width(),
                        height,
                        left,
                        new double[0],
                        TimeGraphScene.RULER_HEIGHT,
                        0),
                theme,
                time,
                empty.order(),
                selection,
                null,
                null,
                null,
                false,
                false);
    }

    private double plotTop() {
        return TimeGraphScene.RULER_HEIGHT + TITLE;
    }

    private double plotBottom() {
        return plotTop() + plotHeight;
    }

    private double y(double value) {
        return plotBottom() - axis.position(value) * plotHeight;
    }

    private double x(long instant) {
        return left + viewport.toPixel(instant);
    }

    void paint() {
        surface.fillRect(0, 0, width, height(), theme.background());
        PaintContext frame = frame(viewport, left, TimeGraphScene.RULER_HEIGHT, theme, time, null);
        surface.fillRect(0, 0, left, TimeGraphScene.RULER_HEIGHT, theme.header());
        new RulerPainter().paint(surface, frame);
        grid();
        surface.pushClip(left, plotTop() - 1, width - left, plotHeight + 2);
        for (ChartSeries series : data.series()) {
            if (series.kind() == SeriesKind.AREA) {
                draw(series);
            }
        }
        for (ChartSeries series : data.series()) {
            if (series.kind() != SeriesKind.AREA) {
                draw(series);
            }
        }
        surface.popClip();
        surface.hairlineH(left, width, plotBottom(), theme.divider());
        surface.hairlineV(left, plotTop() - 4, plotBottom(), theme.divider());
        legend(true);
    }

    private void grid() {
        for (RulerTicks.Tick tick : RulerTicks.of(viewport, time, TICK_SPACING).major()) {
            surface.hairlineV(
                    x(tick.time()), TimeGraphScene.RULER_HEIGHT, plotBottom(), theme.grid());
        }
        for (double mark : axis.marks()) {
            double at = y(mark);
            surface.hairlineH(left, width, at, theme.grid());
            String text = axis.markText(mark, data.quantity());
            surface.textMiddle(
                    text,
                    left - PAD - surface.textWidth(text, FontRole.SMALL),
                    at,
                    FontRole.SMALL,
                    theme.dimText());
        }
        surface.textMiddle(
                axis.title(data.label()),
                PAD,
                TimeGraphScene.RULER_HEIGHT + TITLE / 2,
                FontRole.BOLD,
                theme.text());
    }

    private void draw(ChartSeries series) {
        int colour = colours.of(data.tree(), series.id());
        switch (series.kind()) {
            case LINE -> polyline(series, colour, false);
            case AREA -> polyline(series, colour, true);
            case SCATTER -> dots(series, colour);
            case BAR -> bars(series, colour);
        }
    }

    /** A line per run of values; a value on its own is a dot. */
    private void polyline(ChartSeries series, int colour, boolean filled) {
        int from = 0;
        while (from < series.y().length) {
            if (Double.isNaN(axis.position(series.y()[from]))) {
                from++;
                continue;
            }
            int to = from;
            while (to < series.y().length && !Double.isNaN(axis.position(series.y()[to]))) {
                to++;
            }
            run(series, from, to, colour, filled);
            from = to;
        }
    }

    private void run(ChartSeries series, int from, int to, int colour, boolean filled) {
        if (to - from == 1) {
            dot(x(series.x()[from]), y(series.y()[from]), colour);
            return;
        }
        double base = y(Math.clamp(0, axis.min(), axis.max()));
        if (filled) {
            double[] points = new double[2 * (to - from) + 4];
            int n = 0;
            points[n++] = x(series.x()[from]);
            points[n++] = base;
            for (int i = from; i < to; i++) {
                points[n++] = x(series.x()[i]);
                points[n++] = y(series.y()[i]);
            }
            points[n++] = x(series.x()[to - 1]);
            points[n++] = base;
            surface.fillPolygon(points, Colours.fade(colour, 0.25));
        }
        for (int i = from + 1; i < to; i++) {
            surface.line(
                    x(series.x()[i - 1]),
                    y(series.y()[i - 1]),
                    x(series.x()[i]),
                    y(series.y()[i]),
                    STROKE,
                    colour);
        }
    }

    private void dots(ChartSeries series, int colour) {
        for (int i = 0; i < series.x().length; i++) {
            dot(x(series.x()[i]), y(series.y()[i]), colour);
        }
    }

    private void dot(double x, double y, int colour) {
        if (!Double.isNaN(y)) {
            surface.fillRect(x - DOT, y - DOT, 2 * DOT, 2 * DOT, Colours.fade(colour, 0.8));
        }
    }

    private void bars(ChartSeries series, int colour) {
        double base = y(Math.clamp(0, axis.min(), axis.max()));
        double wide = Math.max(1, viewport.width() / (double) Math.max(1, series.x().length) * 0.8);
        for (int i = 0; i < series.x().length; i++) {
            double at = y(series.y()[i]);
            if (!Double.isNaN(at)) {
                surface.fillRect(
                        x(series.x()[i]),
                        Math.min(at, base),
                        wide,
                        Math.abs(at - base),
                        Colours.fade(colour, 0.8));
            }
        }
    }

    /** The height of the whole picture. */
    double height() {
        return plotBottom() + PAD + legend(false);
    }

    /** Lays the legend out, and draws it if wanted; returns its height. */
    private double legend(boolean draw) {
        double x = left;
        double y = plotBottom() + PAD;
        List<ChartSeries> shown = new ArrayList<>(data.series());
        for (ChartSeries series : shown) {
            String name = surface.fit(series.name(), width / 2, FontRole.SMALL);
            double wide = SWATCH + 5 + surface.textWidth(name, FontRole.SMALL) + 18;
            if (x + wide > width && x > left) {
                x = left;
                y += LINE;
            }
            if (draw) {
                double middle = y + LINE / 2;
                surface.fillRoundRect(
                        x,
                        middle - SWATCH / 2,
                        SWATCH,
                        SWATCH,
                        2,
                        colours.of(data.tree(), series.id()));
                surface.textMiddle(name, x + SWATCH + 5, middle, FontRole.SMALL, theme.text());
            }
            x += wide;
        }
        return shown.isEmpty() ? 0 : y + LINE + 4 - plotBottom() - PAD;
    }
}
