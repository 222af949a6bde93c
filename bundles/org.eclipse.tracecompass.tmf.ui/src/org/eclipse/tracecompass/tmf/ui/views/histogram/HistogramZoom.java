package org.eclipse.tracecompass.tmf.ui.views.histogram;

import org.eclipse.swt.events.KeyEvent;
import org.eclipse.swt.events.KeyListener;
import org.eclipse.swt.events.MouseEvent;
import org.eclipse.swt.events.MouseWheelListener;

/**
 * Zooms the visible window with the mouse wheel, about the time under the pointer, and with the
 * keys + and -, about its middle. The window stays in the range of the trace. Times are ns since
 * the epoch.
 *
 * @since 9.5.0
 */
public class HistogramZoom implements MouseWheelListener, KeyListener {

    private static final double ZOOM_IN = 0.8;
    private static final long SHORTEST = 2;

    private final Histogram histogram;
    private long fullStart;
    private long fullEnd;
    private long start;
    private long end;

    /**
     * @param histogram what is zoomed
     * @param start the start of the trace and of the window
     * @param end the end of both
     */
    public HistogramZoom(Histogram histogram, long start, long end) {
        this.histogram = histogram;
        setFullRange(start, end);
        this.start = start;
        this.end = end;
        histogram.addMouseWheelListener(this);
        histogram.addKeyListener(this);
    }

    /** The start of the window. */
    public long getStartTime() {
        return start;
    }

    /** The end of the window. */
    public long getEndTime() {
        return end;
    }

    /** The length of the window. */
    public long getDuration() {
        return end - start;
    }

    /** Sets the range of the trace. */
    public void setFullRange(long startTime, long endTime) {
        fullStart = startTime;
        fullEnd = endTime;
    }

    /**
     * Sets the window. It is moved into the range of the trace, and is at most as long.
     *
     * @param startTime its start
     * @param duration its length
     */
    public void setNewRange(long startTime, long duration) {
        long length = Math.min(duration, fullEnd - fullStart);
        start = Math.max(fullStart, Math.min(startTime, fullEnd - length));
        end = start + length;
    }

    @Override
    public void mouseScrolled(MouseEvent event) {
        zoom(event.count > 0, histogram.getTimestamp(event.x));
    }

    @Override
    public void keyPressed(KeyEvent e) {
        switch (e.character) {
            case '+', '=' -> zoom(true, start + getDuration() / 2);
            case '-' -> zoom(false, start + getDuration() / 2);
            default -> {
                // Other keys have other listeners.
            }
        }
    }

    @Override
    public void keyReleased(KeyEvent e) {
        // A key takes effect when it is pressed.
    }

    private void zoom(boolean in, long about) {
        double factor = in ? ZOOM_IN : 1 / ZOOM_IN;
        long centre = Math.clamp(about, start, Math.max(start, end));
        long length = Math.max(SHORTEST, Math.round(getDuration() * factor));
        double part = getDuration() == 0 ? 0.5 : (double) (centre - start) / getDuration();
        setNewRange(centre - Math.round(part * length), length);
        histogram.updateTimeRange(start, end);
    }
}
