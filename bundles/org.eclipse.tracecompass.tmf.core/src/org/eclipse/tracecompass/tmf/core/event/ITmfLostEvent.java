package org.eclipse.tracecompass.tmf.core.event;

import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;

/** Says that the tracer lost events. */
public interface ITmfLostEvent extends ITmfEvent {

    /** {@return the time during which events were lost} */
    TmfTimeRange getTimeRange();

    /** {@return how many events were lost} */
    long getNbLostEvents();
}
