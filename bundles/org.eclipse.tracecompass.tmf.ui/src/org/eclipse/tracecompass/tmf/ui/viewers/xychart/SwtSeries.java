package org.eclipse.tracecompass.tmf.ui.viewers.xychart;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swtchart.IBarSeries;
import org.eclipse.swtchart.ILineSeries;
import org.eclipse.swtchart.ISeries;
import org.eclipse.swtchart.LineStyle;

/**
 * A series of the library.
 *
 * @param series the series
 */
record SwtSeries(ISeries<?> series) implements IXYSeries {

    @Override
    public double[] getXSeries() {
        return series.getXSeries();
    }

    @Override
    public double[] getYSeries() {
        return series.getYSeries();
    }

    @Override
    public String getId() {
        return series.getId();
    }

    @Override
    public boolean isVisible() {
        return series.isVisible();
    }

    @Override
    public @Nullable Color getColor() {
        if (series instanceof ILineSeries<?> line) {
            return line.getLineStyle() == LineStyle.NONE
                    ? line.getSymbolColor()
                    : line.getLineColor();
        }
        return series instanceof IBarSeries<?> bar ? bar.getBarColor() : null;
    }
}
