package org.eclipse.tracecompass.tmf.ui.views.histogram;

import org.eclipse.swt.events.MouseEvent;
import org.eclipse.swt.events.PaintEvent;
import org.eclipse.swt.widgets.Composite;

/**
 * The histogram of the visible window. The second button, or the first one with Ctrl, moves the
 * window; the third one draws the window to zoom to; the wheel zooms.
 *
 * @since 9.5.0
 */
public class TimeRangeHistogram extends ZoomedHistogram {

    private int downX;
    private long zoomFrom;
    private long zoomTo;

    /**
     * @param view the view
     * @param parent the parent of the widgets
     */
    public TimeRangeHistogram(HistogramView view, Composite parent) {
        this(view, parent, false);
    }

    /**
     * @param view the view
     * @param parent the parent of the widgets
     * @param sendTimeAlignSignals whether other views align their time axes when the place of this
     *     histogram changes
     */
    public TimeRangeHistogram(HistogramView view, Composite parent, boolean sendTimeAlignSignals) {
        super(view, parent, sendTimeAlignSignals);
    }

    @Override
    public void clear() {
        setOffset(0);
        super.clear();
    }

    @Override
    public void setTimeRange(long startTime, long duration) {
        super.setTimeRange(startTime, duration);
        if (fDragState == DRAG_NONE) {
            setOffset(0);
        }
    }

    @Override
    void dragBegins(MouseEvent event) {
        downX = event.x;
        zoomFrom = getTimestamp(event.x);
        zoomTo = zoomFrom;
    }

    @Override
    public void mouseMove(MouseEvent event) {
        if (fDragState == DRAG_RANGE) {
            setOffset(event.x - downX);
            fCanvas.redraw();
        } else if (fDragState == DRAG_ZOOM) {
            zoomTo = getTimestamp(event.x);
            fCanvas.redraw();
        }
        super.mouseMove(event);
    }

    @Override
    void dragEnds(MouseEvent event, int state) {
        if (state == DRAG_RANGE) {
            setOffset(0);
            long by = getTimestamp(downX) - getTimestamp(event.x);
            zoom.setNewRange(rangeStart + by, rangeDuration);
            updateTimeRange(zoom.getStartTime(), zoom.getEndTime());
        } else {
            zoomTo = getTimestamp(event.x);
            updateTimeRange(Math.min(zoomFrom, zoomTo), Math.max(zoomFrom, zoomTo));
        }
        fCanvas.redraw();
    }

    @Override
    public void paintControl(PaintEvent event) {
        super.paintControl(event);
        if (fDragState == DRAG_ZOOM) {
            paintWindow(event, Math.min(zoomFrom, zoomTo), Math.abs(zoomTo - zoomFrom));
        }
    }
}
