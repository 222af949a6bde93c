package org.eclipse.tracecompass.tmf.ui.viewers.xychart;

import org.eclipse.swt.SWT;
import org.eclipse.swt.events.MouseEvent;
import org.eclipse.swt.events.MouseListener;
import org.eclipse.swt.events.MouseMoveListener;

/**
 * Moves the window with the middle button, or with Ctrl and the left one.
 *
 * @since 9.5.0
 */
public class TmfMouseDragProvider extends TmfBaseProvider
        implements MouseListener, MouseMoveListener {

    private boolean dragging;
    private int lastX;

    /**
     * @param tmfChartViewer the chart
     */
    public TmfMouseDragProvider(ITmfChartTimeProvider tmfChartViewer) {
        super(tmfChartViewer);
    }

    @Override
    public void refresh() {
        // draws nothing
    }

    @Override
    public void mouseDoubleClick(MouseEvent e) {
        // no drag
    }

    @Override
    public void mouseDown(MouseEvent e) {
        boolean withCtrl = e.button == 1 && (e.stateMask & SWT.MODIFIER_MASK) == SWT.CTRL;
        dragging = (e.button == 2 || withCtrl) && getChartViewer().getWindowDuration() > 0;
        lastX = e.x;
    }

    @Override
    public void mouseMove(MouseEvent e) {
        if (!dragging || e.x == lastX) {
            return;
        }
        ITmfChartTimeProvider viewer = getChartViewer();
        IAxis axis = getXAxis();
        long wanted = Math.round(axis.getDataCoordinate(lastX) - axis.getDataCoordinate(e.x));
        long least = Math.min(0, viewer.getStartTime() - viewer.getWindowStartTime());
        long most = Math.max(0, viewer.getEndTime() - viewer.getWindowEndTime());
        long shift = Math.clamp(wanted, least, most);
        lastX = e.x;
        if (shift != 0) {
            viewer.updateWindow(
                    viewer.getWindowStartTime() + shift, viewer.getWindowEndTime() + shift);
        }
    }

    @Override
    public void mouseUp(MouseEvent e) {
        dragging = false;
    }
}
