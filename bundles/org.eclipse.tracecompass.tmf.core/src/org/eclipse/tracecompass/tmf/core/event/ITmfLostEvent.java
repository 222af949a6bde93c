package org.eclipse.tracecompass.tmf.core.event;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;

/** An event that reports events lost by the tracer. */
public interface ITmfLostEvent extends ITmfEvent {

    /** {@return the time during which events were lost} */
    @NonNullByDefault({})
    TmfTimeRange getTimeRange();

    /** {@return how many events were lost} */
    long getNbLostEvents();
}
