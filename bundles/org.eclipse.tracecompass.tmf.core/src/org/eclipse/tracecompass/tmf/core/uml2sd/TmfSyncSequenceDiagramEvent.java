package org.eclipse.tracecompass.tmf.core.uml2sd;

import java.util.Objects;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;

/** The plain synchronous message, of one event. */
public class TmfSyncSequenceDiagramEvent implements ITmfSyncSequenceDiagramEvent {

    private final ITmfEvent fStartEvent;
    private final String fSender;
    private final String fReceiver;
    private final String fName;

    /**
     * A message.
     *
     * @param startEvent the event of its sending
     * @param sender who sends it
     * @param receiver who receives it
     * @param name the message
     */
    public TmfSyncSequenceDiagramEvent(
            ITmfEvent startEvent, String sender, String receiver, String name) {
        fStartEvent = Objects.requireNonNull(startEvent, "startEvent");
        fSender = Objects.requireNonNull(sender, "sender");
        fReceiver = Objects.requireNonNull(receiver, "receiver");
        fName = Objects.requireNonNull(name, "name");
    }

    @Override
    public String getSender() {
        return fSender;
    }

    @Override
    public String getReceiver() {
        return fReceiver;
    }

    @Override
    public String getName() {
        return fName;
    }

    @Override
    public ITmfTimestamp getStartTime() {
        return fStartEvent.getTimestamp();
    }
}
