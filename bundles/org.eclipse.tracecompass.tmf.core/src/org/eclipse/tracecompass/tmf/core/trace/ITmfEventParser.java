package org.eclipse.tracecompass.tmf.core.trace;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;

/** Reads one event. */
public interface ITmfEventParser {

    /**
     * Reads the event at a context without moving the context.
     *
     * @param context where to read
     * @return the event, null when there is none
     */
    @NonNullByDefault({})
    ITmfEvent parseEvent(ITmfContext context);
}
