package org.eclipse.tracecompass.tmf.ctf.core.event;

import java.util.Objects;
import java.util.Set;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.layout.EventLayout;
import org.eclipse.tracecompass.ctf.core.trace.CtfEvent;
import org.eclipse.tracecompass.tmf.core.event.ITmfCustomAttributes;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventField;
import org.eclipse.tracecompass.tmf.core.event.TmfEvent;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * An event of a CTF trace. Making one is cheap: its timestamp and its content are made when they
 * are asked for. Immutable and thread-safe.
 */
public class CtfTmfEvent extends TmfEvent implements ITmfCustomAttributes {

    /** The CPU of an event whose packet does not tell. */
    public static final int UNKNOWN_CPU = -1;

    private final CtfEvent event;
    private final CtfTmfEventType type;
    private @Nullable ITmfTimestamp timestamp;
    private @Nullable ITmfEventField content;

    /**
     * An event.
     *
     * @param trace its trace
     * @param rank its rank
     * @param type its type
     * @param event what was read; must not change any more
     */
    public CtfTmfEvent(ITmfTrace trace, long rank, CtfTmfEventType type, CtfEvent event) {
        super(trace, rank, null, type, null);
        this.type = type;
        this.event = event;
    }

    /** The data read from the trace. */
    public CtfEvent getCtfEvent() {
        return event;
    }

    @Override
    public ITmfTimestamp getTimestamp() {
        ITmfTimestamp timestamp = this.timestamp;
        if (timestamp == null) {
            timestamp = getTrace().createTimestamp(event.nanos());
            this.timestamp = timestamp;
        }
        return timestamp;
    }

    @Override
    public CtfTmfEventType getType() {
        return type;
    }

    /** The CPU on which the event happened, or {@link #UNKNOWN_CPU}. */
    public int getCPU() {
        return event.cpu();
    }

    /** The channel the event was recorded in: the name of its stream's file. */
    public String getChannel() {
        return event.stream().name();
    }

    /** Where the event is: the name of its file. */
    public String getReference() {
        return String.valueOf(event.packet().file().path().getFileName());
    }

    @Override
    public ITmfEventField getContent() {
        ITmfEventField content = this.content;
        if (content == null) {
            content = decode();
            this.content = content;
        }
        return content;
    }

    /** Creates the content: the fields of the payload, then those of the contexts. */
    protected ITmfEventField decode() {
        return new CtfEventContent(type, event);
    }

    /**
     * The attributes of the event class in the metadata besides its fields, such as {@code
     * loglevel}.
     */
    @Override
    public Set<String> listCustomAttributes() {
        EventLayout layout = type.getLayout();
        return layout == null ? Set.of() : layout.type().attributes().keySet();
    }

    @Override
    public @Nullable String getCustomAttribute(String name) {
        EventLayout layout = type.getLayout();
        Object value = layout == null ? null : layout.type().attributes().get(name);
        return value == null ? null : value.toString();
    }

    /** Two events are the same if they are at the same place of the same trace. */
    @Override
    public boolean equals(@Nullable Object obj) {
        return this == obj
                || obj instanceof CtfTmfEvent other
                        && getClass() == other.getClass()
                        && Objects.equals(getTrace(), other.getTrace())
                        && event.packet().equals(other.event.packet())
                        && event.fileOffset() == other.event.fileOffset()
                        && event.nanos() == other.event.nanos();
    }

    @Override
    public int hashCode() {
        return Long.hashCode(31 * event.nanos() + event.fileOffset());
    }

    @Override
    public String toString() {
        return getTimestamp() + " " + getChannel() + ' ' + getName() + ": " + getContent();
    }
}
