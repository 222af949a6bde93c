package org.eclipse.tracecompass.tmf.core.request;

import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;

/**
 * The older name of {@link TmfEventRequest}.
 *
 * @deprecated use {@link TmfEventRequest}
 */
@Deprecated
public abstract class TmfDataRequest extends TmfEventRequest implements ITmfDataRequest {

    /**
     * A request for events of any time.
     *
     * @param dataType class of the wanted events
     * @param index rank of the first wanted event
     * @param nbRequested how many events at most, or {@link #ALL_DATA}
     * @param priority how urgent
     * @deprecated as the class
     */
    @Deprecated
    public TmfDataRequest(
            Class<? extends ITmfEvent> dataType,
            long index,
            int nbRequested,
            ExecutionType priority) {
        super(dataType, index, nbRequested, priority);
    }
}
