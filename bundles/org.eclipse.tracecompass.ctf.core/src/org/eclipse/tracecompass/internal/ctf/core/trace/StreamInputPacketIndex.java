package org.eclipse.tracecompass.internal.ctf.core.trace;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.eclipse.tracecompass.ctf.core.trace.ICTFPacketDescriptor;

/** The packets of a stream file in the order of the file. Thread-safe. */
public final class StreamInputPacketIndex {

    private volatile List<ICTFPacketDescriptor> packets = List.of();

    /** Creates an index without packets. */
    public StreamInputPacketIndex() {}

    /** Returns the number of packets. */
    public int size() {
        return packets.size();
    }

    /** Returns whether there are no packets. */
    public boolean isEmpty() {
        return packets.isEmpty();
    }

    /**
     * Returns a packet.
     *
     * @param index its number, from 0
     * @throws IndexOutOfBoundsException if there is no such packet
     */
    public ICTFPacketDescriptor getElement(int index) {
        return packets.get(index);
    }

    /** Returns all packets; unmodifiable. */
    public List<ICTFPacketDescriptor> getElements() {
        return packets;
    }

    /**
     * Adds a packet behind the others.
     *
     * @param packet the packet
     */
    public void append(ICTFPacketDescriptor packet) {
        appendAll(List.of(packet));
    }

    /**
     * Adds packets behind the others.
     *
     * @param more the packets
     */
    public synchronized void appendAll(List<? extends ICTFPacketDescriptor> more) {
        List<ICTFPacketDescriptor> all = new ArrayList<>(packets);
        all.addAll(more);
        packets = List.copyOf(all);
    }

    @Override
    public String toString() {
        return packets.stream().map(String::valueOf).collect(Collectors.joining(", ", "[", "]"));
    }
}
