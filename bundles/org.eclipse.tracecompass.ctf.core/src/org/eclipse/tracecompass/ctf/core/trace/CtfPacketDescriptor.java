package org.eclipse.tracecompass.ctf.core.trace;

import java.io.IOException;
import java.util.Collections;
import java.util.Map;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.CTFStrings;
import org.eclipse.tracecompass.ctf.core.event.scope.ILexicalScope;
import org.eclipse.tracecompass.ctf.core.event.types.ICompositeDefinition;
import org.eclipse.tracecompass.ctf.core.event.types.StructDefinition;
import org.eclipse.tracecompass.ctf.core.layout.StreamLayout;
import org.eclipse.tracecompass.ctf.core.layout.StructValue;
import org.eclipse.tracecompass.ctf.core.layout.TraceLayout;
import org.eclipse.tracecompass.ctf.core.type.Scope;

/**
 * A packet under its documented name. Its header and context are read from the file when they are
 * asked for.
 */
@NonNullByDefault({})
final class CtfPacketDescriptor implements ICTFPacketDescriptor {

    private static final String CPU = "CPU";

    private final Packet packet;
    private final TraceLayout trace;
    private final StreamLayout stream;
    private final long lost;
    private @Nullable StructDefinition replaced;

    /**
     * Describes a packet.
     *
     * @param packet the packet
     * @param trace the layouts of its trace
     * @param stream those of its stream class
     * @param lost how many events were discarded since the packet before
     */
    CtfPacketDescriptor(Packet packet, TraceLayout trace, StreamLayout stream, long lost) {
        this.packet = packet;
        this.trace = trace;
        this.stream = stream;
        this.lost = lost;
    }

    /** The packet as the reader has it. */
    Packet packet() {
        return packet;
    }

    @Override
    public boolean includes(long ts) {
        return ts >= getTimestampBegin() && ts <= getTimestampEnd();
    }

    @Override
    public long getOffsetBits() {
        return packet.offset() * Byte.SIZE;
    }

    @Override
    public long getPacketSizeBits() {
        return packet.totalBits();
    }

    @Override
    public long getContentSizeBits() {
        return packet.contentBits();
    }

    @Override
    public long getTimestampBegin() {
        return packet.begin() == Packet.UNKNOWN ? 0 : packet.begin();
    }

    @Override
    public long getTimestampEnd() {
        return packet.end() == Packet.UNKNOWN ? Long.MAX_VALUE : packet.end();
    }

    @Override
    public long getLostEvents() {
        return lost;
    }

    private @Nullable StructValue read(Scope scope) {
        try {
            return PacketValues.read(packet, trace, stream, scope);
        } catch (IOException e) {
            return null;
        }
    }

    @Override
    public Map<String, Object> getAttributes() {
        return Collections.unmodifiableMap(PacketValues.byName(read(Scope.PACKET_CONTEXT)));
    }

    @Override
    public @Nullable ICompositeDefinition getStreamPacketContextDef() {
        if (replaced != null) {
            return replaced;
        }
        StructValue context = read(Scope.PACKET_CONTEXT);
        return context == null
                ? null
                : Definitions.of(context, ILexicalScope.STREAM_PACKET_CONTEXT);
    }

    @Override
    public void setStreamPacketContextDef(StructDefinition streamPacketContextDef) {
        replaced = streamPacketContextDef;
    }

    /** The header of the packet, null if it has none. */
    @Nullable
    StructDefinition header() {
        StructValue header = read(Scope.PACKET_HEADER);
        return header == null ? null : Definitions.of(header, ILexicalScope.TRACE_PACKET_HEADER);
    }

    @Override
    public String getTarget() {
        Map<String, Object> attributes = getAttributes();
        Object device = attributes.get(CTFStrings.DEVICE);
        Object cpu = attributes.get(CTFStrings.CPU_ID);
        return device != null ? device.toString() : cpu == null ? null : CPU + cpu;
    }

    /** {@inheritDoc} Of a device it is the number at the end of its name. */
    @Override
    public long getTargetId() {
        Map<String, Object> attributes = getAttributes();
        Object device = attributes.get(CTFStrings.DEVICE);
        if (device != null) {
            String digits = device.toString().replaceAll("^.*?(\\d{0,18})$", "$1");
            return digits.isEmpty() ? -1 : Long.parseLong(digits);
        }
        return attributes.get(CTFStrings.CPU_ID) instanceof Number cpu ? cpu.longValue() : -1;
    }

    @Override
    public long getOffsetBytes() {
        return packet.offset();
    }

    @Override
    public long getPayloadStartBits() {
        try {
            PacketStart start = new PacketStart(trace, packet.file());
            start.decode(packet.number(), packet.offset());
            return start.eventsBit();
        } catch (IOException e) {
            return 0;
        }
    }

    @Override
    public String toString() {
        return packet.toString();
    }
}
