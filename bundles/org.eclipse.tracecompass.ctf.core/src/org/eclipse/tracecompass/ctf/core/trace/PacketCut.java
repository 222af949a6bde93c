package org.eclipse.tracecompass.ctf.core.trace;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.CtfDiagnostic;
import org.eclipse.tracecompass.ctf.core.CtfException;
import org.eclipse.tracecompass.ctf.core.layout.Bits;
import org.eclipse.tracecompass.ctf.core.layout.DecodeException;
import org.eclipse.tracecompass.ctf.core.layout.Decoder;
import org.eclipse.tracecompass.ctf.core.layout.EventLayout;
import org.eclipse.tracecompass.ctf.core.layout.IntegerLayout;
import org.eclipse.tracecompass.ctf.core.layout.StreamLayout;
import org.eclipse.tracecompass.ctf.core.layout.StructLayout;
import org.eclipse.tracecompass.ctf.core.type.ArrayClass;
import org.eclipse.tracecompass.ctf.core.type.FieldClass;
import org.eclipse.tracecompass.ctf.core.type.OptionalClass;
import org.eclipse.tracecompass.ctf.core.type.Role;
import org.eclipse.tracecompass.ctf.core.type.StructClass;
import org.eclipse.tracecompass.ctf.core.type.VariantClass;

/**
 * Cuts the packets of a stream to the events of a time range.
 *
 * <p>A cut packet has the header and context of the whole one, with sizes and times of what is
 * left; the events move to behind the context. Fields are aligned within the packet, so events move
 * by a multiple of the greatest alignment. Where the first event of the range cannot move so, the
 * packet begins with the nearest event before it that can; that is never so in traces whose fields
 * are aligned to bytes, or whose event headers have the greatest alignment.
 */
final class PacketCut {

    private final CtfTrace trace;
    private final CtfStream stream;
    private final StreamLayout layout;
    private final long from;
    private final long to;
    private final StreamCursor cursor;
    private final int alignment;
    private final int headerAlignment;
    private long discardedBase = Packet.UNKNOWN;

    /**
     * What is left of a packet: a head, and bytes of the file.
     *
     * @param head the first bytes
     * @param from offset of the next byte in the file
     * @param to offset after the last byte in the file
     * @param isCut whether it is shorter than the packet
     */
    record Piece(byte[] head, long from, long to, boolean isCut) {}

    /** The events to keep: the places of the first and after the last, and their clock values. */
    private record Kept(long first, long end, long begin, long last, boolean all) {}

    private record Candidate(long place, long cycles) {}

    PacketCut(CtfTrace trace, CtfStream stream, long from, long to) {
        this.trace = trace;
        this.stream = stream;
        this.from = from;
        this.to = to;
        layout = stream.layout();
        cursor = new StreamCursor(trace.layout(), stream, false, diagnostic -> {});
        StructLayout header = layout.eventHeader();
        StructLayout context = layout.eventContext();
        headerAlignment = header == null ? 1 : header.alignment();
        int greatest = Math.max(Byte.SIZE, headerAlignment);
        greatest = header == null ? greatest : Math.max(greatest, alignment(header.type()));
        greatest = context == null ? greatest : Math.max(greatest, alignment(context.type()));
        for (EventLayout event : layout.events()) {
            for (StructLayout scope : scopes(event)) {
                greatest = Math.max(greatest, alignment(scope.type()));
            }
        }
        alignment = greatest;
    }

    private static List<StructLayout> scopes(EventLayout event) {
        List<StructLayout> scopes = new ArrayList<>();
        StructLayout context = event.context();
        StructLayout payload = event.payload();
        if (context != null) {
            scopes.add(context);
        }
        if (payload != null) {
            scopes.add(payload);
        }
        return scopes;
    }

    /** The greatest alignment in a field; an option of a variant counts like a member. */
    private static int alignment(FieldClass type) {
        int greatest = type.alignment();
        switch (type) {
            case StructClass struct -> {
                for (StructClass.Member member : struct.members()) {
                    greatest = Math.max(greatest, alignment(member.type()));
                }
            }
            case ArrayClass array -> greatest = Math.max(greatest, alignment(array.element()));
            case OptionalClass optional ->
                    greatest = Math.max(greatest, alignment(optional.content()));
            case VariantClass variant -> {
                for (VariantClass.Option option : variant.options()) {
                    greatest = Math.max(greatest, alignment(option.type()));
                }
            }
            default -> {
                // The others have no parts.
            }
        }
        return greatest;
    }

    /**
     * Cuts a packet. Packets must be asked for in their order.
     *
     * @return what is left; null if it has no event in the range
     */
    @Nullable
    Piece piece(int index) throws IOException {
        Packet packet = stream.packets().get(index);
        Kept kept = keep(index, packet);
        if (kept == null) {
            return null;
        }
        if (discardedBase == Packet.UNKNOWN) {
            discardedBase = packet.discarded();
        }
        Head head = new Head(packet);
        head.put(Role.DISCARDED_EVENTS, packet.discarded() - discardedBase);
        long end = packet.offset() + packet.totalBits() / 8;
        if (kept.all) {
            return new Piece(head.bytes, packet.offset() + head.bytes.length, end, false);
        }
        long firstBit = Bits.align(head.eventsBit, headerAlignment);
        boolean moves = kept.first > firstBit;
        if (moves) {
            head.resize(firstBit);
            head.put(Role.TIMESTAMP, kept.begin);
        }
        long shift = moves ? kept.first - firstBit : 0;
        long content = kept.end - shift;
        long total = Bits.align(content, Byte.SIZE);
        head.put(Role.CONTENT_SIZE, content);
        head.put(Role.PACKET_SIZE, total);
        head.put(Role.TIMESTAMP_END, kept.last);
        long begin = packet.offset() + (moves ? kept.first / 8 : head.bytes.length);
        return new Piece(head.bytes, begin, packet.offset() + (total + shift) / 8, true);
    }

    /** Finds the events of a packet to keep; null if there is none. */
    private @Nullable Kept keep(int index, Packet packet) throws IOException {
        boolean beginKnown = packet.begin() != Packet.UNKNOWN;
        boolean endKnown = packet.end() != Packet.UNKNOWN && packet.end() >= packet.begin();
        if (beginKnown && layout.nanos(packet.begin()) > to
                || endKnown && layout.nanos(packet.end()) < from) {
            return null;
        }
        if (beginKnown
                && endKnown
                && !packet.cut()
                && layout.nanos(packet.begin()) >= from
                && layout.nanos(packet.end()) <= to) {
            return new Kept(0, 0, 0, 0, true);
        }
        cursor.goToPacket(index);
        CtfEvent event = cursor.event();
        Candidate first = null;
        Candidate start = null;
        long end = 0;
        long last = 0;
        boolean more = false;
        while (cursor.next() && cursor.packetIndex() == index) {
            boolean inside = event.nanos >= from && event.nanos <= to;
            // Only an event at a byte can move; all can from the place of the very first.
            boolean canMove = first == null || (event.header - first.place) % alignment == 0;
            first = first == null ? new Candidate(event.header, event.cycles) : first;
            if (end == 0 && canMove) {
                start = new Candidate(event.header, event.cycles);
            }
            if (inside) {
                end = event.end;
                last = event.cycles;
                more = false;
            } else if (end != 0) {
                more = true;
            }
        }
        if (end == 0 || start == null || first == null) {
            return null;
        }
        boolean whole = start.place == first.place && !more && !packet.cut();
        return new Kept(start.place, end, start.cycles, last, whole);
    }

    /** The start of a packet, whose numbers can be changed. */
    private final class Head {

        private final Packet packet;
        private final Decoder decoder = new Decoder(trace.layout().slotCount());
        private final @Nullable StructLayout context = layout.packetContext();
        private byte[] bytes = {};
        private long contextBit;
        private long eventsBit;

        Head(Packet packet) throws IOException {
            this.packet = packet;
            PacketStart start = new PacketStart(trace.layout(), packet.file());
            start.decode(packet.number(), packet.offset());
            eventsBit = start.eventsBit();
            int length = (int) (Bits.align(eventsBit, Byte.SIZE) / 8);
            byte[] padded = new byte[length + Bits.PADDING];
            packet.file().read(packet.offset(), padded, length);
            decoder.window(padded, 0, eventsBit);
            decoder.begin();
            StructLayout header = trace.layout().packetHeader();
            long pos = header == null ? 0 : header.skip(decoder, 0);
            StructLayout context = this.context;
            contextBit = context == null ? pos : Bits.align(pos, context.alignment());
            bytes = Arrays.copyOf(padded, length);
        }

        /** Makes the head as long as the events' place, which is at a byte. */
        void resize(long bits) throws CtfException {
            if (bits % Byte.SIZE != 0) {
                throw refusal("its events do not begin at a byte");
            }
            bytes = Arrays.copyOf(bytes, (int) (bits / 8));
        }

        private CtfException refusal(String reason) {
            return new CtfException(
                    CtfDiagnostic.inPacket(
                            packet.file().path(),
                            packet.number(),
                            packet.offset(),
                            "the packet cannot be cut: " + reason));
        }

        /** Changes the number of a role, if the packet has it. */
        void put(Role role, long value) throws CtfException {
            StructLayout context = this.context;
            IntegerLayout field = context == null ? null : context.withRole(role);
            if (field == null) {
                return;
            }
            try {
                long at = field.locate(decoder, contextBit);
                if (at < 0) {
                    return;
                }
                if (!field.write(bytes, at, value)) {
                    throw refusal("the number '" + field.name() + "' cannot be written");
                }
            } catch (DecodeException e) {
                throw refusal(String.valueOf(e.getMessage()));
            }
        }
    }
}
