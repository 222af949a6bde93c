package org.eclipse.tracecompass.tmf.ui.views.uml2sd.loader;

import org.eclipse.tracecompass.tmf.core.uml2sd.ITmfSyncSequenceDiagramEvent;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.core.SyncMessage;

/**
 * A message of a trace that arrives when it is sent.
 *
 * @since 9.5.0
 */
public class TmfSyncMessage extends SyncMessage implements ITmfSyncSequenceDiagramEvent {

    private final ITmfSyncSequenceDiagramEvent event;

    /**
     * @param sdEvent the message
     * @param eventOccurrence its event, from the top of the diagram
     */
    public TmfSyncMessage(ITmfSyncSequenceDiagramEvent sdEvent, int eventOccurrence) {
        event = sdEvent;
        setEventOccurrence(eventOccurrence);
        setName(sdEvent.getName());
        setTime(sdEvent.getStartTime());
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
