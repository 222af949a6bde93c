package org.eclipse.tracecompass.ctf.core.trace;

import java.util.Map;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.event.types.ICompositeDefinition;
import org.eclipse.tracecompass.ctf.core.event.types.StructDefinition;

/**
 * A packet of a stream file: where it is, and what its context says.
 *
 * @since 0.2.0
 */
@NonNullByDefault({})
public interface ICTFPacketDescriptor {

    /**
     * Returns whether a time lies in the packet.
     *
     * @param ts the time, in cycles
     * @return true from the beginning to the end of the packet, both inclusive
     */
    boolean includes(long ts);

    /** Returns where the packet begins in its file, in bits. */
    long getOffsetBits();

    /** Returns the size of the packet with its padding, in bits. */
    long getPacketSizeBits();

    /** Returns the size of the packet without its padding, in bits. */
    long getContentSizeBits();

    /** Returns the time of its beginning, in cycles; 0 if the packet does not tell. */
    long getTimestampBegin();

    /** Returns the time of its end, in cycles; {@link Long#MAX_VALUE} if it does not tell. */
    long getTimestampEnd();

    /**
     * Returns the number of events that were discarded since the end of the packet before; 0 for
     * the first packet of a stream.
     */
    long getLostEvents();

    /** Returns the fields of its context by their names; unmodifiable. */
    Map<String, Object> getAttributes();

    /** Returns its context, null if it has none or it cannot be read any more. */
    default @Nullable ICompositeDefinition getStreamPacketContextDef() {
        return null;
    }

    /**
     * Replaces its context.
     *
     * @param streamPacketContextDef the context
     */
    default void setStreamPacketContextDef(StructDefinition streamPacketContextDef) {
        throw new UnsupportedOperationException("The context of this packet cannot be replaced");
    }

    /** Returns where its events happened, for instance {@code CPU1}; null if it does not tell. */
    String getTarget();

    /** Returns the number of where its events happened; -1 if it does not tell. */
    long getTargetId();

    /** Returns where the packet begins in its file, in bytes. */
    long getOffsetBytes();

    /** Returns where its events begin, in bits from the beginning of the packet. */
    long getPayloadStartBits();
}
