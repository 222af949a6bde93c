package org.eclipse.tracecompass.tmf.ui.xychart;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swtchart.Chart;
import org.eclipse.swtchart.IAxis;
import org.eclipse.swtchart.IBarSeries;
import org.eclipse.swtchart.ISeries;
import org.eclipse.swtchart.Range;
import org.eclipse.tracecompass.internal.tmf.ui.viewers.xychart.SeriesLook;
import org.eclipse.tracecompass.tmf.drawing.core.surface.Theme;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.Viewport;
import org.eclipse.tracecompass.tmf.xychart.core.ChartColours;
import org.eclipse.tracecompass.tmf.xychart.core.ChartData;
import org.eclipse.tracecompass.tmf.xychart.core.ChartLook;
import org.eclipse.tracecompass.tmf.xychart.core.ChartSeries;

/**
 * The library's chart, told to draw our series and nothing else. Instants are given to it as ns
 * since the start of the data, since its numbers are floating-point and an epoch's ns would be
 * rounded; values as their place in the plot, 0 to 1. What they look like is decided by {@link
 * ChartLook}, as it is for pictures.
 */
final class ChartPlot {

    private final Chart chart;
    private ChartData data = ChartData.EMPTY;
    private ChartLook look = new ChartLook(data, false, 1);

    ChartPlot(Composite parent) {
        chart = new Chart(parent, SWT.DOUBLE_BUFFERED);
        chart.getTitle().setVisible(false);
        chart.getLegend().setVisible(false);
        chart.enableCompress(true);
        for (IAxis axis : List.of(chart.getAxisSet().getXAxis(0), chart.getAxisSet().getYAxis(0))) {
            axis.getTitle().setVisible(false);
            axis.getTick().setVisible(false);
            axis.getGrid().setVisible(false);
        }
    }

    /** The whole, for layout. */
    Chart chart() {
        return chart;
    }

    /** Where the series are drawn; mouse and keys go there. */
    Control area() {
        return chart.getPlotArea().getControl();
    }

    /** Where that is in the whole. */
    Rectangle areaBounds() {
        return area().getBounds();
    }

    /** The y of a value in the plot; NaN for what a logarithmic axis cannot show. */
    double y(double value) {
        return look.y(value);
    }

    /** The current look of the chart. */
    ChartLook look() {
        return look;
    }

    /** Draws other series. */
    void show(ChartData shown, ChartColours colours, boolean logarithmic, Viewport window) {
        data = shown;
        look = new ChartLook(data, logarithmic, Math.max(1, area().getSize().y));
        chart.suspendUpdate(true);
        Set<String> gone = new HashSet<>();
        for (ISeries<?> old : chart.getSeriesSet().getSeries()) {
            gone.add(old.getId());
        }
        gone.forEach(chart.getSeriesSet()::deleteSeries);
        for (ChartSeries series : data.series()) {
            add(series, colours.of(data.tree(), series.id()));
        }
        chart.getAxisSet().getYAxis(0).setRange(new Range(0, 1));
        window(window);
        chart.suspendUpdate(false);
        chart.updateLayout();
        chart.redraw();
    }

    /** The values' places depend on the height: whether it is another one than when they came. */
    boolean isOutdated() {
        return look.height() != Math.max(1, area().getSize().y);
    }

    /** Shows another window of the same series, until others come. */
    void window(Viewport window) {
        double from = (double) window.start() - data.start();
        double to = (double) window.end() - data.start();
        if (Math.abs(window.start() - data.start()) < 1L << 53) {
            from = window.start() - data.start();
            to = window.end() - data.start();
        }
        if (to > from) {
            chart.getAxisSet().getXAxis(0).setRange(new Range(from, to));
        }
    }

    /** One line per run of values, so that there is a gap where there are none. */
    private void add(ChartSeries given, int argb) {
        List<ChartLook.Run> runs = look.runs(given);
        for (int r = 0; r < runs.size(); r++) {
            ChartLook.Run run = runs.get(r);
            double[] x = new double[run.size()];
            double[] y = new double[run.size()];
            for (int i = 0; i < run.size(); i++) {
                x[i] = given.x()[run.from() + i] - data.start();
                y[i] = look.position(given.y()[run.from() + i]);
            }
            SeriesLook drawn = SeriesLook.of(given.kind(), ChartTheme.colour(argb).getRGB());
            ISeries<?> series =
                    chart.getSeriesSet()
                            .createSeries(
                                    drawn.isBar()
                                            ? ISeries.SeriesType.BAR
                                            : ISeries.SeriesType.LINE,
                                    given.id() + "." + r);
            series.setXSeries(x);
            series.setYSeries(y);
            drawn.apply(series, run.size());
            if (series instanceof IBarSeries<?> bar) {
                bar.setBarWidthStyle(IBarSeries.BarWidthStyle.FIXED);
                bar.setBarWidth(ChartLook.barWidth(given, area().getSize().x));
            }
        }
    }

    void setTheme(Theme theme) {
        chart.setBackground(ChartTheme.colour(theme.background()));
        chart.getPlotArea().setBackground(ChartTheme.colour(theme.background()));
        chart.redraw();
    }
}
