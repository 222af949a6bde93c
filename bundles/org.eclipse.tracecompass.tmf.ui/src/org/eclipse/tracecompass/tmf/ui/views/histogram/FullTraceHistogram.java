package org.eclipse.tracecompass.tmf.ui.views.histogram;

import org.eclipse.swt.events.MouseEvent;
import org.eclipse.swt.events.PaintEvent;
import org.eclipse.swt.widgets.Composite;

/**
 * The histogram of a whole trace, with a frame around the visible window. The second button, or the
 * first one with Ctrl, moves the window; the third one draws another window; the wheel zooms it.
 *
 * @since 9.5.0
 */
public class FullTraceHistogram extends ZoomedHistogram {

    private long atDown;
    private long rangeAtDown;

    /**
     * @param view the view
     * @param parent the parent of the widgets
     */
    public FullTraceHistogram(HistogramView view, Composite parent) {
        super(view, parent, false);
    }

    @Override
    public void dispose() {
        removeMouseWheelListener(zoom);
        removeKeyListener(zoom);
        super.dispose();
    }

    @Override
    public void setTimeRange(long startTime, long duration) {
        super.setTimeRange(startTime, duration);
        fDataModel.complete();
    }

    @Override
    void dragBegins(MouseEvent event) {
        atDown = getTimestamp(event.x);
        rangeAtDown = rangeStart;
    }

    @Override
    public void mouseMove(MouseEvent event) {
        drag(event, fDragState);
        super.mouseMove(event);
    }

    private void drag(MouseEvent event, int state) {
        long time = getTimestamp(event.x);
        if (state == DRAG_RANGE) {
            setTimeRange(rangeAtDown + time - atDown, rangeDuration);
            rangeStart = zoom.getStartTime();
        } else if (state == DRAG_ZOOM && time != atDown) {
            setTimeRange(Math.min(time, atDown), Math.abs(time - atDown));
            rangeStart = zoom.getStartTime();
            rangeDuration = zoom.getDuration();
        }
    }

    @Override
    void dragEnds(MouseEvent event, int state) {
        drag(event, state);
        updateTimeRange(rangeStart, rangeStart + rangeDuration);
    }

    @Override
    public void paintControl(PaintEvent event) {
        super.paintControl(event);
        if (rangeDuration > 0) {
            paintWindow(event, rangeStart, rangeDuration);
        }
    }

    /** What zooms the visible window. */
    public HistogramZoom getZoom() {
        return zoom;
    }
}
