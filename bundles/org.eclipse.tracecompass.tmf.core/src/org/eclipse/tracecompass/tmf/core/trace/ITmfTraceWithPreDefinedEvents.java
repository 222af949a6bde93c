package org.eclipse.tracecompass.tmf.core.trace;

import java.util.Set;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventType;

/** A trace that knows its event types before it is read. */
public interface ITmfTraceWithPreDefinedEvents {

    /** {@return all types that events of the trace may have} */
    Set<? extends ITmfEventType> getContainedEventTypes();
}
