package org.eclipse.tracecompass.tmf.ui.widgets.timegraph;

import java.util.EventObject;

/**
 * Times were selected.
 *
 * @since 0.2.0
 */
public class TimeGraphTimeEvent extends EventObject {

    private static final long serialVersionUID = 1L;

    private final long beginTime;
    private final long endTime;

    /**
     * @param source who tells it
     * @param beginTime where the selection was begun
     * @param endTime where the selection was ended; may be before its begin
     */
    public TimeGraphTimeEvent(Object source, long beginTime, long endTime) {
        super(source);
        this.beginTime = beginTime;
        this.endTime = endTime;
    }

    /** Returns where the selection was begun. */
    public long getBeginTime() {
        return beginTime;
    }

    /** Returns where the selection was ended; may be before its begin. */
    public long getEndTime() {
        return endTime;
    }
}
