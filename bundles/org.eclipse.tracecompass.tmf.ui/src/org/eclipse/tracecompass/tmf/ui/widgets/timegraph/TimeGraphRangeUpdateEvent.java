package org.eclipse.tracecompass.tmf.ui.widgets.timegraph;

import java.util.EventObject;

/**
 * The visible window was moved.
 *
 * @since 0.2.0
 */
public class TimeGraphRangeUpdateEvent extends EventObject {

    private static final long serialVersionUID = 1L;

    private final long startTime;
    private final long endTime;

    /**
     * @param source who tells it
     * @param startTime the start of the window
     * @param endTime the end of the window
     */
    public TimeGraphRangeUpdateEvent(Object source, long startTime, long endTime) {
        super(source);
        this.startTime = startTime;
        this.endTime = endTime;
    }

    /** Returns the start of the window. */
    public long getStartTime() {
        return startTime;
    }

    /** Returns the end of the window. */
    public long getEndTime() {
        return endTime;
    }
}
