package org.eclipse.tracecompass.tmf.core.uml2sd;

import org.eclipse.jdt.annotation.NonNull;
import org.eclipse.jdt.annotation.NonNullByDefault;
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
     * @throws IllegalArgumentException when one of them is null
     */
    @NonNullByDefault({})
    public TmfSyncSequenceDiagramEvent(
            ITmfEvent startEvent, String sender, String receiver, String name) {
        this.startEvent = given(startEvent, "startEvent");
        this.sender = given(sender, "sender");
        this.receiver = given(receiver, "receiver");
        this.name = given(name, "name");
    }

    @NonNullByDefault({})
    static <T> @NonNull T given(T argument, String name) {
        if (argument == null) {
            throw new IllegalArgumentException(name + " is null");
        }
        return argument;
    }

    @NonNullByDefault({})
    @Override
    public String getSender() {
        return sender;
    }

    @NonNullByDefault({})
    @Override
    public String getReceiver() {
        return receiver;
    }

    @NonNullByDefault({})
    @Override
    public String getName() {
        return name;
    }

    @NonNullByDefault({})
    @Override
    public ITmfTimestamp getStartTime() {
        return startEvent.getTimestamp();
    }
}
