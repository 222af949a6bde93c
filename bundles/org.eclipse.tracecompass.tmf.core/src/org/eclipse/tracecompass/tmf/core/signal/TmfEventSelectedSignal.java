package org.eclipse.tracecompass.tmf.core.signal;

import org.eclipse.jdt.annotation.NonNullByDefault;
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
    @NonNullByDefault({})
    public TmfEventSelectedSignal(Object source, ITmfEvent event) {
        super(source);
        this.event = event;
    }

    /** {@return the event} */
    @NonNullByDefault({})
    public ITmfEvent getEvent() {
        return event;
    }

    @NonNullByDefault({})
    @Override
    public String toString() {
        return "[TmfEventSelectedSignal (event=" + event + ")]";
    }
}
