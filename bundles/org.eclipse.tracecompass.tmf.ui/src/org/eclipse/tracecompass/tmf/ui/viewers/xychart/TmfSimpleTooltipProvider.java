package org.eclipse.tracecompass.tmf.ui.viewers.xychart;

import org.eclipse.swt.events.MouseEvent;
import org.eclipse.swt.events.MouseTrackListener;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Control;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.ui.viewers.TmfAbstractToolTipHandler;

/**
 * A tooltip with the time and the value at the pointer.
 *
 * @since 9.5.0
 */
public class TmfSimpleTooltipProvider extends TmfBaseProvider implements MouseTrackListener {

    // no initializer: the constructor of the superclass asks for it
    private TmfAbstractToolTipHandler handler;

    private final class Tip extends TmfAbstractToolTipHandler {

        @Override
        protected void fill(Control control, MouseEvent event, Point pt) {
            if (getChartViewer().getWindowDuration() > 0) {
                long time =
                        limitXDataCoordinate(getXAxis().getDataCoordinate(pt.x))
                                + getChartViewer().getTimeOffset();
                addItem(
                        null,
                        ToolTipString.fromString("t"),
                        ToolTipString.fromTimestamp(TmfTimestamp.fromNanos(time).toString(), time));
                addItem(
                        null,
                        ToolTipString.fromString("y"),
                        ToolTipString.fromDecimal(getYAxis().getDataCoordinate(pt.y)));
            }
        }
    }

    /**
     * @param tmfChartViewer the chart
     */
    public TmfSimpleTooltipProvider(ITmfChartTimeProvider tmfChartViewer) {
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
        // the tooltip is filled when it appears
    }

    @Override
    public void mouseEnter(MouseEvent e) {
        // the tooltip appears when the pointer rests
    }

    @Override
    public void mouseExit(MouseEvent e) {
        // the tooltip hides itself
    }

    @Override
    public void mouseHover(MouseEvent e) {
        // the tooltip appears by itself
    }
}
