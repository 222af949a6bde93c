package org.eclipse.tracecompass.tmf.ui.views.uml2sd.core;

import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;

/**
 * A time in a diagram: when something happens, and at which event from the top.
 *
 * @since 9.5.0
 */
public class SDTimeEvent {

    private final ITmfTimestamp time;
    private final int event;
    private final ITimeRange node;

    /**
     * @param time the time
     * @param event the number of the event, from the top of the diagram
     * @param node what happens
     */
    public SDTimeEvent(ITmfTimestamp time, int event, ITimeRange node) {
        this.time = time;
        this.event = event;
        this.node = node;
    }

    /** The time. */
    public ITmfTimestamp getTime() {
        return time;
    }

    /** The number of the event, from the top of the diagram. */
    public int getEvent() {
        return event;
    }

    /** What happens. */
    public ITimeRange getGraphNode() {
        return node;
    }
}
