package org.eclipse.tracecompass.tmf.ui.xychart;

import java.text.FieldPosition;
import java.text.Format;
import java.text.ParsePosition;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swtchart.Chart;
import org.eclipse.swtchart.IAxis;
import org.eclipse.swtchart.IBarSeries;
import org.eclipse.swtchart.ILineSeries;
import org.eclipse.swtchart.ISeries;
import org.eclipse.swtchart.LineStyle;
import org.eclipse.swtchart.Range;
import org.eclipse.tracecompass.tmf.timegraph.core.paint.Theme;
import org.eclipse.tracecompass.tmf.timegraph.core.viewport.Viewport;
import org.eclipse.tracecompass.tmf.xychart.core.ChartColours;
import org.eclipse.tracecompass.tmf.xychart.core.ChartData;
import org.eclipse.tracecompass.tmf.xychart.core.ChartSeries;
import org.eclipse.tracecompass.tmf.xychart.core.SeriesKind;
import org.eclipse.tracecompass.tmf.xychart.core.ValueAxis;

/**
 * The library's chart, told to draw our series: axis of the values at the left, nothing but the
 * plot otherwise. Instants are given to it as ns since the start of the data, since its numbers are
 * floating-point and an epoch's ns would be rounded; values in the unit of the axis, as logarithms
 * if that is how they are wanted.
 */
final class ChartPlot {

    private static final int DOT = 2;
    private static final int STEP_HINT = 44;

    /** How much of the plot lies above the uppermost mark: half of its text. */
    private static final double HEADROOM = 0.03;

    private final Chart chart;
    private ChartData data = ChartData.EMPTY;
    private ValueAxis axis = ValueAxis.of(data.series(), data.quantity(), false, 5);
    private boolean logarithmic;
    private Theme theme = Theme.LIGHT;

    ChartPlot(Composite parent) {
        chart = new Chart(parent, SWT.DOUBLE_BUFFERED);
        chart.getTitle().setVisible(false);
        chart.getLegend().setVisible(false);
        chart.enableCompress(true);
        IAxis time = chart.getAxisSet().getXAxis(0);
        time.getTitle().setVisible(false);
        time.getTick().setVisible(false);
        time.getGrid().setVisible(false);
        IAxis values = chart.getAxisSet().getYAxis(0);
        values.getTick().setFormat(new MarkFormat());
        values.getTick().setTickMarkStepHint(STEP_HINT);
        values.getGrid().setStyle(LineStyle.SOLID);
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
        return area().getSize().y * (1 - axis.position(value) / (1 + HEADROOM));
    }

    /** Draws other series. */
    void show(ChartData shown, ChartColours colours, boolean logScale, Viewport window) {
        data = shown;
        logarithmic = logScale;
        Point size = chart.getSize();
        axis = ValueAxis.of(data.series(), data.quantity(), logarithmic, Math.max(2, size.y / 44));
        chart.suspendUpdate(true);
        Set<String> gone = new HashSet<>();
        for (ISeries<?> old : chart.getSeriesSet().getSeries()) {
            gone.add(old.getId());
        }
        gone.forEach(chart.getSeriesSet()::deleteSeries);
        for (ChartSeries series : data.series()) {
            if (series.extremes() != null) {
                add(series, colours.of(data.tree(), series.id()));
            }
        }
        IAxis values = chart.getAxisSet().getYAxis(0);
        values.getTitle().setText(axis.title(data.label()));
        values.getTitle().setVisible(!axis.title(data.label()).isEmpty());
        double bottom = toAxis(axis.min());
        double top = toAxis(axis.max());
        values.setRange(new Range(bottom, top + HEADROOM * (top - bottom)));
        window(window);
        chart.suspendUpdate(false);
        chart.updateLayout();
        chart.redraw();
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

    private double toAxis(double value) {
        return logarithmic ? Math.log10(value) : value / axis.unit().factor();
    }

    private void add(ChartSeries given, int argb) {
        boolean bars = given.kind() == SeriesKind.BAR;
        ISeries<?> series =
                chart.getSeriesSet()
                        .createSeries(
                                bars ? ISeries.SeriesType.BAR : ISeries.SeriesType.LINE,
                                Long.toString(given.id()));
        int n = 0;
        double[] x = new double[given.x().length];
        double[] y = new double[x.length];
        for (int i = 0; i < x.length; i++) {
            double value = given.y()[i];
            if (Double.isFinite(value) && (!logarithmic || value > 0)) {
                x[n] = given.x()[i] - data.start();
                y[n++] = toAxis(value);
            }
        }
        series.setXSeries(Arrays.copyOf(x, n));
        series.setYSeries(Arrays.copyOf(y, n));
        Color colour = colour(argb);
        if (series instanceof IBarSeries<?> bar) {
            bar.setBarColor(colour);
        }
        if (series instanceof ILineSeries<?> line) {
            boolean dots = given.kind() == SeriesKind.SCATTER || n == 1;
            line.setSymbolType(
                    dots ? ILineSeries.PlotSymbolType.SQUARE : ILineSeries.PlotSymbolType.NONE);
            line.setSymbolSize(DOT);
            line.setSymbolColor(colour);
            line.setLineStyle(dots ? LineStyle.NONE : LineStyle.SOLID);
            line.setLineColor(colour);
            line.setLineWidth(1);
            line.setAntialias(SWT.ON);
            line.enableArea(given.kind() == SeriesKind.AREA);
        }
    }

    void setTheme(Theme look) {
        theme = look;
        chart.setBackground(colour(theme.background()));
        chart.getPlotArea().setBackground(colour(theme.background()));
        IAxis values = chart.getAxisSet().getYAxis(0);
        values.getTick().setForeground(colour(theme.dimText()));
        values.getTitle().setForeground(colour(theme.text()));
        values.getTitle().setFont(chart.getFont());
        values.getTick().setFont(chart.getFont());
        values.getGrid().setForeground(colour(theme.grid()));
        chart.getAxisSet().getXAxis(0).getGrid().setForeground(colour(theme.grid()));
        chart.redraw();
    }

    private static Color colour(int argb) {
        return new Color(Display.getCurrent(), argb >> 16 & 0xff, argb >> 8 & 0xff, argb & 0xff);
    }

    /** Writes the marks of the axis; on a logarithmic one only powers of ten have a text. */
    private final class MarkFormat extends Format {
        private static final long serialVersionUID = 1L;

        @Override
        public StringBuffer format(
                @Nullable Object number,
                @Nullable StringBuffer to,
                @Nullable FieldPosition position) {
            StringBuffer text = to == null ? new StringBuffer() : to;
            if (number instanceof Number n) {
                double value = n.doubleValue();
                if (!logarithmic) {
                    text.append(axis.unit().number(value * axis.unit().factor()));
                } else if (Math.abs(value - Math.rint(value)) < 1e-6) {
                    text.append(data.quantity().text(Math.pow(10, Math.rint(value))));
                }
            }
            return text;
        }

        @Override
        public @Nullable Object parseObject(
                @Nullable String source, @Nullable ParsePosition position) {
            return null;
        }
    }
}
