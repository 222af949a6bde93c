package org.eclipse.tracecompass.tmf.core.filter;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;

/** A predicate on events. */
public interface ITmfFilter {

    /**
     * Whether an event passes.
     *
     * @param event the event
     * @return true when it does
     */
    @NonNullByDefault({})
    boolean matches(ITmfEvent event);
}
