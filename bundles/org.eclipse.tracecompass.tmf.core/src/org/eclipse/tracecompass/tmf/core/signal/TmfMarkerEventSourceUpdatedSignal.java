package org.eclipse.tracecompass.tmf.core.signal;

import org.eclipse.jdt.annotation.NonNullByDefault;

/** A source of marker events has changed. */
public class TmfMarkerEventSourceUpdatedSignal extends TmfSignal {

    /**
     * A signal.
     *
     * @param source who sends it
     */
    @NonNullByDefault({})
    public TmfMarkerEventSourceUpdatedSignal(Object source) {
        super(source);
    }
}
