package org.eclipse.tracecompass.tmf.xychart.core;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.tracecompass.tmf.drawing.core.colour.Colours;
import org.eclipse.tracecompass.tmf.drawing.core.surface.FontRole;
import org.eclipse.tracecompass.tmf.drawing.core.surface.Surface;
import org.eclipse.tracecompass.tmf.drawing.core.surface.Theme;
import org.eclipse.tracecompass.tmf.drawing.core.time.RulerTicks;
import org.eclipse.tracecompass.tmf.drawing.core.time.TimeRuler;
import org.eclipse.tracecompass.tmf.drawing.core.time.TimeText;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.Viewport;

/**
 * Draws a chart: the ruler of time at the top, the values' axis at the left, series, and a legend
 * below. For one picture and one thread.
 */
final class ChartPainter {

    private static final double PAD = 8;
    private static final double LINE = 18;
    private static final double SWATCH = 10;

    private final Surface surface;
    private final ChartData data;
    private final ChartColours colours;
    private final Theme theme;
    private final TimeText time;
    private final double width;
    private final double plotHeight;
    private final ChartLook look;
    private final Viewport viewport;
    private final double left;

    ChartPainter(
            Surface surface,
            ChartData data,
            ChartColours colours,
            Theme theme,
            TimeText time,
            boolean logarithmic,
            double wholeWidth,
            double plotWidth,
            double plotHeight) {
        this.surface = surface;
        this.data = data;
        this.colours = colours;
        this.theme = theme;
        this.time = time;
        this.plotHeight = plotHeight;
        this.look = new ChartLook(data, logarithmic, plotHeight);
        this.left = look.left(surface);
        this.width = plotWidth > 0 ? left + plotWidth : wholeWidth;
        this.viewport = Viewport.of(data.start(), data.end(), (int) Math.max(1, width - left));
    }

    private TimeRuler ruler() {
        return new TimeRuler(viewport, time, left, left + viewport.width(), TimeRuler.HEIGHT);
    }

    private double plotTop() {
        return TimeRuler.HEIGHT + ChartLook.TITLE;
    }

    private double plotBottom() {
        return plotTop() + plotHeight;
    }

    private double y(double value) {
        return plotTop() + look.y(value);
    }

    private double x(long instant) {
        return left + viewport.toPixel(instant);
    }

    void paint() {
        surface.fillRect(0, 0, width, height(), theme.background());
        surface.fillRect(0, 0, left, TimeRuler.HEIGHT, theme.header());
        ruler().paint(surface, theme);
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
        for (RulerTicks.Tick tick : ruler().ticks().major()) {
            surface.hairlineV(x(tick.time()), TimeRuler.HEIGHT, plotBottom(), theme.grid());
        }
        look.drawGrid(surface, left, width, plotTop(), theme.grid());
        look.writeAxis(surface, left, plotTop(), theme.dimText(), theme.text());
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
        for (ChartLook.Run run : look.runs(series)) {
            run(series, run.from(), run.to(), colour, filled);
        }
    }

    private void run(ChartSeries series, int from, int to, int colour, boolean filled) {
        if (to - from == 1) {
            dot(x(series.x()[from]), y(series.y()[from]), colour);
            return;
        }
        double base = plotTop() + look.baseline();
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
            surface.fillPolygon(points, Colours.fade(colour, ChartLook.AREA_OPACITY));
        }
        for (int i = from + 1; i < to; i++) {
            surface.line(
                    x(series.x()[i - 1]),
                    y(series.y()[i - 1]),
                    x(series.x()[i]),
                    y(series.y()[i]),
                    ChartLook.LINE,
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
            double half = ChartLook.DOT / 2.0;
            surface.fillRect(x - half, y - half, ChartLook.DOT, ChartLook.DOT, colour);
        }
    }

    private void bars(ChartSeries series, int colour) {
        double base = plotTop() + look.baseline();
        double wide = ChartLook.barWidth(series, viewport.width());
        for (int i = 0; i < series.x().length; i++) {
            double at = y(series.y()[i]);
            if (!Double.isNaN(at)) {
                surface.fillRect(
                        x(series.x()[i]) - wide / 2,
                        Math.min(at, base),
                        wide,
                        Math.abs(at - base),
                        colour);
            }
        }
    }

    /** The width of the whole picture. */
    double width() {
        return width;
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
