package org.eclipse.tracecompass.tmf.core.trace;

import org.eclipse.tracecompass.tmf.core.signal.TmfTraceModelSignal;

/** A trace context that keeps what model signals say. */
public interface ITraceContextSignalHandler {

    /**
     * Called with each model signal about the trace's host.
     *
     * @param signal the signal
     */
    default void receive(TmfTraceModelSignal signal) {
        // Most contexts keep nothing.
    }
}
