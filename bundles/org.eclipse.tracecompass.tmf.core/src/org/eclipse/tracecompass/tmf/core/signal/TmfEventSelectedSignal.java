package org.eclipse.tracecompass.tmf.core.signal;

import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;

/** An event was selected. */
public class TmfEventSelectedSignal extends TmfSignal {

    private final ITmfEvent fEvent;

    /**
     * A signal.
     *
     * @param source who sends it
     * @param event the event
     */
    public TmfEventSelectedSignal(Object source, ITmfEvent event) {
        super(source);
        fEvent = event;
    }

    /** {@return the event} */
    public ITmfEvent getEvent() {
        return fEvent;
    }

    @Override
    public String toString() {
        return "[TmfEventSelectedSignal (event=" + fEvent + ")]";
    }
}
