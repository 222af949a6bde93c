package org.eclipse.tracecompass.tmf.core.event.matching;

import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;

/**
 * The older name of {@link TmfEventMatching}.
 *
 * @deprecated use {@link TmfEventMatching}
 */
@Deprecated
public interface TmfNetworkEventMatching extends ITmfEventMatching {

    /**
     * Prepares for {@link #matchEvent}.
     *
     * @deprecated as the interface
     */
    @Deprecated
    void initMatching();

    /**
     * Matches one event.
     *
     * @param event the event
     * @param traceNumber the number of its trace among those that were given to the constructor
     * @deprecated as the interface
     */
    @Deprecated
    void matchEvent(ITmfEvent event, int traceNumber);
}
