package org.eclipse.tracecompass.tmf.ui.views.histogram;

import org.eclipse.swt.SWT;
import org.eclipse.swt.events.MouseEvent;
import org.eclipse.swt.events.PaintEvent;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Composite;

/**
 * The histogram of a whole trace, with a frame around the visible window. The second button, or the
 * first one with Ctrl, moves the window; the third one draws another window; the wheel zooms it.
 *
 * @since 9.5.0
 */
public class FullTraceHistogram extends Histogram {

    private final HistogramZoom zoom;
    private long rangeStart;
    private long rangeDuration;
    private long atDown;
    private long rangeAtDown;

    /**
     * @param view the view
     * @param parent the parent of the widgets
     */
    public FullTraceHistogram(HistogramView view, Composite parent) {
        super(view, parent);
        zoom = new HistogramZoom(this, getStartTime(), getTimeLimit());
    }

    @Override
    public void dispose() {
        removeMouseWheelListener(zoom);
        removeKeyListener(zoom);
        super.dispose();
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
        fDataModel.complete();
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
        atDown = getTimestamp(event.x);
        rangeAtDown = rangeStart;
    }

    @Override
    public void mouseMove(MouseEvent event) {
        drag(event);
        super.mouseMove(event);
    }

    private void drag(MouseEvent event) {
        long time = getTimestamp(event.x);
        if (fDragState == DRAG_RANGE) {
            setTimeRange(rangeAtDown + time - atDown, rangeDuration);
            rangeStart = zoom.getStartTime();
        } else if (fDragState == DRAG_ZOOM && time != atDown) {
            setTimeRange(Math.min(time, atDown), Math.abs(time - atDown));
            rangeStart = zoom.getStartTime();
            rangeDuration = zoom.getDuration();
        }
    }

    @Override
    public void mouseUp(MouseEvent event) {
        if (event.button != fDragButton
                || fDragState == DRAG_NONE
                || fDragState == DRAG_SELECTION) {
            super.mouseUp(event);
            return;
        }
        drag(event);
        fDragState = DRAG_NONE;
        fDragButton = 0;
        fCanvas.setCursor(null);
        updateTimeRange(rangeStart, rangeStart + rangeDuration);
    }

    @Override
    public void paintControl(PaintEvent event) {
        super.paintControl(event);
        if (rangeDuration > 0 && fCanvas.getData(IMAGE_KEY) instanceof Image image) {
            GC gc = new GC(image);
            drawTimeRangeWindow(gc, rangeStart, rangeDuration);
            gc.dispose();
            event.gc.drawImage(image, 0, 0);
        }
    }

    /** What zooms the visible window. */
    public HistogramZoom getZoom() {
        return zoom;
    }
}
