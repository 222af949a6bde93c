package org.eclipse.tracecompass.tmf.ui.widgets.timegraph.widgets;

/**
 * Where instants are in a time graph. On the UI thread.
 *
 * @since 0.2.0
 */
public interface ITmfTimeGraphDrawingHelper {

    /**
     * The place of an instant.
     *
     * @param time the instant
     * @return pixels from the left edge of the time graph; -1 if the instant is not visible
     */
    int getXForTime(long time);

    /**
     * The instant at a place.
     *
     * @param x pixels from the left edge of the time graph
     * @return the instant; -1 if there is no time at that place
     */
    long getTimeAtX(int x);
}
