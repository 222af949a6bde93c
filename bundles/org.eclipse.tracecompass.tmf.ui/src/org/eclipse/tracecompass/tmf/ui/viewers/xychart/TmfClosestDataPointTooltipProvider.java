package org.eclipse.tracecompass.tmf.ui.viewers.xychart;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.MouseEvent;
import org.eclipse.swt.events.MouseMoveListener;
import org.eclipse.swt.events.PaintEvent;
import org.eclipse.swt.events.PaintListener;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Control;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.ui.viewers.TmfAbstractToolTipHandler;

/**
 * A tooltip about the point of a series that is next to the pointer, which is marked.
 *
 * @since 9.5.0
 */
public class TmfClosestDataPointTooltipProvider extends TmfBaseProvider
        implements MouseMoveListener, PaintListener {

    private static final int NEAR = 20;
    private static final int CROSS = 5;

    // no initializers: the constructor of the superclass asks for the handler
    private TmfAbstractToolTipHandler handler;
    private Parameter closest;

    /** Which point of which series. */
    protected static class Parameter {

        private int seriesIndex;
        private int dataIndex;

        /** The number of the series in the chart. */
        public int getSeriesIndex() {
            return seriesIndex;
        }

        /** Sets the number of the series in the chart. */
        public void setSeriesIndex(int seriesIndex) {
            this.seriesIndex = seriesIndex;
        }

        /** The number of the point in its series. */
        public int getDataIndex() {
            return dataIndex;
        }

        /** Sets the number of the point in its series. */
        public void setDataIndex(int dataIndex) {
            this.dataIndex = dataIndex;
        }
    }

    private final class Tip extends TmfAbstractToolTipHandler {

        @Override
        protected void fill(Control control, MouseEvent event, Point pt) {
            Parameter found = find(pt.x, pt.y);
            Map<String, Map<String, Object>> groups =
                    found == null ? null : createToolTipMap(found);
            if (groups != null) {
                groups.forEach(
                        (group, lines) ->
                                lines.forEach(
                                        (name, value) ->
                                                addItem(group, name, String.valueOf(value))));
            }
        }
    }

    /**
     * @param tmfChartViewer the chart
     */
    public TmfClosestDataPointTooltipProvider(ITmfChartTimeProvider tmfChartViewer) {
        super(tmfChartViewer);
    }

    @Override
    public void refresh() {
        closest = null;
    }

    @Override
    public TmfAbstractToolTipHandler getTooltipHandler() {
        if (handler == null) {
            handler = new Tip();
        }
        return handler;
    }

    @Override
    public void mouseMove(@Nullable MouseEvent e) {
        if (e == null || getChartViewer().getWindowDuration() <= 0) {
            return;
        }
        boolean was = closest != null;
        closest = find(e.x, e.y);
        if (was || closest != null) {
            redraw();
        }
    }

    @Override
    public void paintControl(PaintEvent e) {
        Parameter found = closest;
        List<IXYSeries> all = getSeries();
        if (found == null || found.getSeriesIndex() >= all.size()) {
            return;
        }
        IXYSeries series = all.get(found.getSeriesIndex());
        int i = found.getDataIndex();
        if (i < series.getXSeries().length && i < series.getYSeries().length) {
            int x = getXAxis().getPixelCoordinate(series.getXSeries()[i]);
            int y = getYAxis().getPixelCoordinate(series.getYSeries()[i]);
            e.gc.setForeground(e.display.getSystemColor(SWT.COLOR_LIST_SELECTION));
            e.gc.setLineWidth(2);
            e.gc.drawLine(x - CROSS, y, x + CROSS, y);
            e.gc.drawLine(x, y - CROSS, x, y + CROSS);
        }
    }

    /** The point next to a place; null if none is near. */
    private Parameter find(int px, int py) {
        Parameter best = null;
        double least = (double) NEAR * NEAR;
        List<IXYSeries> all = getSeries();
        for (int s = 0; s < all.size(); s++) {
            IXYSeries series = all.get(s);
            double[] xs = series.getXSeries();
            double[] ys = series.getYSeries();
            if (!series.isVisible() || xs == null || ys == null) {
                continue;
            }
            for (int i = 0; i < Math.min(xs.length, ys.length); i++) {
                double dx = (double) getXAxis().getPixelCoordinate(xs[i]) - px;
                double dy =
                        Math.abs(dx) > NEAR
                                ? NEAR
                                : (double) getYAxis().getPixelCoordinate(ys[i]) - py;
                if (dx * dx + dy * dy < least) {
                    least = dx * dx + dy * dy;
                    best = new Parameter();
                    best.setSeriesIndex(s);
                    best.setDataIndex(i);
                }
            }
        }
        return best;
    }

    /**
     * What is said about a point.
     *
     * @param param which point of which series
     * @return lines by the titles of their groups; null for no tooltip
     */
    protected @Nullable Map<String, Map<String, Object>> createToolTipMap(Parameter param) {
        List<IXYSeries> all = getSeries();
        if (param.getSeriesIndex() >= all.size()) {
            return null;
        }
        IXYSeries series = all.get(param.getSeriesIndex());
        int i = param.getDataIndex();
        long time = (long) series.getXSeries()[i] + getChartViewer().getTimeOffset();
        Map<String, Object> lines = new LinkedHashMap<>();
        lines.put(Messages.Tip_Time, TmfTimestamp.fromNanos(time));
        lines.put(Messages.Tip_Value, series.getYSeries()[i]);
        Map<String, Map<String, Object>> groups = new LinkedHashMap<>();
        groups.put(series.getId(), lines);
        return groups;
    }
}
