package org.eclipse.tracecompass.ctf.core.event;

import java.util.Map;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.event.types.ICompositeDefinition;

/**
 * An event of a trace.
 *
 * @since 0.2.0
 */
public interface IEventDefinition {

    /** The CPU of an event whose packet does not tell. */
    int UNKNOWN_CPU = -1;

    /** Returns the class of the event. */
    IEventDeclaration getDeclaration();

    /** Returns the header of the event; without fields if it has none. */
    @NonNullByDefault({})
    ICompositeDefinition getEventHeader();

    /** Returns the fields of the event; none if it has none. */
    @NonNullByDefault({})
    ICompositeDefinition getFields();

    /** Returns the context that only events of its class have; without fields if it has none. */
    @NonNullByDefault({})
    ICompositeDefinition getEventContext();

    /** Returns the fields of both contexts, those of the stream first. */
    @NonNullByDefault({})
    ICompositeDefinition getContext();

    /** Returns the context of the packet; without fields if it has none. Reads it again. */
    @NonNullByDefault({})
    ICompositeDefinition getPacketContext();

    /** Returns the header of the packet, null if it has none. Reads it again. */
    default @Nullable ICompositeDefinition getPacketHeader() {
        return null;
    }

    /** Returns the context that all events of the stream have, null if they have none. */
    default @Nullable ICompositeDefinition getStreamContext() {
        return null;
    }

    /** Returns the CPU on which it happened, or {@link #UNKNOWN_CPU}. */
    int getCPU();

    /** Returns the value of its clock, in cycles; 0 without a clock. */
    long getTimestamp();

    /**
     * Returns the fields of the packet's context, which tells about all events of the packet: their
     * names and values.
     *
     * @return the fields in their order; empty if the packet has no context or it cannot be read
     *     any more. Reads the beginning of the packet again
     */
    Map<String, Object> getPacketAttributes();
}
