package org.eclipse.tracecompass.internal.tmf.ui.synchronization;

import java.util.HashSet;
import java.util.Set;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swtchart.Chart;
import org.eclipse.swtchart.IAxis;
import org.eclipse.swtchart.ILineSeries;
import org.eclipse.swtchart.ILineSeries.PlotSymbolType;
import org.eclipse.swtchart.ISeries;
import org.eclipse.swtchart.LineStyle;
import org.eclipse.swtchart.Range;
import org.eclipse.tracecompass.internal.tmf.ui.Messages;
import org.eclipse.tracecompass.internal.tmf.ui.Shades;
import org.eclipse.tracecompass.internal.tmf.ui.Texts;
import org.eclipse.tracecompass.internal.tmf.ui.synchronization.MessagePlot.Points;

/** Draws the {@link MessagePlot} of two hosts. The wheel zooms, as the library does it. */
final class MessageChart {

    private static final int DOT = 2;
    private static final int TITLE_PAD = 3;

    private final Chart chart;
    private final Composite parent;

    MessageChart(Composite parent) {
        this.parent = parent;
        chart = new Chart(parent, SWT.DOUBLE_BUFFERED);
        chart.getTitle().setVisible(false);
        chart.getLegend().setPosition(SWT.TOP);
        chart.getAxisSet().getXAxis(0).getTitle().setText(Messages.Sync_ChartTime);
        chart.getAxisSet().getXAxis(0).getGrid().setStyle(LineStyle.SOLID);
        chart.getAxisSet().getYAxis(0).getGrid().setStyle(LineStyle.SOLID);
        chart.getPlotArea().getControl().addListener(SWT.MouseDoubleClick, e -> showAll());
        chart.getPlotArea().getControl().setToolTipText(Messages.Sync_ChartHelp);
        theme();
    }

    Control control() {
        return chart;
    }

    private void showAll() {
        chart.getAxisSet().adjustRange();
        chart.redraw();
    }

    /** Colours for the background that the chart's parent has now. */
    void theme() {
        Shades shades = Shades.of(parent);
        chart.setBackground(shades.background());
        chart.getPlotArea().setBackground(shades.background());
        chart.getLegend().setForeground(shades.text());
        chart.getLegend().setBackground(shades.background());
        for (IAxis axis : chart.getAxisSet().getAxes()) {
            axis.getTick().setForeground(shades.faint());
            axis.getTitle().setForeground(shades.text());
            axis.getTitle().setFont(parent.getFont());
            axis.getTick().setFont(parent.getFont());
            axis.getGrid().setForeground(shades.grid());
        }
        for (ISeries<?> series : chart.getSeriesSet().getSeries()) {
            if (series instanceof ILineSeries<?> line) {
                colour(line, shades);
            }
        }
        chart.redraw();
    }

    /** Draws other messages. */
    void show(MessagePlot plot, String a, String b) {
        chart.suspendUpdate(true);
        Set<String> gone = new HashSet<>();
        for (ISeries<?> old : chart.getSeriesSet().getSeries()) {
            gone.add(old.getId());
        }
        gone.forEach(chart.getSeriesSet()::deleteSeries);
        Points zero = new Points(new double[] {0, plot.seconds()}, new double[] {0, 0});
        add(Kind.FROM_A, Texts.bind(Messages.Sync_ChartSent, a, b), plot.fromA());
        add(Kind.FROM_B, Texts.bind(Messages.Sync_ChartSent, b, a), plot.fromB());
        add(Kind.BOUND, Messages.Sync_ChartSteepest, plot.steepest());
        add(Kind.BOUND, Messages.Sync_ChartFlattest, plot.flattest());
        add(Kind.RESULT, Messages.Sync_ChartResult, zero);
        IAxis ahead = chart.getAxisSet().getYAxis(0);
        ahead.getTitle().setText(Texts.bind(Messages.Sync_ChartAhead, b));
        chart.suspendUpdate(false);
        theme();
        chart.getAxisSet().adjustRange();
        double most = plot.worthSeeing();
        if (most > 0) {
            ahead.setRange(new Range(-most, most));
        }
        chart.updateLayout();
        chart.redraw();
    }

    private enum Kind {
        FROM_A,
        FROM_B,
        BOUND,
        RESULT
    }

    private void add(Kind kind, String name, Points points) {
        if (points.isEmpty()) {
            return;
        }
        ISeries<?> series =
                chart.getSeriesSet().createSeries(ISeries.SeriesType.LINE, kind + " " + name);
        series.setXSeries(points.x());
        series.setYSeries(points.y());
        series.setDescription(name);
        if (series instanceof ILineSeries<?> line) {
            boolean isCloud = kind == Kind.FROM_A || kind == Kind.FROM_B;
            line.setSymbolType(isCloud ? PlotSymbolType.CIRCLE : PlotSymbolType.NONE);
            line.setSymbolSize(DOT);
            line.setLineStyle(
                    isCloud
                            ? LineStyle.NONE
                            : kind == Kind.BOUND ? LineStyle.DASH : LineStyle.SOLID);
            line.setLineWidth(kind == Kind.RESULT ? TITLE_PAD - 1 : 1);
            line.setAntialias(SWT.ON);
        }
    }

    private static void colour(ILineSeries<?> line, Shades shades) {
        Kind kind = Kind.valueOf(line.getId().split(" ")[0]);
        Color colour =
                switch (kind) {
                    case FROM_A -> shades.selection();
                    case FROM_B -> shades.lost();
                    case BOUND -> shades.faint();
                    case RESULT -> shades.text();
                };
        line.setLineColor(colour);
        line.setSymbolColor(colour);
    }
}
