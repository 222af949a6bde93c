package org.eclipse.tracecompass.tmf.ui.viewers.xychart;

import org.eclipse.swt.events.MouseEvent;
import org.eclipse.swt.events.MouseListener;
import org.eclipse.swt.events.MouseMoveListener;
import org.eclipse.swt.events.PaintEvent;
import org.eclipse.swtchart.ICustomPaintListener;

/**
 * Shows the times that are dragged over with the right button.
 *
 * @since 9.5.0
 */
public class TmfMouseDragZoomProvider extends TmfBaseProvider
        implements MouseListener, MouseMoveListener, ICustomPaintListener {

    private final TimeDrag drag = new TimeDrag(this);

    /**
     * @param tmfChartViewer the chart
     */
    public TmfMouseDragZoomProvider(ITmfChartTimeProvider tmfChartViewer) {
        super(tmfChartViewer);
    }

    @Override
    public void refresh() {
        // draws only while the mouse is dragged
    }

    @Override
    public void mouseDoubleClick(MouseEvent e) {
        // no drag
    }

    @Override
    public void mouseDown(MouseEvent e) {
        if (e.button == 3 && drag.isPossible()) {
            drag.begin(e);
        }
    }

    @Override
    public void mouseMove(MouseEvent e) {
        if (drag.move(e)) {
            redraw();
        }
    }

    @Override
    public void mouseUp(MouseEvent e) {
        if (e.button == 3 && drag.finish(e)) {
            long start = Math.min(drag.begin(), drag.end());
            long end = Math.max(drag.begin(), drag.end());
            if (drag.isMoved() && end > start) {
                getChartViewer().updateWindow(start, end);
            }
            redraw();
        }
    }

    @Override
    public void paintControl(PaintEvent e) {
        if (drag.isActive() && drag.isMoved()) {
            TimeDrag.draw(this, e.gc, drag.begin(), drag.end());
        }
    }

    @Override
    public boolean drawBehindSeries() {
        return true;
    }
}
