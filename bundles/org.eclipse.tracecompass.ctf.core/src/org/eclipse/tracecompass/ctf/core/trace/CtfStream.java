package org.eclipse.tracecompass.ctf.core.trace;

import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.layout.StreamLayout;
import org.eclipse.tracecompass.ctf.core.type.Role;

/**
 * A data stream: packets in their order, in one file or in several that follow each other
 * (rotation). Immutable.
 */
public final class CtfStream {

    private static final long[] NONE = {};

    private final StreamLayout layout;
    private final int index;
    private final long id;
    private final List<Packet> packets;
    private final DocumentedTypes types;

    /** Greatest end of the packets up to each, in ns, so that seeking is a binary search. */
    private final long[] ends;

    private final long[] discarded;
    private long discardedEvents;
    private long discardedPackets;

    /**
     * Creates a stream.
     *
     * @param types the documented classes of its trace
     * @param layout the layouts of its stream class
     * @param index its number among the streams of the trace
     * @param id its number in its class
     * @param before the packet before the first one, for the counters; null if there is none
     * @param packets its packets
     */
    CtfStream(
            DocumentedTypes types,
            StreamLayout layout,
            int index,
            long id,
            @Nullable Packet before,
            List<Packet> packets) {
        this.types = types;
        this.layout = layout;
        this.index = index;
        this.id = id;
        this.packets = List.copyOf(packets);
        ends = ends();
        discarded = discarded(before);
    }

    /**
     * Some tracers take the end of a packet before the time of its last events; these are not later
     * than the next packet's beginning. So a packet counts as going on until then, the last one for
     * ever.
     */
    private long[] ends() {
        long[] ends = new long[packets.size()];
        long greatest = Long.MIN_VALUE;
        for (int i = 0; i < ends.length; i++) {
            Packet packet = packets.get(i);
            boolean known =
                    i < ends.length - 1
                            && packet.end() != Packet.UNKNOWN
                            && (packet.begin() == Packet.UNKNOWN
                                    || Long.compareUnsigned(packet.begin(), packet.end()) <= 0)
                            && layout.clock() != null;
            if (known) {
                long next = packets.get(i + 1).begin();
                greatest = Math.max(greatest, layout.nanos(packet.end()));
                if (next != Packet.UNKNOWN) {
                    greatest = Math.max(greatest, layout.nanos(next));
                }
            } else {
                greatest = Long.MAX_VALUE;
            }
            ends[i] = greatest;
        }
        return ends;
    }

    private static long mask(int bits) {
        return bits >= 64 ? -1 : (1L << bits) - 1;
    }

    /**
     * The number of events discarded between two packets that follow each other.
     *
     * @param before the first packet; null for none, and then nothing is known
     * @param packet the second one
     * @param bits the size of the counter
     */
    static long discarded(@Nullable Packet before, Packet packet, int bits) {
        return before == null
                        || before.discarded() == Packet.UNKNOWN
                        || packet.discarded() == Packet.UNKNOWN
                ? 0
                : packet.discarded() - before.discarded() & mask(bits);
    }

    private long[] discarded(@Nullable Packet beforeFirst) {
        int bits = layout.counterBits(Role.DISCARDED_EVENTS);
        long sequenceMask = mask(layout.counterBits(Role.SEQUENCE_NUMBER));
        long[] counts = NONE;
        Packet before = beforeFirst;
        for (int i = 0; i < packets.size(); i++) {
            Packet packet = packets.get(i);
            long count = discarded(before, packet, bits);
            if (count > 0) {
                counts = counts.length == 0 ? new long[packets.size()] : counts;
                counts[i] = count;
                discardedEvents += count;
            }
            if (before != null
                    && before.sequence() != Packet.UNKNOWN
                    && packet.sequence() != Packet.UNKNOWN) {
                long gap = packet.sequence() - before.sequence() - 1 & sequenceMask;
                boolean backwards = Long.compareUnsigned(gap, sequenceMask >>> 1) > 0;
                discardedPackets += backwards ? 0 : gap;
            }
            before = packet;
        }
        return counts;
    }

    /** The documented classes of its events. */
    DocumentedTypes types() {
        return types;
    }

    /** The layouts of its stream class. */
    public StreamLayout layout() {
        return layout;
    }

    /** Its number among the streams of the trace, from 0: what decides between equal timestamps. */
    public int index() {
        return index;
    }

    /** Its number in its class; {@link Packet#UNKNOWN} if not told. */
    public long id() {
        return id;
    }

    /** The name of its first file. */
    public String name() {
        return String.valueOf(packets.get(0).file().path().getFileName());
    }

    /** Its packets; at least one. */
    public List<Packet> packets() {
        return packets;
    }

    /** The number of events discarded by the tracer, as it reports. */
    public long discardedEvents() {
        return discardedEvents;
    }

    /** The number of packets missing according to the sequence numbers. */
    public long discardedPackets() {
        return discardedPackets;
    }

    /** The number of events discarded between the previous packet and the end of this one. */
    long discardedBefore(int packet) {
        return discarded.length == 0 ? 0 : discarded[packet];
    }

    /**
     * The first packet that may have an event at or after a time; the number of packets if none.
     */
    int firstPacketEndingAt(long nanos) {
        int low = 0;
        int high = ends.length;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (ends[middle] >= nanos) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return low;
    }

    @Override
    public String toString() {
        return name();
    }
}
