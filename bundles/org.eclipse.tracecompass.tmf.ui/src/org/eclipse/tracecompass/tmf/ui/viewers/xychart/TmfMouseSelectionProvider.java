package org.eclipse.tracecompass.tmf.ui.viewers.xychart;

import org.eclipse.swt.SWT;
import org.eclipse.swt.events.MouseEvent;
import org.eclipse.swt.events.MouseListener;
import org.eclipse.swt.events.MouseMoveListener;
import org.eclipse.swt.events.PaintEvent;
import org.eclipse.swtchart.ICustomPaintListener;

/**
 * Selects times with the left button; with Shift, the selection is extended. Draws the selection.
 *
 * @since 9.5.0
 */
public class TmfMouseSelectionProvider extends TmfBaseProvider
        implements MouseListener, MouseMoveListener, ICustomPaintListener {

    private final TimeDrag drag = new TimeDrag(this);

    /**
     * @param tmfChartViewer the chart
     */
    public TmfMouseSelectionProvider(ITmfChartTimeProvider tmfChartViewer) {
        super(tmfChartViewer);
    }

    @Override
    public void mouseDoubleClick(MouseEvent e) {
        // a click each
    }

    @Override
    public void mouseDown(MouseEvent e) {
        boolean control = (e.stateMask & SWT.MODIFIER_MASK & ~SWT.SHIFT) != 0;
        if (e.button != 1 || control || !drag.isPossible()) {
            return;
        }
        if ((e.stateMask & SWT.SHIFT) != 0) {
            ITmfChartTimeProvider viewer = getChartViewer();
            long from = viewer.getSelectionBeginTime();
            long to = viewer.getSelectionEndTime();
            long time = drag.time(e);
            // the end that is farther away stays
            drag.startAt(Math.abs(time - from) < Math.abs(time - to) ? to : from, e);
        } else {
            drag.begin(e);
        }
        redraw();
    }

    @Override
    public void mouseMove(MouseEvent e) {
        if (drag.move(e)) {
            redraw();
        }
    }

    @Override
    public void mouseUp(MouseEvent e) {
        if (e.button == 1 && drag.finish(e)) {
            getChartViewer().updateSelectionRange(drag.begin(), drag.end());
            redraw();
        }
    }

    @Override
    public void paintControl(PaintEvent e) {
        ITmfChartTimeProvider viewer = getChartViewer();
        if (drag.isActive()) {
            TimeDrag.draw(this, e.gc, drag.begin(), drag.end());
        } else if (viewer.getWindowDuration() > 0) {
            TimeDrag.draw(this, e.gc, viewer.getSelectionBeginTime(), viewer.getSelectionEndTime());
        }
    }

    @Override
    public boolean drawBehindSeries() {
        return false;
    }
}
