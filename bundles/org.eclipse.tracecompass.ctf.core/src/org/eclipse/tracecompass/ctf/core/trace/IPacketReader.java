package org.eclipse.tracecompass.ctf.core.trace;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.ctf.core.CTFException;
import org.eclipse.tracecompass.ctf.core.event.IEventDefinition;
import org.eclipse.tracecompass.ctf.core.event.types.ICompositeDefinition;

/**
 * Reads the events of a packet.
 *
 * @since 0.2.0
 */
@NonNullByDefault({})
public interface IPacketReader {

    /** The CPU of a packet that does not tell. */
    int UNKNOWN_CPU = -1;

    /** Returns the CPU on which the events of the packet happened, or {@link #UNKNOWN_CPU}. */
    int getCPU();

    /** Returns whether the packet has another event. */
    boolean hasMoreEvents();

    /**
     * Reads the next event of the packet.
     *
     * @return the event
     * @throws CTFException if there is none or it cannot be read
     */
    IEventDefinition readNextEvent() throws CTFException;

    /** Returns the packet; null if the file has no packet, or the reader is behind the last one. */
    ICTFPacketDescriptor getCurrentPacket();

    /** Returns the header of the event that was read last; null if none was read. */
    ICompositeDefinition getCurrentPacketEventHeader();
}
