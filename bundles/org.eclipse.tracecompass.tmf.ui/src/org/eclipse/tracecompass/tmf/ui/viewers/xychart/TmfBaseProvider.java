package org.eclipse.tracecompass.tmf.ui.viewers.xychart;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.swt.events.MouseListener;
import org.eclipse.swt.events.MouseMoveListener;
import org.eclipse.swt.events.MouseTrackListener;
import org.eclipse.swt.events.MouseWheelListener;
import org.eclipse.swt.events.PaintListener;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swtchart.Chart;
import org.eclipse.swtchart.ICustomPaintListener;
import org.eclipse.swtchart.ISeries;
import org.eclipse.tracecompass.tmf.ui.viewers.TmfAbstractToolTipHandler;

/**
 * The base of what reacts to the mouse over a chart, or draws on it. A subclass implements the
 * listeners of SWT that it needs; the constructor registers it at the plot area for each of them.
 * For the UI thread.
 *
 * @since 9.5.0
 */
public abstract class TmfBaseProvider {

    private final ITmfChartTimeProvider viewer;

    /** The handler that is active; there is at most one. */
    private TmfAbstractToolTipHandler activeTip;

    /**
     * @param tmfChartViewer the chart
     */
    public TmfBaseProvider(ITmfChartTimeProvider tmfChartViewer) {
        viewer = tmfChartViewer;
        register();
    }

    /** The chart. */
    public ITmfChartTimeProvider getChartViewer() {
        return viewer;
    }

    private Chart chart() {
        Control control = viewer.getControl();
        return control instanceof Chart chart && !chart.isDisposed() ? chart : null;
    }

    private Control plotArea() {
        Chart chart = chart();
        return chart == null ? null : chart.getPlotArea().getControl();
    }

    /** The series of the chart, in the order in which they are drawn. */
    public List<IXYSeries> getSeries() {
        List<IXYSeries> all = new ArrayList<>();
        Chart chart = chart();
        if (chart != null) {
            for (ISeries<?> series : chart.getSeriesSet().getSeries()) {
                all.add(new SwtSeries(series));
            }
        }
        return all;
    }

    /** The axis of time. */
    public IAxis getXAxis() {
        return new SwtAxis(chart().getAxisSet().getXAxis(0));
    }

    /** The axis of values. */
    public IAxis getYAxis() {
        return new SwtAxis(chart().getAxisSet().getYAxis(0));
    }

    /** Draws the chart again. */
    public void redraw() {
        Chart chart = chart();
        if (chart != null) {
            chart.redraw();
        }
    }

    /** Sets the simple tooltip of the plot area; null for none. */
    public void setToolTipText(String tooltip) {
        Control area = plotArea();
        if (area != null) {
            area.setToolTipText(tooltip);
        }
    }

    /**
     * Cuts an x to the window.
     *
     * @param x the x
     * @return the x in the window that is next to it, in ns since the offset of the chart
     */
    protected long limitXDataCoordinate(double x) {
        long offset = viewer.getTimeOffset();
        long start = viewer.getWindowStartTime() - offset;
        long end = viewer.getWindowEndTime() - offset;
        return Math.clamp((long) x, Math.min(start, end), Math.max(start, end));
    }

    /**
     * Cuts a pixel to the plot.
     *
     * @param axisIndex the number of the axis of time
     * @param x the pixel
     * @return the pixel in the plot that is next to it
     */
    protected int limitXPixelCoordinate(int axisIndex, int x) {
        org.eclipse.swtchart.IAxis axis = chart().getAxisSet().getXAxis(axisIndex);
        int start = axis.getPixelCoordinate(axis.getRange().lower);
        int end = axis.getPixelCoordinate(axis.getRange().upper);
        return Math.clamp(x, Math.min(start, end), Math.max(start, end));
    }

    /** What shows a tooltip over the plot area; null for nothing. */
    public TmfAbstractToolTipHandler getTooltipHandler() {
        return null;
    }

    /** Ends what this does. */
    public void dispose() {
        deregister();
    }

    /** The content of the chart has changed. */
    public void refresh() {
        // for subclasses
    }

    /** Registers this at the plot area, once. */
    protected void register() {
        deregister();
        Chart chart = chart();
        Control area = plotArea();
        if (chart == null || area == null) {
            return;
        }
        if (this instanceof MouseListener listener) {
            area.addMouseListener(listener);
        }
        if (this instanceof MouseMoveListener listener) {
            area.addMouseMoveListener(listener);
        }
        if (this instanceof MouseWheelListener listener) {
            area.addMouseWheelListener(listener);
        }
        if (this instanceof MouseTrackListener listener) {
            area.addMouseTrackListener(listener);
        }
        if (this instanceof ICustomPaintListener listener) {
            chart.getPlotArea().addCustomPaintListener(listener);
        } else if (this instanceof PaintListener listener) {
            area.addPaintListener(listener);
        }
        activeTip = getTooltipHandler();
        if (activeTip != null) {
            activeTip.activateHoverHelp(area);
        }
    }

    /** Undoes {@link #register()}. */
    protected void deregister() {
        Chart chart = chart();
        Control area = plotArea();
        if (chart == null || area == null || area.isDisposed()) {
            return;
        }
        if (this instanceof MouseListener listener) {
            area.removeMouseListener(listener);
        }
        if (this instanceof MouseMoveListener listener) {
            area.removeMouseMoveListener(listener);
        }
        if (this instanceof MouseWheelListener listener) {
            area.removeMouseWheelListener(listener);
        }
        if (this instanceof MouseTrackListener listener) {
            area.removeMouseTrackListener(listener);
        }
        if (this instanceof ICustomPaintListener listener) {
            chart.getPlotArea().removeCustomPaintListener(listener);
        } else if (this instanceof PaintListener listener) {
            area.removePaintListener(listener);
        }
        if (activeTip != null) {
            activeTip.deactivateHoverHelp(area);
            activeTip = null;
        }
    }
}
