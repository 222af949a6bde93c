package org.eclipse.tracecompass.tmf.ui.signal;

import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Shell;

/**
 * Where the time axis of a view begins. Views with the same left edge in one window can be aligned.
 *
 * @since 0.2.0
 */
public class TmfTimeViewAlignmentInfo {

    private final Shell shell;
    private final Point viewLocation;
    private final int timeAxisOffset;

    /**
     * @param shell the window of the view
     * @param viewLocation the upper left corner of the view on the display
     * @param timeAxisOffset the distance from that corner to the time axis, in pixels
     */
    public TmfTimeViewAlignmentInfo(Shell shell, Point viewLocation, int timeAxisOffset) {
        this.shell = shell;
        this.viewLocation = viewLocation;
        this.timeAxisOffset = timeAxisOffset;
    }

    /** The window of the view. */
    public Shell getShell() {
        return shell;
    }

    /** The upper left corner of the view on the display. */
    public Point getViewLocation() {
        return viewLocation;
    }

    /** The distance from the left edge of the view to its time axis, in pixels. */
    public int getTimeAxisOffset() {
        return timeAxisOffset;
    }

    @Override
    public String toString() {
        return "[viewLocation=" + viewLocation + ", timeAxisOffset=" + timeAxisOffset + "]";
    }
}
