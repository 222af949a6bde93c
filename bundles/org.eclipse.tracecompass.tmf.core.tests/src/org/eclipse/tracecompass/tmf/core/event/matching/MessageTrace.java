package org.eclipse.tracecompass.tmf.core.event.matching;

import java.util.List;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventField;
import org.eclipse.tracecompass.tmf.core.event.TmfEvent;
import org.eclipse.tracecompass.tmf.core.event.TmfEventField;
import org.eclipse.tracecompass.tmf.core.event.TmfEventType;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.core.trace.SyntheticTrace;

/** A trace of messages that a host sends ({@code out}) and receives ({@code in}), in memory. */
public class MessageTrace extends SyntheticTrace {

    /** Matches the messages of these traces by their number. */
    public static final FieldMatchDefinition DEFINITION =
            FieldMatchDefinition.parse("message:out(id) -> message:in(id)");

    private static final TmfEventType OUT =
            new TmfEventType("message:out", TmfEventField.makeRoot(new String[] {"id"}));
    private static final TmfEventType IN =
            new TmfEventType("message:in", TmfEventField.makeRoot(new String[] {"id"}));

    /** A sending or receipt. */
    public record Message(long time, boolean isSent, long id) {}

    private final String host;
    private final List<Message> messages;

    /** A trace; the messages are sorted by time. */
    public MessageTrace(String name, String host, List<Message> messages) {
        super(name, messages.stream().mapToLong(Message::time).sorted().toArray());
        this.host = host;
        this.messages =
                messages.stream()
                        .sorted(java.util.Comparator.comparingLong(Message::time))
                        .toList();
    }

    @Override
    public String getHostId() {
        return host == null ? "" : host;
    }

    @NonNullByDefault({})
    @Override
    public @Nullable ITmfEvent parseEvent(ITmfContext context) {
        ITmfEvent event = super.parseEvent(context);
        if (event == null) {
            return null;
        }
        Message message =
                messages.get(((Long) event.getContent().getField("i").getValue()).intValue());
        return new TmfEvent(
                this,
                event.getRank(),
                createTimestamp(message.time),
                message.isSent ? OUT : IN,
                new TmfEventField(
                        ITmfEventField.ROOT_FIELD_ID,
                        null,
                        new ITmfEventField[] {new TmfEventField("id", message.id, null)}));
    }
}
