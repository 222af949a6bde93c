package org.eclipse.tracecompass.internal.analysis.timing.ui;

import java.text.FieldPosition;
import java.text.Format;
import java.text.ParsePosition;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.PaintEvent;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swtchart.Chart;
import org.eclipse.swtchart.IAxis;
import org.eclipse.swtchart.IBarSeries;
import org.eclipse.swtchart.ICustomPaintListener;
import org.eclipse.swtchart.ILineSeries;
import org.eclipse.swtchart.ISeries;
import org.eclipse.swtchart.LineStyle;
import org.eclipse.swtchart.Range;
import org.eclipse.tracecompass.tmf.core.presentation.DefaultColorPaletteProvider;
import org.eclipse.tracecompass.tmf.core.presentation.RGBAColor;
import org.eclipse.tracecompass.tmf.drawing.core.time.TimeText;
import org.eclipse.tracecompass.tmf.ui.timegraph.WorkbenchTheme;

/** Draws how many segments there are of each duration. For the UI thread. */
public final class DensityChart {

    /** The width of a bar in pixels. */
    public static final int BAR = 4;

    private static final RGB SINGLE = new RGB(0x42, 0x85, 0xf4);
    private static final int DISTANCE = 3;
    private static final double LOG_BOTTOM = 0.9;

    private final Chart chart;
    private final Map<String, RGB> colours = new HashMap<>();
    private boolean dragging;
    private int dragButton;
    private int startX;
    private int endX;
    private DensityData.Durations selected;

    /** Writes durations. */
    private static final class DurationFormat extends Format {

        private static final long serialVersionUID = 1L;

        @Override
        public StringBuffer format(Object value, StringBuffer to, FieldPosition position) {
            return to.append(TimeText.duration(((Number) value).longValue(), 3));
        }

        @Override
        public Object parseObject(String source, ParsePosition position) {
            position.setErrorIndex(position.getIndex());
            return null;
        }
    }

    /** Creates the chart in a composite. */
    public DensityChart(Composite parent, String durationTitle, String countTitle) {
        chart = new Chart(parent, SWT.DOUBLE_BUFFERED);
        chart.getTitle().setVisible(false);
        chart.getLegend().setPosition(SWT.BOTTOM);
        chart.getLegend().setVisible(false);
        IAxis durations = chart.getAxisSet().getXAxis(0);
        IAxis counts = chart.getAxisSet().getYAxis(0);
        durations.getTitle().setText(durationTitle);
        durations.getTick().setFormat(new DurationFormat());
        counts.getTitle().setText(countTitle);
        for (IAxis axis : List.of(durations, counts)) {
            axis.getTitle().setFont(chart.getFont());
            axis.getGrid().setStyle(LineStyle.SOLID);
        }
        durations.getGrid().setVisible(false);
        paintTheme();
        chart.getPlotArea()
                .addCustomPaintListener(
                        new ICustomPaintListener() {
                            @Override
                            public void paintControl(PaintEvent e) {
                                paintRange(e);
                            }

                            @Override
                            public boolean drawBehindSeries() {
                                return false;
                            }
                        });
    }

    private static Color colour(int argb) {
        return new Color(argb >> 16 & 0xff, argb >> 8 & 0xff, argb & 0xff);
    }

    private void paintTheme() {
        var theme = WorkbenchTheme.of(chart);
        chart.setBackground(colour(theme.background()));
        chart.getPlotArea().setBackground(colour(theme.background()));
        for (IAxis axis : chart.getAxisSet().getAxes()) {
            axis.getTick().setForeground(colour(theme.dimText()));
            axis.getTitle().setForeground(colour(theme.dimText()));
            axis.getGrid().setForeground(colour(theme.grid()));
        }
    }

    /** The chart of the library. */
    public Chart chart() {
        return chart;
    }

    /** The number of bars that there is room for. */
    public int room() {
        return Math.max(1, chart.getPlotArea().getSize().x / BAR);
    }

    /** The colour of a series. */
    public RGB colourOf(String name) {
        return colours.getOrDefault(name, SINGLE);
    }

    /** Shows counts; several series as areas, with a legend. */
    public void show(DensityData data, String type) {
        paintTheme();
        chart.suspendUpdate(true);
        for (ISeries<?> old : chart.getSeriesSet().getSeries()) {
            chart.getSeriesSet().deleteSeries(old.getId());
        }
        boolean several = data.counts().size() > 1;
        boolean bars = type == null ? !several : type.equalsIgnoreCase("bar");
        double most = 1;
        int number = 0;
        colours.clear();
        for (Map.Entry<String, double[]> series : data.counts().entrySet()) {
            colours.put(series.getKey(), several ? palette(number++) : SINGLE);
            most = Math.max(most, add(series.getKey(), series.getValue(), data, bars));
        }
        chart.getLegend().setVisible(several);
        IAxis counts = chart.getAxisSet().getYAxis(0);
        if (counts.isLogScaleEnabled()) {
            counts.enableLogScale(false);
        }
        counts.setRange(new Range(LOG_BOTTOM, Math.max(2, most * 1.5)));
        if (!data.counts().isEmpty()) {
            counts.enableLogScale(true);
            chart.getAxisSet()
                    .getXAxis(0)
                    .setRange(new Range(data.start(), Math.max(data.start() + 1, data.end())));
        }
        chart.suspendUpdate(false);
        chart.updateLayout();
        chart.redraw();
    }

    private static RGB palette(int number) {
        List<RGBAColor> all = DefaultColorPaletteProvider.INSTANCE.get();
        RGBAColor chosen = all.get(number % all.size());
        return new RGB(chosen.getRed(), chosen.getGreen(), chosen.getBlue());
    }

    private double add(String name, double[] counts, DensityData data, boolean bars) {
        double[] xs = new double[counts.length];
        double[] ys = new double[counts.length];
        double most = 1;
        for (int i = 0; i < counts.length; i++) {
            xs[i] = data.start() + data.width() * (i + 0.5);
            ys[i] = Math.max(LOG_BOTTOM, counts[i]);
            most = Math.max(most, counts[i]);
        }
        ISeries<?> series =
                chart.getSeriesSet()
                        .createSeries(
                                bars ? ISeries.SeriesType.BAR : ISeries.SeriesType.LINE, name);
        series.setXSeries(xs);
        series.setYSeries(ys);
        Color shade = new Color(colourOf(name));
        if (series instanceof IBarSeries<?> bar) {
            bar.setBarColor(shade);
            bar.setBarWidthStyle(IBarSeries.BarWidthStyle.FIXED);
            bar.setBarWidth(BAR);
            bar.setBarPadding(0);
        } else if (series instanceof ILineSeries<?> line) {
            line.setLineColor(shade);
            line.setSymbolType(ILineSeries.PlotSymbolType.NONE);
            line.enableArea(true);
            line.enableStep(true);
        }
        return most;
    }

    // --- the mouse

    /**
     * Tells which durations the user drags over.
     *
     * @param selection takes those of the left button
     * @param zoom takes those of the right button
     * @param reset is called for a double click
     */
    public void listen(
            Consumer<DensityData.Durations> selection,
            Consumer<DensityData.Durations> zoom,
            Runnable reset) {
        Control area = chart.getPlotArea().getControl();
        area.addListener(SWT.MouseDown, this::down);
        area.addListener(
                SWT.MouseMove,
                e -> {
                    if (dragging) {
                        endX = e.x;
                        chart.redraw();
                    }
                });
        area.addListener(SWT.MouseUp, e -> up(e, selection, zoom));
        area.addListener(SWT.MouseDoubleClick, e -> reset.run());
    }

    private void down(Event e) {
        if (!dragging && (e.button == 1 || e.button == 3)) {
            dragging = true;
            dragButton = e.button;
            startX = e.x;
            endX = e.x;
        }
    }

    private void up(
            Event e,
            Consumer<DensityData.Durations> selection,
            Consumer<DensityData.Durations> zoom) {
        if (!dragging || e.button != dragButton) {
            return;
        }
        dragging = false;
        boolean moved = Math.abs(e.x - startX) >= DISTANCE;
        if (e.button == 1) {
            selection.accept(moved ? between(startX, e.x) : null);
        } else if (moved) {
            zoom.accept(between(startX, e.x));
        }
        chart.redraw();
    }

    private DensityData.Durations between(int a, int b) {
        IAxis axis = chart.getAxisSet().getXAxis(0);
        return new DensityData.Durations(
                Math.max(0, axis.getDataCoordinate(Math.min(a, b))),
                Math.max(0, axis.getDataCoordinate(Math.max(a, b))));
    }

    /** Marks durations; null for none. */
    public void select(DensityData.Durations durations) {
        selected = durations;
        chart.redraw();
    }

    private void paintRange(PaintEvent e) {
        if (dragging && Math.abs(endX - startX) >= DISTANCE) {
            fill(e, Math.min(startX, endX), Math.max(startX, endX));
        } else if (selected != null) {
            IAxis axis = chart.getAxisSet().getXAxis(0);
            fill(
                    e,
                    axis.getPixelCoordinate(selected.from()),
                    axis.getPixelCoordinate(selected.to()));
        }
    }

    private void fill(PaintEvent e, int from, int to) {
        int height = chart.getPlotArea().getSize().y;
        Color accent = e.display.getSystemColor(SWT.COLOR_LIST_SELECTION);
        e.gc.setBackground(accent);
        e.gc.setForeground(accent);
        e.gc.setAlpha(40);
        e.gc.fillRectangle(from, 0, to - from, height);
        e.gc.setAlpha(255);
        e.gc.drawLine(from, 0, from, height);
        e.gc.drawLine(to, 0, to, height);
    }
}
