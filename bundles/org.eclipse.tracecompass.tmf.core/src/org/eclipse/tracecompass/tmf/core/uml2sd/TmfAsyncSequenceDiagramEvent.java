package org.eclipse.tracecompass.tmf.core.uml2sd;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;

/** The plain asynchronous message, of two events. */
public class TmfAsyncSequenceDiagramEvent extends TmfSyncSequenceDiagramEvent
        implements ITmfAsyncSequenceDiagramEvent {

    private final ITmfEvent endEvent;

    /**
     * A message.
     *
     * @param startEvent the event of its sending
     * @param endEvent the event of its arrival
     * @param sender who sends it
     * @param receiver who receives it
     * @param name the message
     * @throws IllegalArgumentException when one of them is null
     */
    @NonNullByDefault({})
    public TmfAsyncSequenceDiagramEvent(
            ITmfEvent startEvent, ITmfEvent endEvent, String sender, String receiver, String name) {
        super(startEvent, sender, receiver, name);
        this.endEvent = given(endEvent, "endEvent");
    }

    @NonNullByDefault({})
    @Override
    public ITmfTimestamp getEndTime() {
        return endEvent.getTimestamp();
    }
}
