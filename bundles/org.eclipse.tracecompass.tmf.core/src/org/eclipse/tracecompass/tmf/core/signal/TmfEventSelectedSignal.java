package org.eclipse.tracecompass.tmf.core.signal;

import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;

/** An event was selected. */
public class TmfEventSelectedSignal extends TmfSignal {

    private final ITmfEvent event;

    /**
     * A signal.
     *
     * @param source who sends it
     * @param event the event
     */
    public TmfEventSelectedSignal(Object source, ITmfEvent event) {
        super(source);
        this.event = event;
    }

    /** {@return the event} */
    public ITmfEvent getEvent() {
        return event;
    }

    @Override
    public String toString() {
        return "[TmfEventSelectedSignal (event=" + event + ")]";
    }
}
