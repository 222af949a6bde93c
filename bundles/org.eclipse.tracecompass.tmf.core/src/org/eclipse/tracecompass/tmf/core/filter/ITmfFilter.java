package org.eclipse.tracecompass.tmf.core.filter;

import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;

/** A predicate on events. */
public interface ITmfFilter {

    /**
     * Whether an event passes.
     *
     * @param event the event
     * @return true when it does
     */
    boolean matches(ITmfEvent event);
}
