package org.eclipse.tracecompass.tmf.ui.xychart;

import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swtchart.Chart;
import org.eclipse.swtchart.IAxis;
import org.eclipse.swtchart.LineStyle;
import org.eclipse.tracecompass.tmf.drawing.core.surface.Theme;
import org.eclipse.tracecompass.tmf.ui.timegraph.WorkbenchTheme;

/**
 * Brings the colours of a chart in line with the workbench. For the UI thread.
 *
 * @since 0.2.0
 */
public final class ChartTheme {

    private ChartTheme() {}

    /** Colours all parts of a chart but its series. */
    public static void apply(Chart chart) {
        Theme theme = WorkbenchTheme.of(chart);
        chart.setBackground(colour(theme.background()));
        chart.getPlotArea().setBackground(colour(theme.background()));
        chart.getTitle().setForeground(colour(theme.text()));
        for (IAxis axis : chart.getAxisSet().getAxes()) {
            axis.getTick().setForeground(colour(theme.dimText()));
            axis.getTitle().setForeground(colour(theme.dimText()));
            axis.getTitle().setFont(chart.getFont());
            axis.getGrid().setForeground(colour(theme.grid()));
            axis.getGrid().setStyle(LineStyle.SOLID);
        }
    }

    /** The colour of a number with a byte each for alpha, red, green and blue. */
    public static Color colour(int argb) {
        return new Color(argb >> 16 & 0xff, argb >> 8 & 0xff, argb & 0xff);
    }

    /** The colour of texts over a chart. */
    public static RGB dimText(Chart chart) {
        return colour(WorkbenchTheme.of(chart).dimText()).getRGB();
    }
}
