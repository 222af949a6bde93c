package org.eclipse.tracecompass.tmf.ui.views.uml2sd.loader;

import org.eclipse.tracecompass.tmf.core.uml2sd.ITmfAsyncSequenceDiagramEvent;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.core.AsyncMessage;

/**
 * A message of a trace that takes time to arrive.
 *
 * @since 9.5.0
 */
public class TmfAsyncMessage extends AsyncMessage implements ITmfAsyncSequenceDiagramEvent {

    private final ITmfAsyncSequenceDiagramEvent event;

    /**
     * @param sdEvent the message
     * @param eventOccurrence the event of its sending and of its arrival, from the top of the
     *     diagram
     */
    public TmfAsyncMessage(ITmfAsyncSequenceDiagramEvent sdEvent, int eventOccurrence) {
        event = sdEvent;
        setStartOccurrence(eventOccurrence);
        setEndOccurrence(eventOccurrence);
        setName(sdEvent.getName());
        setStartTime(sdEvent.getStartTime());
        setEndTime(sdEvent.getEndTime());
    }

    @Override
    public String getSender() {
        return event.getSender();
    }

    @Override
    public String getReceiver() {
        return event.getReceiver();
    }
}
