package org.eclipse.tracecompass.tmf.ui.viewers.xychart.barchart;

import java.util.List;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.MouseEvent;
import org.eclipse.swt.events.MouseMoveListener;
import org.eclipse.swt.events.MouseTrackListener;
import org.eclipse.swt.events.PaintEvent;
import org.eclipse.swt.events.PaintListener;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Control;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.ui.viewers.TmfAbstractToolTipHandler;
import org.eclipse.tracecompass.tmf.ui.viewers.xychart.ITmfChartTimeProvider;
import org.eclipse.tracecompass.tmf.ui.viewers.xychart.IXYSeries;
import org.eclipse.tracecompass.tmf.ui.viewers.xychart.TmfBaseProvider;

/**
 * A tooltip about the bar under the pointer, which is marked: its time and the value of each
 * series.
 *
 * @since 9.5.0
 */
public class TmfHistogramTooltipProvider extends TmfBaseProvider
        implements MouseTrackListener, MouseMoveListener, PaintListener {

    private static final int NONE = -1;

    // no initializer: the constructor of the superclass asks for it
    private TmfAbstractToolTipHandler handler;
    private int marked = NONE;

    private final class Tip extends TmfAbstractToolTipHandler {

        @Override
        protected void fill(Control control, MouseEvent event, Point pt) {
            int bar = barAt(pt.x);
            List<IXYSeries> all = getSeries();
            if (bar == NONE) {
                return;
            }
            long time = (long) all.get(0).getXSeries()[bar] + getChartViewer().getTimeOffset();
            addItem(
                    null,
                    ToolTipString.fromString(Messages.Tip_Time),
                    ToolTipString.fromTimestamp(TmfTimestamp.fromNanos(time).toString(), time));
            for (IXYSeries series : all) {
                double[] values = series.getYSeries();
                if (series.isVisible() && bar < values.length) {
                    addItem(
                            null,
                            ToolTipString.fromString(series.getId()),
                            ToolTipString.fromDecimal(values[bar]));
                }
            }
        }
    }

    /**
     * @param tmfChartViewer the chart
     */
    public TmfHistogramTooltipProvider(ITmfChartTimeProvider tmfChartViewer) {
        super(tmfChartViewer);
    }

    @Override
    public TmfAbstractToolTipHandler getTooltipHandler() {
        if (handler == null) {
            handler = new Tip();
        }
        return handler;
    }

    @Override
    public void refresh() {
        marked = NONE;
    }

    /** The number of the last bar that begins at or before a place. */
    private int barAt(int pixel) {
        List<IXYSeries> all = getSeries();
        if (all.isEmpty() || getChartViewer().getWindowDuration() <= 0) {
            return NONE;
        }
        double[] xs = all.get(0).getXSeries();
        double x = getXAxis().getDataCoordinate(pixel);
        int found = NONE;
        for (int i = 0; xs != null && i < xs.length && xs[i] <= x; i++) {
            found = i;
        }
        return found;
    }

    @Override
    public void mouseEnter(MouseEvent e) {
        // the bar is marked when the pointer moves
    }

    @Override
    public void mouseExit(MouseEvent e) {
        mark(NONE);
    }

    @Override
    public void mouseHover(MouseEvent e) {
        // the tooltip appears by itself
    }

    @Override
    public void mouseMove(MouseEvent e) {
        mark(barAt(e.x));
    }

    private void mark(int bar) {
        if (marked != bar) {
            marked = bar;
            redraw();
        }
    }

    @Override
    public void paintControl(PaintEvent e) {
        List<IXYSeries> all = getSeries();
        if (marked == NONE || all.isEmpty() || marked >= all.get(0).getXSeries().length) {
            return;
        }
        int x = getXAxis().getPixelCoordinate(all.get(0).getXSeries()[marked]);
        e.gc.setForeground(e.display.getSystemColor(SWT.COLOR_LIST_SELECTION));
        e.gc.drawLine(x, 0, x, e.y + e.height);
    }
}
