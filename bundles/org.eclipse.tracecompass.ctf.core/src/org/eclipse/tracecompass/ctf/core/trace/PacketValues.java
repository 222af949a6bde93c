package org.eclipse.tracecompass.ctf.core.trace;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.layout.Bits;
import org.eclipse.tracecompass.ctf.core.layout.DecodeException;
import org.eclipse.tracecompass.ctf.core.layout.Decoder;
import org.eclipse.tracecompass.ctf.core.layout.FieldLayout;
import org.eclipse.tracecompass.ctf.core.layout.StreamLayout;
import org.eclipse.tracecompass.ctf.core.layout.StructLayout;
import org.eclipse.tracecompass.ctf.core.layout.StructValue;
import org.eclipse.tracecompass.ctf.core.layout.TraceLayout;
import org.eclipse.tracecompass.ctf.core.type.Scope;

/**
 * The header or the context of a packet with all its values. Events keep only what decoding them
 * depends on, so the beginning of the packet is read again.
 */
final class PacketValues {

    private static final int FIRST_READ = 4096;
    private static final int MAX_READ = 1 << 30;

    private final Packet packet;
    private final TraceLayout trace;
    private final StreamLayout stream;
    private final boolean wantsHeader;

    private PacketValues(Packet packet, TraceLayout trace, StreamLayout stream, Scope scope) {
        this.packet = packet;
        this.trace = trace;
        this.stream = stream;
        wantsHeader = scope == Scope.PACKET_HEADER;
    }

    /**
     * Reads a scope of a packet.
     *
     * @param packet the packet
     * @param trace the layouts of its trace
     * @param stream those of its stream class
     * @param scope the header or the context
     * @return the values; null if packets of the stream have no such scope, or its bytes make no
     *     sense
     * @throws IOException if the file cannot be read any more
     */
    static @Nullable StructValue read(
            Packet packet, TraceLayout trace, StreamLayout stream, Scope scope) throws IOException {
        return new PacketValues(packet, trace, stream, scope).read();
    }

    /** The values of a structure by their names; optional ones that are not there are left out. */
    static Map<String, Object> byName(@Nullable StructValue struct) {
        Map<String, Object> values = new LinkedHashMap<>();
        if (struct != null) {
            List<FieldLayout> members = struct.layout().members();
            for (int i = 0; i < members.size(); i++) {
                Object value = struct.values()[i];
                if (value != null) {
                    values.put(members.get(i).name(), value);
                }
            }
        }
        return values;
    }

    private @Nullable StructValue read() throws IOException {
        StructLayout header = trace.packetHeader();
        StructLayout context = stream.packetContext();
        StructLayout wanted = wantsHeader ? header : context;
        if (wanted == null) {
            return null;
        }
        StreamFile file = packet.file();
        long offset = packet.offset();
        long rest = file.size() - offset;
        for (long size = FIRST_READ; ; size *= 4) {
            int length = (int) Math.min(Math.min(size, MAX_READ), rest);
            byte[] bytes = new byte[length + Bits.PADDING];
            file.read(offset, bytes, length);
            Decoder decoder = new Decoder(trace.slotCount());
            decoder.window(bytes, 0, 8L * length);
            decoder.begin();
            try {
                boolean before = !wantsHeader && header != null;
                decoder.position(before && header != null ? header.skip(decoder, 0) : 0);
                return (StructValue) wanted.read(decoder);
            } catch (DecodeException e) {
                if (e != DecodeException.OVERRUN || length == rest || length == MAX_READ) {
                    return null;
                }
            }
        }
    }
}
