package org.eclipse.tracecompass.tmf.core.signal;

/** A source of marker events has changed. */
public class TmfMarkerEventSourceUpdatedSignal extends TmfSignal {

    /**
     * A signal.
     *
     * @param source who sends it
     */
    public TmfMarkerEventSourceUpdatedSignal(Object source) {
        super(source);
    }
}
