package org.eclipse.tracecompass.ctf.core.trace;

import java.io.IOException;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.layout.Bits;
import org.eclipse.tracecompass.ctf.core.layout.DecodeException;
import org.eclipse.tracecompass.ctf.core.layout.Decoder;
import org.eclipse.tracecompass.ctf.core.layout.StructLayout;
import org.eclipse.tracecompass.ctf.core.layout.StructValue;
import org.eclipse.tracecompass.ctf.core.type.Scope;

/**
 * The header or the context of a packet with all its values. Events keep only what decoding them
 * depends on, so the beginning of the packet is read again.
 */
final class PacketValues {

    private static final int FIRST_READ = 4096;
    private static final int MAX_READ = 1 << 30;

    private final CtfEvent.PacketInfo packet;
    private final boolean wantsHeader;

    private PacketValues(CtfEvent.PacketInfo packet, Scope scope) {
        this.packet = packet;
        wantsHeader = scope == Scope.PACKET_HEADER;
    }

    /**
     * Reads a scope of a packet.
     *
     * @return the values; null if packets of the stream have no such scope, or its bytes make no
     *     sense
     * @throws IOException if the file cannot be read any more
     */
    static @Nullable StructValue read(CtfEvent.PacketInfo packet, Scope scope) throws IOException {
        return new PacketValues(packet, scope).read();
    }

    private @Nullable StructValue read() throws IOException {
        StructLayout header = packet.header();
        StructLayout context = packet.stream().layout().packetContext();
        StructLayout wanted = wantsHeader ? header : context;
        if (wanted == null) {
            return null;
        }
        StreamFile file = packet.packet().file();
        long offset = packet.packet().offset();
        long rest = file.size() - offset;
        for (long size = FIRST_READ; ; size *= 4) {
            int length = (int) Math.min(Math.min(size, MAX_READ), rest);
            byte[] bytes = new byte[length + Bits.PADDING];
            file.read(offset, bytes, length);
            Decoder decoder = new Decoder(packet.slotCount());
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
