package org.eclipse.tracecompass.tmf.core.uml2sd;

import java.util.Objects;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;

/** The plain synchronous message, of one event. */
public class TmfSyncSequenceDiagramEvent implements ITmfSyncSequenceDiagramEvent {

    private final ITmfEvent startEvent;
    private final String sender;
    private final String receiver;
    private final String name;

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
        this.startEvent = Objects.requireNonNull(startEvent, "startEvent");
        this.sender = Objects.requireNonNull(sender, "sender");
        this.receiver = Objects.requireNonNull(receiver, "receiver");
        this.name = Objects.requireNonNull(name, "name");
    }

    @Override
    public String getSender() {
        return sender;
    }

    @Override
    public String getReceiver() {
        return receiver;
    }

    @Override
    public String getName() {
        return name;
    }

    @Override
    public ITmfTimestamp getStartTime() {
        return startEvent.getTimestamp();
    }
}
