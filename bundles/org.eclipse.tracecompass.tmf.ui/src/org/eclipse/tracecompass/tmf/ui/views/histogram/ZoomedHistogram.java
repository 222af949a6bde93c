package org.eclipse.tracecompass.tmf.ui.views.histogram;

import org.eclipse.swt.SWT;
import org.eclipse.swt.events.MouseEvent;
import org.eclipse.swt.events.PaintEvent;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Composite;

/**
 * A histogram about the visible window. The second button, or the first one with Ctrl, moves the
 * window; the third one draws another window; the wheel zooms it.
 */
abstract class ZoomedHistogram extends Histogram {

    final HistogramZoom zoom;
    long rangeStart;
    long rangeDuration;

    ZoomedHistogram(HistogramView view, Composite parent, boolean sendTimeAlignSignals) {
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
        super.clear();
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
    }

    /** The user begins to move the window, or to draw another one. */
    abstract void dragBegins(MouseEvent event);

    /** The user has moved the window, or drawn another one. */
    abstract void dragEnds(MouseEvent event, int state);

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
        dragBegins(event);
    }

    @Override
    public void mouseUp(MouseEvent event) {
        if (event.button != fDragButton
                || fDragState == DRAG_NONE
                || fDragState == DRAG_SELECTION) {
            super.mouseUp(event);
            return;
        }
        int state = fDragState;
        fDragState = DRAG_NONE;
        fDragButton = 0;
        fCanvas.setCursor(null);
        dragEnds(event, state);
    }

    /** Draws the frame of a window. */
    final void paintWindow(PaintEvent event, long start, long duration) {
        if (fCanvas.getData(IMAGE_KEY) instanceof Image image) {
            GC gc = new GC(image);
            drawTimeRangeWindow(gc, start, duration);
            gc.dispose();
            event.gc.drawImage(image, 0, 0);
        }
    }
}
