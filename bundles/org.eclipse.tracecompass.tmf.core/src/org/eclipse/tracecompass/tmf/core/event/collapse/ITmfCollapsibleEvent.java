package org.eclipse.tracecompass.tmf.core.event.collapse;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;

/** An event that may be shown as a repetition of the one before. */
public interface ITmfCollapsibleEvent {

    /**
     * Whether this event repeats another.
     *
     * @param otherEvent the event before
     * @return true when the two may be shown as one
     */
    @NonNullByDefault({})
    boolean isCollapsibleWith(ITmfEvent otherEvent);
}
