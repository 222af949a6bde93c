package org.eclipse.tracecompass.tmf.ctf.core.event;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.event.IEventDeclaration;
import org.eclipse.tracecompass.ctf.core.event.IEventDefinition;
import org.eclipse.tracecompass.ctf.core.event.types.ICompositeDefinition;
import org.eclipse.tracecompass.ctf.core.trace.CtfEvent;
import org.eclipse.tracecompass.ctf.core.trace.ICTFStream;
import org.eclipse.tracecompass.tmf.core.event.ITmfCustomAttributes;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventField;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventType;
import org.eclipse.tracecompass.tmf.core.event.TmfEvent;
import org.eclipse.tracecompass.tmf.core.event.TmfEventField;
import org.eclipse.tracecompass.tmf.core.event.lookup.ITmfCallsite;
import org.eclipse.tracecompass.tmf.core.event.lookup.ITmfModelLookup;
import org.eclipse.tracecompass.tmf.core.event.lookup.ITmfSourceLookup;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.ctf.core.CtfConstants;
import org.eclipse.tracecompass.tmf.ctf.core.trace.CtfTmfTrace;

/**
 * An event of a CTF trace. Making one is cheap: its timestamp and its content are made when they
 * are asked for. Immutable and thread-safe.
 *
 * <p>Trace types that want events of a class of their own extend this one, and give the trace a
 * {@link CtfTmfEventFactory} that makes them.
 */
public class CtfTmfEvent extends TmfEvent
        implements ITmfSourceLookup, ITmfModelLookup, ITmfCustomAttributes {

    /** The CPU of an event whose packet does not tell. */
    public static final int UNKNOWN_CPU = IEventDefinition.UNKNOWN_CPU;

    private static final CtfTmfEventType NO_TYPE = new CtfTmfEventType("Empty CTF event");

    private final @Nullable CtfEvent event;
    private final CtfTmfEventType type;
    private final @Nullable Given given;
    private @Nullable ITmfTimestamp timestamp;
    private @Nullable ITmfEventField content;

    /** What a subclass has given to the constructor besides the data. */
    private static final class Given {
        final String channel;
        final int cpu;
        final IEventDeclaration declaration;
        final IEventDefinition definition;
        long rank;

        Given(
                String channel,
                int cpu,
                IEventDeclaration declaration,
                IEventDefinition definition,
                long rank) {
            this.channel = channel;
            this.cpu = cpu;
            this.declaration = declaration;
            this.definition = definition;
            this.rank = rank;
        }
    }

    /**
     * An event of a trace.
     *
     * @param trace its trace
     * @param rank its rank
     * @param type its type
     * @param event what was read; must not change any more
     */
    CtfTmfEvent(CtfTmfTrace trace, long rank, CtfTmfEventType type, CtfEvent event) {
        super(trace, rank, null, type, null);
        this.type = type;
        this.event = event;
        given = null;
    }

    /**
     * An event of a subclass.
     *
     * @param trace its trace
     * @param rank its rank, {@link ITmfContext#UNKNOWN_RANK} if that is to be the rank at which it
     *     is read
     * @param timestamp its time
     * @param channel the channel it was recorded in
     * @param cpu the CPU on which it happened, or {@link #UNKNOWN_CPU}
     * @param declaration its class
     * @param eventDefinition its data, as the factory was given it
     * @since 0.2.0
     */
    protected CtfTmfEvent(
            CtfTmfTrace trace,
            long rank,
            ITmfTimestamp timestamp,
            String channel,
            int cpu,
            IEventDeclaration declaration,
            IEventDefinition eventDefinition) {
        super(trace, rank, timestamp, trace.typeOf(declaration), null);
        type = trace.typeOf(declaration);
        event = eventDefinition instanceof CtfEvent data ? data : null;
        this.timestamp = timestamp;
        given = new Given(channel, cpu, declaration, eventDefinition, rank);
    }

    /**
     * An event that stands for none: it has no trace and no fields, and its time is zero.
     *
     * @since 0.2.0
     */
    public CtfTmfEvent() {
        this(null);
    }

    CtfTmfEvent(@Nullable CtfTmfTrace trace) {
        super(trace, ITmfContext.UNKNOWN_RANK, TmfTimestamp.ZERO, NO_TYPE, null);
        type = NO_TYPE;
        event = null;
        given = null;
        timestamp = TmfTimestamp.ZERO;
    }

    /**
     * The data read from the trace.
     *
     * @throws IllegalStateException for an event that stands for none
     */
    public CtfEvent getCtfEvent() {
        CtfEvent event = this.event;
        if (event == null) {
            throw new IllegalStateException("the event has no data");
        }
        return event;
    }

    /** The data read from the trace; null for an event that has none. */
    @Nullable
    CtfEvent data() {
        return event;
    }

    /** Sets the rank at which an event was read that did not know it. */
    void readAt(long rank) {
        Given given = this.given;
        if (given != null && given.rank == ITmfContext.UNKNOWN_RANK) {
            given.rank = rank;
        }
    }

    @Override
    public long getRank() {
        Given given = this.given;
        return given == null ? super.getRank() : given.rank;
    }

    @Override
    public CtfTmfTrace getTrace() {
        return (CtfTmfTrace) super.getTrace();
    }

    @Override
    public ITmfTimestamp getTimestamp() {
        ITmfTimestamp timestamp = this.timestamp;
        if (timestamp == null) {
            timestamp = getTrace().createTimestamp(getCtfEvent().nanos());
            this.timestamp = timestamp;
        }
        return timestamp;
    }

    @Override
    public ITmfEventType getType() {
        return type;
    }

    /** The CPU on which the event happened, or {@link #UNKNOWN_CPU}. */
    public int getCPU() {
        Given given = this.given;
        CtfEvent event = this.event;
        return given != null ? given.cpu : event == null ? UNKNOWN_CPU : event.cpu();
    }

    /** The channel the event was recorded in: the name of its stream's file. */
    public String getChannel() {
        Given given = this.given;
        CtfEvent event = this.event;
        if (given != null) {
            return given.channel;
        }
        return event == null ? CtfTmfEventFactory.NO_STREAM : event.stream().name();
    }

    /**
     * The number of the event's stream class, {@code IEventDeclaration.getStream().getId()}; -1 for
     * an event that is in no stream.
     *
     * @since 0.2.0
     */
    public long getStreamId() {
        CtfEvent event = this.event;
        if (event != null) {
            return event.stream().layout().type().id();
        }
        IEventDeclaration declaration = declaration();
        ICTFStream stream = declaration == null ? null : declaration.getStream();
        return stream == null ? -1 : stream.getId();
    }

    /**
     * The value of the trace's clock, in cycles.
     *
     * @since 0.2.0
     */
    public long getUnscaledTime() {
        IEventDefinition definition = definition();
        return definition == null ? 0 : definition.getTimestamp();
    }

    /** Where the event is: the name of its file. */
    public String getReference() {
        CtfEvent event = this.event;
        return event == null ? "" : String.valueOf(event.packet().file().path().getFileName());
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
        CtfEvent event = this.event;
        if (event != null) {
            return new CtfEventContent(type, event);
        }
        IEventDefinition definition = definition();
        return definition == null
                ? new TmfEventField(ITmfEventField.ROOT_FIELD_ID, null, null)
                : CtfDefinedField.contentOf(definition);
    }

    private @Nullable IEventDeclaration declaration() {
        Given given = this.given;
        CtfEvent event = this.event;
        return given != null ? given.declaration : event == null ? null : event.getDeclaration();
    }

    /**
     * The attributes of the event class in the metadata besides its fields, such as {@code
     * loglevel}.
     */
    @Override
    public Set<String> listCustomAttributes() {
        IEventDeclaration declaration = declaration();
        return declaration == null ? Set.of() : declaration.getCustomAttributes();
    }

    @Override
    public @Nullable String getCustomAttribute(@Nullable String name) {
        IEventDeclaration declaration = declaration();
        return declaration == null || name == null ? null : declaration.getCustomAttribute(name);
    }

    /**
     * The place in source code where the event was recorded: the one that the metadata has for the
     * address in the event's context, or the only one.
     *
     * @return null if the metadata tells none
     * @since 0.2.0
     */
    @Override
    public @Nullable ITmfCallsite getCallsite() {
        CtfEvent event = this.event;
        if (event == null || type.getLayout() == null || !getTrace().hasCallsites()) {
            return null;
        }
        ITmfEventField address =
                getContent().getField(CtfConstants.CONTEXT_FIELD_PREFIX + CtfConstants.IP_KEY);
        return address != null && address.getValue() instanceof Long ip
                ? getTrace().getCallsite(getName(), ip.longValue())
                : getTrace().getCallsite(getName());
    }

    @Override
    public @Nullable List<ITmfCallsite> getCallsites() {
        ITmfCallsite callsite = getCallsite();
        return callsite == null ? null : List.of(callsite);
    }

    /**
     * The URI of an element of a model, which the metadata has for the event's class.
     *
     * @return null if it has none
     * @since 0.2.0
     */
    @Override
    public @Nullable String getModelUri() {
        return getCustomAttribute(CtfConstants.MODEL_URI_KEY);
    }

    /**
     * The fields of the context of the event's packet, by name. Reads the beginning of the packet
     * again.
     *
     * @return empty if there are none, or the trace was closed
     * @since 0.2.0
     */
    public Map<String, Object> getPacketAttributes() {
        IEventDefinition definition = definition();
        return definition == null ? Map.of() : definition.getPacketAttributes();
    }

    /** The data as the documented interface has it; null for an event that stands for none. */
    @Nullable
    IEventDefinition definition() {
        Given given = this.given;
        return given == null ? event : given.definition;
    }

    /** Returns the context of the event's packet, null if there is none. Reads it again. */
    public @Nullable ICompositeDefinition getPacketContext() {
        IEventDefinition definition = definition();
        return definition == null ? null : definition.getPacketContext();
    }

    /** Returns the header of the event's packet, null if there is none. Reads it again. */
    public @Nullable ICompositeDefinition getPacketHeader() {
        IEventDefinition definition = definition();
        return definition == null ? null : definition.getPacketHeader();
    }

    /** Returns the context that all events of the stream have, null if they have none. */
    public @Nullable ICompositeDefinition getStreamContext() {
        IEventDefinition definition = definition();
        return definition == null ? null : definition.getStreamContext();
    }

    /** Returns the context that only events of this class have, null if there is none. */
    public @Nullable ICompositeDefinition getEventContext() {
        IEventDefinition definition = definition();
        return definition == null ? null : definition.getEventContext();
    }

    /** Two events are the same if they are at the same place of the same trace. */
    @Override
    public boolean equals(@Nullable Object obj) {
        if (this == obj) {
            return true;
        }
        CtfEvent event = this.event;
        CtfEvent theirs = obj instanceof CtfTmfEvent other ? other.event : null;
        return obj instanceof CtfTmfEvent other
                && event != null
                && theirs != null
                && getClass() == other.getClass()
                && Objects.equals(getTrace(), other.getTrace())
                && event.packet().equals(theirs.packet())
                && event.fileOffset() == theirs.fileOffset()
                && event.nanos() == theirs.nanos();
    }

    @Override
    public int hashCode() {
        CtfEvent event = this.event;
        return event == null
                ? System.identityHashCode(this)
                : Long.hashCode(31 * event.nanos() + event.fileOffset());
    }

    @Override
    public String toString() {
        return getTimestamp() + " " + getChannel() + ' ' + getName() + ": " + getContent();
    }
}
