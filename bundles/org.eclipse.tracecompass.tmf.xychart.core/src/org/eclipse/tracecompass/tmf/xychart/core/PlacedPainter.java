package org.eclipse.tracecompass.tmf.xychart.core;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.eclipse.tracecompass.tmf.drawing.core.surface.FontRole;
import org.eclipse.tracecompass.tmf.drawing.core.surface.Surface;
import org.eclipse.tracecompass.tmf.drawing.core.surface.Theme;

/**
 * Draws a chart whose axis is not time: bars on their places, the axis of values at the left, that
 * of the places below. For one picture and one thread.
 */
public final class PlacedPainter {

    private static final double PAD = 8;
    private static final double BELOW = 40;
    private static final double MARK_LINE = 18;
    private static final double TICK_ROOM = 96;
    private static final double LEAST_BAR = 2;

    private final PlacedChart chart;
    private final ChartLook look;
    private final double left;
    private final double right;
    private final double bottom;

    /**
     * @param surface measures texts
     * @param chart what is drawn
     * @param logarithmic whether equal distances on the axis of values are equal ratios
     * @param width the width of the picture
     * @param height its height
     */
    public PlacedPainter(
            Surface surface, PlacedChart chart, boolean logarithmic, double width, double height) {
        this.chart = chart;
        bottom = Math.max(ChartLook.TITLE + 1, height - BELOW);
        look = new ChartLook(chart.data(), logarithmic, bottom - ChartLook.TITLE);
        left = look.left(surface);
        right = Math.max(left + 1, width - PAD);
    }

    private double x(double number) {
        return left + (number - chart.start()) / (chart.end() - chart.start()) * (right - left);
    }

    /** The number of the axis at an x of the picture. */
    public double numberAt(double x) {
        return chart.start() + (x - left) / (right - left) * (chart.end() - chart.start());
    }

    /** Draws everything. */
    public void paint(Surface surface, ChartColours colours, Theme theme) {
        surface.fillRect(0, 0, right + PAD, bottom + BELOW, theme.background());
        look.drawGrid(surface, left, right, ChartLook.TITLE, theme.grid());
        look.writeAxis(surface, left, ChartLook.TITLE, theme.dimText(), theme.text());
        bars(surface, colours);
        surface.hairlineH(left, right, bottom, theme.divider());
        surface.hairlineV(left, ChartLook.TITLE, bottom, theme.divider());
        writePlaces(surface, theme);
    }

    /** One bar of a series at a place. */
    private record Bar(double from, double to, double value, int series) {}

    /** Lower bars are in front of higher ones, where there is no room for them side by side. */
    private void bars(Surface surface, ChartColours colours) {
        List<Bar> bars = new ArrayList<>();
        List<ChartSeries> all = chart.data().series();
        for (int s = 0; s < all.size(); s++) {
            double[] values = all.get(s).y();
            List<PlacedChart.Place> places = chart.places().get(s);
            for (int i = 0; i < Math.min(values.length, places.size()); i++) {
                bars.add(bar(places.get(i), values[i], s, all.size()));
            }
        }
        bars.sort(Comparator.comparingDouble(Bar::value).reversed());
        double base = ChartLook.TITLE + look.baseline();
        for (Bar bar : bars) {
            double y = ChartLook.TITLE + look.y(bar.value);
            if (!Double.isNaN(y)) {
                surface.fillRect(
                        bar.from,
                        Math.min(y, base),
                        Math.max(1 / surface.scale(), bar.to - bar.from),
                        Math.abs(y - base),
                        colours.of(chart.data().tree(), all.get(bar.series).id()));
            }
        }
    }

    private Bar bar(PlacedChart.Place place, double value, int series, int count) {
        double from = x(place.from());
        double wide = x(place.to()) - from;
        double share = wide / count;
        boolean beside = share >= LEAST_BAR;
        double gap = (beside ? share : wide) >= 2 * LEAST_BAR ? 1 : 0;
        return beside
                ? new Bar(from + series * share, from + (series + 1) * share - gap, value, series)
                : new Bar(from, from + wide - gap, value, series);
    }

    private void writePlaces(Surface surface, Theme theme) {
        double middle = bottom + MARK_LINE / 2;
        if (chart.isNamed()) {
            double free = 0;
            for (PlacedChart.Place place : chart.places().get(0)) {
                String name = place.name();
                double wide = Math.max(x(place.to()) - x(place.from()), TICK_ROOM / 2);
                String text = surface.fit(name == null ? "" : name, wide, FontRole.SMALL);
                double at = x((place.from() + place.to()) / 2);
                free = write(surface, text, at, middle, free, theme.dimText());
            }
        } else if (!chart.places().isEmpty()) {
            double free = 0;
            for (double mark : marks()) {
                String text = chart.quantity().text(mark);
                surface.hairlineV(x(mark), bottom, bottom + 3, theme.divider());
                free = write(surface, text, x(mark), middle, free, theme.dimText());
            }
        }
        String label = chart.label();
        String unit = chart.isNamed() ? "" : chart.quantity().unit();
        String title = unit.isEmpty() ? label : label + " (" + unit + ")";
        surface.textMiddle(
                title,
                left + (right - left - surface.textWidth(title, FontRole.SMALL)) / 2,
                bottom + MARK_LINE * 1.5,
                FontRole.SMALL,
                theme.dimText());
    }

    /** Round numbers on the axis; none where a double cannot tell them apart. */
    private double[] marks() {
        double span = chart.end() - chart.start();
        double wanted = Math.max(2, (right - left) / TICK_ROOM);
        double step = ValueAxis.step(span / wanted);
        double first = Math.ceil(chart.start() / step) * step;
        if (first + step == first) {
            return new double[0];
        }
        int count = (int) Math.floor((chart.end() - first) / step) + 1;
        return IntStream.range(0, count).mapToDouble(i -> first + i * step).toArray();
    }

    /** Writes a text around an x if there is room; returns where the next one may begin. */
    private double write(
            Surface surface, String text, double x, double middle, double free, int argb) {
        double wide = surface.textWidth(text, FontRole.SMALL);
        double from = x - wide / 2;
        if (from < free || from + wide > right + PAD || text.isEmpty()) {
            return free;
        }
        surface.textMiddle(text, from, middle, FontRole.SMALL, argb);
        return from + wide + PAD;
    }
}
