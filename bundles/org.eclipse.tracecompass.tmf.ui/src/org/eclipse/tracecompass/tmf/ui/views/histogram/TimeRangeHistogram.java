package org.eclipse.tracecompass.tmf.ui.views.histogram;

import org.eclipse.swt.SWT;
import org.eclipse.swt.events.MouseEvent;
import org.eclipse.swt.events.PaintEvent;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Composite;

/**
 * The histogram of the visible window. The second button, or the first one with Ctrl, moves the
 * window; the third one draws the window to zoom to; the wheel zooms.
 *
 * @since 9.5.0
 */
public class TimeRangeHistogram extends Histogram {

    private final HistogramZoom zoom;
    private long rangeStart;
    private long rangeDuration;
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
        zoom = new HistogramZoom(this, getStartTime(), getTimeLimit());
    }

    @Override
    public void clear() {
        rangeStart = 0;
        rangeDuration = 0;
        if (zoom != null) {
            zoom.setFullRange(0, 0);
            zoom.setNewRange(0, 0);
        }
        setOffset(0);
        super.clear();
    }

    /**
     * Sets the visible window.
     *
     * @param startTime its start
     * @param duration its length
     */
    public void setTimeRange(long startTime, long duration) {
        rangeStart = startTime;
        rangeDuration = duration;
        zoom.setNewRange(startTime, duration);
        if (fDragState == DRAG_NONE) {
            setOffset(0);
        }
    }

    /**
     * Sets the range of the trace; the visible window can be anywhere in it.
     *
     * @param startTime its start
     * @param endTime its end
     */
    public void setFullRange(long startTime, long endTime) {
        zoom.setFullRange(startTime, endTime);
        zoom.setNewRange(rangeStart, rangeDuration);
    }

    @Override
    public void mouseDown(MouseEvent event) {
        boolean moves = event.button == 2 || event.button == 1 && (event.stateMask & SWT.CTRL) != 0;
        if (fDragState != DRAG_NONE
                || fDataModel.getNbEvents() == 0
                || !moves && event.button != 3) {
            super.mouseDown(event);
            return;
        }
        fDragState = moves ? DRAG_RANGE : DRAG_ZOOM;
        fDragButton = event.button;
        fCanvas.setCursor(moves ? fMoveCursor : fZoomCursor);
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
    public void mouseUp(MouseEvent event) {
        if (event.button != fDragButton
                || fDragState == DRAG_NONE
                || fDragState == DRAG_SELECTION) {
            super.mouseUp(event);
            return;
        }
        boolean moved = fDragState == DRAG_RANGE;
        fDragState = DRAG_NONE;
        fDragButton = 0;
        fCanvas.setCursor(null);
        if (moved) {
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
        if (fDragState == DRAG_ZOOM && fCanvas.getData(IMAGE_KEY) instanceof Image image) {
            GC gc = new GC(image);
            drawTimeRangeWindow(gc, Math.min(zoomFrom, zoomTo), Math.abs(zoomTo - zoomFrom));
            gc.dispose();
            event.gc.drawImage(image, 0, 0);
        }
    }
}
