package org.eclipse.tracecompass.tmf.core.event.matching;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.matching.TmfEventMatching.Direction;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * Defines the events that can match. A definition is registered with {@link
 * TmfEventMatching#registerMatchObject} or in a {@code plugin.xml} (extension point {@value
 * TmfEventMatching#EXTENSION_POINT_ID}) and serves all traces; it must be thread-safe.
 */
public interface ITmfMatchEventDefinition {

    /**
     * Returns the key that identifies an event.
     *
     * @param event an event that {@link #getDirection} gave a direction
     * @return a key that the event shares with its counterpart alone; null when the event takes no
     *     part after all
     */
    @NonNullByDefault({})
    IEventMatchingKey getEventKey(ITmfEvent event);

    /**
     * Whether a trace may have events of this definition. Asked once per trace, before its events
     * are read.
     *
     * @param trace a trace
     * @return true to be asked about its events
     */
    @NonNullByDefault({})
    boolean canMatchTrace(ITmfTrace trace);

    /**
     * Returns the role of an event. Called for every event, so it should be fast.
     *
     * @param event an event of a trace that can be matched
     * @return cause, effect, or null when the event takes no part
     */
    @NonNullByDefault({})
    Direction getDirection(ITmfEvent event);
}
