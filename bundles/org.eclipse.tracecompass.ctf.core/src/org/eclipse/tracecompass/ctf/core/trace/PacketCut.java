package org.eclipse.tracecompass.ctf.core.trace;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.CtfDiagnostic;
import org.eclipse.tracecompass.ctf.core.CtfReadException;
import org.eclipse.tracecompass.ctf.core.layout.BitOutput;
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
import org.eclipse.tracecompass.ctf.core.type.Scope;
import org.eclipse.tracecompass.ctf.core.type.StructClass;
import org.eclipse.tracecompass.ctf.core.type.VariantClass;

/**
 * Cuts the packets of a stream to the events of a time range.
 *
 * <p>A cut packet has the header and context of the whole one, with sizes and times of what is
 * left; the events move to behind the context. Fields are aligned within the packet. So the events
 * are copied as they are if they move by a multiple of the greatest alignment, which is always so
 * where fields are aligned to bytes or event headers have the greatest alignment; else field by
 * field.
 *
 * <p>A packet that reaches into the range but has no event there is kept without events if another
 * packet of its file follows: its counter tells how many events were discarded before that one.
 *
 * <p>Narrow timestamps extend the time before them. So the first packet that is kept must tell its
 * beginning, or have timestamps that are not yet wrapped.
 */
final class PacketCut {

    /** Packets of which the first event is read to see whether packets tell their times. */
    private static final int MOST_SAMPLED = 64;

    private static final List<Scope> EVENT_SCOPES =
            List.of(
                    Scope.EVENT_HEADER,
                    Scope.COMMON_CONTEXT,
                    Scope.SPECIFIC_CONTEXT,
                    Scope.PAYLOAD);

    private final CtfStream stream;
    private final StreamLayout layout;
    private final long from;
    private final long to;
    private final StreamCursor cursor;
    private final int alignment;
    private final int headerAlignment;
    private long discardedBase = Packet.UNKNOWN;
    private boolean begun;
    private @Nullable Boolean timesHold;

    /**
     * What is left of a packet: a head, and bytes of the file.
     *
     * @param head the first bytes
     * @param from offset of the next byte in the file
     * @param to offset after the last byte in the file
     * @param isCut whether it is shorter than the packet
     * @param hasEvents whether it has events
     */
    record Piece(byte[] head, long from, long to, boolean isCut, boolean hasEvents) {}

    /** The events to keep: the places of the first and after the last, and their clock values. */
    private record Kept(long first, long end, long begin, long last, boolean all) {

        boolean isEmpty() {
            return !all && end == 0;
        }
    }

    /**
     * Cuts packets to a time range; the counter of discarded events begins with the first that is
     * kept.
     *
     * @param stream the stream of the packets
     * @param from first instant, ns from the clock's origin
     * @param to last instant, inclusive
     */
    PacketCut(CtfStream stream, long from, long to) {
        this.stream = stream;
        this.from = from;
        this.to = to;
        layout = stream.layout();
        cursor = new StreamCursor(stream.types().layout(), stream, false, diagnostic -> {});
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

    /** Has the counter of discarded events begin with a value, behind packets that others cut. */
    PacketCut startingAt(long discarded) {
        discardedBase = discarded;
        begun = true;
        return this;
    }

    /** A packet of the stream. */
    Packet packet(int index) {
        return stream.packets().get(index);
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
     * @return what is left; null if nothing is
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
        if (!begun && packet.begin() == Packet.UNKNOWN && !isShort(kept.begin)) {
            throw head.refusal("it does not tell its beginning, and its events only part of it");
        }
        begun = true;
        head.put(Role.DISCARDED_EVENTS, packet.discarded() - discardedBase);
        long end = packet.offset() + packet.totalBits() / 8;
        if (kept.all) {
            return new Piece(head.bytes, packet.offset() + head.bytes.length, end, false, true);
        }
        if (kept.isEmpty()) {
            head.setContent(head.eventsBit);
            head.put(Role.TIMESTAMP, packet.end());
            return new Piece(head.bytes, end, end, true, false);
        }
        long firstBit = Bits.align(head.eventsBit, headerAlignment);
        head.put(Role.TIMESTAMP_END, kept.last);
        long shift = kept.first - firstBit;
        if (shift == 0) {
            head.setContent(kept.end);
            return new Piece(
                    head.bytes,
                    packet.offset() + head.bytes.length,
                    packet.offset() + Bits.align(kept.end, Byte.SIZE) / 8,
                    true,
                    true);
        }
        head.put(Role.TIMESTAMP, kept.begin);
        if (shift % alignment != 0 || firstBit % Byte.SIZE != 0) {
            BitOutput out = new BitOutput(head.bytes, head.eventsBit);
            copyEvents(index, kept, out);
            head.setContent(out.position());
            byte[] whole = out.toByteArray();
            System.arraycopy(head.bytes, 0, whole, 0, (int) (head.eventsBit / Byte.SIZE));
            return new Piece(whole, end, end, true, true);
        }
        head.setContent(kept.end - shift);
        head.bytes = Arrays.copyOf(head.bytes, (int) (firstBit / 8));
        return new Piece(
                head.bytes,
                packet.offset() + kept.first / 8,
                packet.offset() + Bits.align(kept.end, Byte.SIZE) / 8,
                true,
                true);
    }

    /** Whether the first timestamp of a stream says all of a time. */
    private boolean isShort(long cycles) {
        int bits = cursor.timestampBits();
        return bits == Long.SIZE || cycles >>> bits == 0;
    }

    /** Writes the events that are kept field by field, each at its own alignment. */
    private void copyEvents(int index, Kept kept, BitOutput out) throws IOException {
        cursor.goToPacket(index);
        CtfEvent event = cursor.event();
        while (cursor.next() && cursor.packetIndex() == index && event.header < kept.end) {
            if (event.header < kept.first) {
                continue;
            }
            Decoder decoder = event.decoder(Scope.EVENT_HEADER);
            long place = event.header;
            for (Scope scope : EVENT_SCOPES) {
                StructLayout struct = event.scope(scope);
                if (struct != null) {
                    place = out.copy(struct, decoder, place);
                }
            }
        }
    }

    /** Finds the events of a packet to keep; null if it does not reach into the range. */
    private @Nullable Kept keep(int index, Packet packet) throws IOException {
        boolean timed =
                packet.begin() != Packet.UNKNOWN
                        && packet.end() != Packet.UNKNOWN
                        && packet.end() >= packet.begin()
                        && tellsItsTimes();
        long begin = timed ? layout.nanos(packet.begin()) : Long.MIN_VALUE;
        long end = timed ? layout.nanos(packet.end()) : Long.MAX_VALUE;
        if (begin > to || end < from) {
            return null;
        }
        if (timed && !packet.cut() && begin >= from && end <= to) {
            return new Kept(0, 0, 0, 0, true);
        }
        Kept kept = scan(index, packet);
        boolean counts = timed && begin < from && end <= to;
        return kept.isEmpty() && !(counts && packet.discarded() != Packet.UNKNOWN) ? null : kept;
    }

    private Kept scan(int index, Packet packet) throws IOException {
        cursor.goToPacket(index);
        CtfEvent event = cursor.event();
        long first = 0;
        long begin = 0;
        long end = 0;
        long last = 0;
        boolean others = false;
        while (cursor.next() && cursor.packetIndex() == index) {
            if (event.nanos < from || event.nanos > to) {
                others = true;
                continue;
            }
            if (end == 0) {
                first = event.header;
                begin = event.cycles;
            }
            end = event.end;
            last = event.cycles;
        }
        return new Kept(first, end, begin, last, end > 0 && !others && !packet.cut());
    }

    /**
     * Whether the packets' times hold for their events, as far as sampled packets show: some
     * tracers write events that are older than their packet.
     */
    private boolean tellsItsTimes() throws IOException {
        Boolean known = timesHold;
        if (known != null) {
            return known;
        }
        int count = stream.packets().size();
        int step = 1 + count / MOST_SAMPLED;
        boolean hold = true;
        for (int i = 0; i < count && hold; i += step) {
            cursor.goToPacket(i);
            if (cursor.next() && cursor.packetIndex() == i) {
                hold = cursor.event().cycles >= stream.packets().get(i).begin();
            }
        }
        timesHold = hold;
        return hold;
    }

    /** The start of a packet, whose numbers can be changed. */
    private final class Head {

        private final Packet packet;
        private final Decoder decoder = new Decoder(stream.types().layout().slotCount());
        private final @Nullable StructLayout context = layout.packetContext();
        private byte[] bytes = {};
        private long contextBit;
        private long eventsBit;

        Head(Packet packet) throws IOException {
            this.packet = packet;
            PacketStart start = new PacketStart(stream.types().layout(), packet.file());
            start.decode(packet.number(), packet.offset());
            eventsBit = start.eventsBit();
            int length = (int) (Bits.align(eventsBit, Byte.SIZE) / 8);
            byte[] padded = new byte[length + Bits.PADDING];
            packet.file().read(packet.offset(), padded, length);
            decoder.window(padded, 0, eventsBit);
            decoder.begin();
            StructLayout header = stream.types().layout().packetHeader();
            long pos = header == null ? 0 : header.skip(decoder, 0);
            StructLayout context = this.context;
            contextBit = context == null ? pos : Bits.align(pos, context.alignment());
            bytes = Arrays.copyOf(padded, length);
        }

        /** Sets the size of the content; the packet ends with the byte of its last bit. */
        void setContent(long bits) throws CtfReadException {
            put(Role.CONTENT_SIZE, bits);
            put(Role.PACKET_SIZE, Bits.align(bits, Byte.SIZE));
        }

        private CtfReadException refusal(String reason) {
            return new CtfReadException(
                    CtfDiagnostic.inPacket(
                            packet.file().path(),
                            packet.number(),
                            packet.offset(),
                            "the packet cannot be cut: " + reason));
        }

        /** Changes the number of a role, if the packet has it. */
        void put(Role role, long value) throws CtfReadException {
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
