package org.eclipse.tracecompass.ctf.core.trace;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.function.Consumer;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.CTFException;
import org.eclipse.tracecompass.ctf.core.CtfDiagnostic;
import org.eclipse.tracecompass.ctf.core.CtfReadException;
import org.eclipse.tracecompass.ctf.core.event.io.BitBuffer;
import org.eclipse.tracecompass.ctf.core.layout.Bits;
import org.eclipse.tracecompass.ctf.core.layout.DecodeException;
import org.eclipse.tracecompass.ctf.core.layout.Decoder;
import org.eclipse.tracecompass.ctf.core.layout.EventLayout;
import org.eclipse.tracecompass.ctf.core.layout.IntegerLayout;
import org.eclipse.tracecompass.ctf.core.layout.LttngHeader;
import org.eclipse.tracecompass.ctf.core.layout.StreamLayout;
import org.eclipse.tracecompass.ctf.core.layout.StructLayout;
import org.eclipse.tracecompass.ctf.core.layout.TraceLayout;
import org.eclipse.tracecompass.ctf.core.type.Role;

/**
 * Reads the events of one stream, in its order.
 *
 * <p>A packet is read in windows of bytes. A window is never written to again once events were
 * decoded from it, so copies of events share it. An event that goes beyond its window is decoded
 * again from a window that begins with it (and, if need be, is larger): that happens once per
 * window, and so every read in between needs no care.
 */
final class StreamCursor {

    /** Size of a usual window. */
    static final int WINDOW_BYTES = 128 << 10;

    private static final int MAX_WINDOW_BYTES = 1 << 30;

    private final TraceLayout trace;
    private final CtfStream stream;
    private final StreamLayout layout;
    private final LttngHeader lttng;
    private final boolean withLost;
    private Consumer<CtfDiagnostic> diagnostics;
    private final Decoder decoder;
    private final @Nullable StructLayout header;
    private final @Nullable StructLayout context;
    private final CtfEvent event;
    private int packetIndex = -1;
    private @Nullable Packet packet;
    private long contentBits;
    private long windowEnd;
    private long pos;
    private long cycles;

    /** The packet entered last, and the clock value that its first narrow timestamp extends. */
    private int basePacket = -1;

    private long base;

    /** Whether the next packet is not the one behind that which was read last. */
    private boolean jumped = true;

    private long id;
    private long eventCycles;

    StreamCursor(
            TraceLayout trace,
            CtfStream stream,
            boolean withLost,
            Consumer<CtfDiagnostic> diagnostics) {
        this.trace = trace;
        this.stream = stream;
        layout = stream.layout();
        lttng = layout.lttngHeader();
        this.withLost = withLost;
        this.diagnostics = diagnostics;
        decoder = new Decoder(trace.slotCount());
        header = layout.eventHeader();
        context = layout.eventContext();
        event = new CtfEvent(info(stream.packets().get(0), -1));
    }

    /** Sets who is told what is wrong, from now on. */
    void tell(Consumer<CtfDiagnostic> diagnostics) {
        this.diagnostics = diagnostics;
    }

    private CtfEvent.PacketInfo info(Packet packet, long cpu) {
        int slots = trace.slotCount();
        return new CtfEvent.PacketInfo(
                stream, packet, trace.packetHeader(), cpu, decoder.remembered(), slots);
    }

    /** The event that {@link #next} moved to; changes with the next one. */
    CtfEvent event() {
        return event;
    }

    /**
     * Goes to before the first event at or after a time, which {@link #next} then finds by and by.
     */
    void seekPacket(long nanos) {
        goToPacket(stream.firstPacketEndingAt(nanos));
    }

    /** Goes to before the first event of a packet. */
    void goToPacket(int index) {
        packet = null;
        packetIndex = index - 1;
        jumped = true;
    }

    /** The index of the packet that {@link #next} is in. */
    int packetIndex() {
        return packetIndex;
    }

    /**
     * Moves to the next event; false at the end of the stream. A file that cannot be read any more
     * is told of and left out.
     *
     * @throws IOException if the trace is closed
     */
    boolean next() throws IOException {
        while (true) {
            try {
                return find();
            } catch (StreamFile.ClosedTraceException e) {
                throw e;
            } catch (IOException e) {
                StreamFile file = stream.packets().get(packetIndex).file();
                diagnostics.accept(StreamFile.unreadable(file.path(), e));
                packet = null;
                while (packetIndex + 1 < stream.packets().size()
                        && stream.packets().get(packetIndex + 1).file() == file) {
                    packetIndex++;
                }
            }
        }
    }

    /**
     * Enters the next packet unless it is in one, so that the packet is known before its first
     * event; false at the end of the stream.
     *
     * @throws IOException if a file cannot be read any more
     */
    boolean enter() throws IOException {
        while (packet == null && packetIndex + 1 < stream.packets().size()) {
            packetIndex++;
            open(stream.packets().get(packetIndex));
        }
        return packet != null;
    }

    /** Whether the packet that it is in has another event. */
    boolean hasMoreInPacket() {
        StructLayout header = this.header;
        long at = header == null ? pos : Bits.align(pos, header.alignment());
        return packet != null && at < contentBits;
    }

    private boolean find() throws IOException {
        while (true) {
            Packet packet = this.packet;
            if (packet == null) {
                if (packetIndex + 1 >= stream.packets().size()) {
                    packetIndex = stream.packets().size();
                    return false;
                }
                packetIndex++;
                open(stream.packets().get(packetIndex));
                continue;
            }
            boolean more = pos < contentBits;
            try {
                if (more && decode()) {
                    return true;
                }
                more = false;
            } catch (DecodeException e) {
                if (e != DecodeException.OVERRUN || !slide(packet)) {
                    report(packet, e);
                    more = false;
                }
            }
            if (!more) {
                this.packet = null;
                if (withLost && lost()) {
                    return true;
                }
            }
        }
    }

    private void report(Packet packet, DecodeException e) {
        if (e == DecodeException.OVERRUN && packet.cut()) {
            return;
        }
        diagnostics.accept(
                CtfDiagnostic.inPacket(
                        packet.file().path(),
                        packet.number(),
                        packet.offset() + pos / 8,
                        e.getMessage() + "; the rest of the packet is not read"));
    }

    /** Opens a packet, unless its start cannot be decoded. */
    private void open(Packet packet) throws IOException {
        contentBits = packet.availableBits();
        load(packet, 0, WINDOW_BYTES);
        while (true) {
            decoder.begin();
            try {
                StructLayout header = trace.packetHeader();
                long pos = header == null ? 0 : header.skip(decoder, 0);
                StructLayout context = layout.packetContext();
                this.pos = context == null ? pos : context.skip(decoder, pos);
                break;
            } catch (DecodeException e) {
                pos = 0;
                if (e != DecodeException.OVERRUN || !slide(packet)) {
                    report(packet, e);
                    return;
                }
            }
        }
        believe(packet);
        this.packet = packet;
        event.packet = info(packet, decoder.has(Role.CPU_ID) ? decoder.value(Role.CPU_ID) : -1);
    }

    /**
     * Takes over what the packet itself says of its content and its beginning: an index may be
     * wrong about packets other than the first.
     */
    private void believe(Packet packet) throws IOException {
        long content =
                decoder.has(Role.CONTENT_SIZE)
                        ? decoder.value(Role.CONTENT_SIZE)
                        : packet.contentBits();
        long begin = packet.begin();
        if (decoder.has(Role.TIMESTAMP) && decoder.size(Role.TIMESTAMP) == Long.SIZE) {
            begin = decoder.value(Role.TIMESTAMP);
        }
        if (begin != Packet.UNKNOWN) {
            cycles = begin;
        } else if (packetIndex > 0
                && stream.packets().get(packetIndex - 1).end() != Packet.UNKNOWN) {
            cycles = stream.packets().get(packetIndex - 1).end();
        } else if (jumped) {
            cycles = cyclesBefore(packetIndex);
        }
        jumped = false;
        basePacket = packetIndex;
        base = cycles;
        boolean fits = content >= pos && content <= packet.totalBits();
        if (content == packet.contentBits() && begin == packet.begin() || !fits) {
            return;
        }
        diagnostics.accept(
                CtfDiagnostic.inPacket(
                                packet.file().path(),
                                packet.number(),
                                packet.offset(),
                                "the index contradicts the header of this packet; the header is"
                                        + " used")
                        .asWarning());
        long rest = 8 * (packet.file().size() - packet.offset());
        contentBits = Math.min(content, rest);
        load(packet, 0, WINDOW_BYTES);
    }

    /**
     * The clock value before a packet that neither its own beginning nor the end before it tells:
     * the time of the last event before, which in turn may take reading from the first packet on.
     */
    private long cyclesBefore(int index) throws IOException {
        if (index == basePacket) {
            return base;
        }
        if (index == 0 || timestampBits() == Long.SIZE) {
            return 0;
        }
        int from = index - 1;
        while (from > 0 && from != basePacket && !tellsItsBase(from)) {
            from--;
        }
        StreamCursor before = new StreamCursor(trace, stream, false, diagnostic -> {});
        before.basePacket = basePacket;
        before.base = base;
        before.goToPacket(from);
        before.enter();
        long last = before.cycles;
        while (before.next() && before.packetIndex < index) {
            last = before.cycles;
        }
        return last;
    }

    private boolean tellsItsBase(int index) {
        return stream.packets().get(index).begin() != Packet.UNKNOWN
                || stream.packets().get(index - 1).end() != Packet.UNKNOWN;
    }

    /**
     * How many bits the timestamp of an event has at least. One of fewer than 64 extends the time
     * before.
     */
    int timestampBits() {
        StructLayout header = this.header;
        if (header == null || layout.clock() == null) {
            return Long.SIZE;
        }
        if (lttng.idBits() != 0) {
            return lttng.timestampBits();
        }
        IntegerLayout field = header.withRole(Role.TIMESTAMP);
        // A field of variable length, or in an option, may have any size.
        return field == null || field.type().variable() ? 1 : field.type().size();
    }

    /**
     * Makes the events that were discarded before the end of the packet an event behind those of
     * the packet, at the time of the last one: a tracer discards events when the packet is full and
     * no other is free. So time does not go backwards there.
     */
    private boolean lost() {
        long count = stream.discardedBefore(packetIndex);
        if (count == 0) {
            return false;
        }
        event.layout = null;
        event.lost = count;
        event.cycles = cycles;
        event.nanos = layout.nanos(cycles);
        return true;
    }

    /**
     * Moves the start of the window to the current event, or enlarges it; false if there is nothing
     * more.
     */
    private boolean slide(Packet packet) throws IOException {
        if (decoder.needed() > contentBits || windowEnd >= contentBits) {
            return false;
        }
        long from = pos >>> 3;
        long needed = (decoder.needed() >>> 3) + 1 - from;
        long size = WINDOW_BYTES;
        if (from == decoder.start() >>> 3) {
            size = 2 * ((windowEnd >>> 3) - from);
        }
        while (size < needed) {
            size *= 2;
        }
        if (size > MAX_WINDOW_BYTES && needed > MAX_WINDOW_BYTES) {
            throw new CtfReadException(
                    CtfDiagnostic.inPacket(
                            packet.file().path(),
                            packet.number(),
                            packet.offset() + from,
                            "an event is larger than 1 GiB"));
        }
        load(packet, from, (int) Math.min(size, MAX_WINDOW_BYTES));
        return true;
    }

    private void load(Packet packet, long from, int size) throws IOException {
        long contentBytes = (contentBits + 7) / 8;
        int length = (int) Math.min(size, contentBytes - from);
        byte[] window = new byte[length + Bits.PADDING];
        packet.file().read(packet.offset() + from, window, length);
        windowEnd = Math.min(contentBits, (from + length) * 8);
        decoder.window(window, from * 8, windowEnd);
        event.bytes = window;
        event.start = from * 8;
    }

    /** Decodes an event at the position; false if only padding is left. */
    private boolean decode() {
        Decoder d = decoder;
        d.begin();
        long pos = header(d);
        if (pos < 0) {
            return false;
        }
        EventLayout layout = this.layout.event(id);
        if (layout == null) {
            throw new DecodeException(
                    "event class "
                            + Long.toUnsignedString(id)
                            + " of stream "
                            + this.layout.type().id()
                            + " is not in the metadata");
        }
        CtfEvent event = this.event;
        event.place(d, context, layout, pos);
        if (event.end == this.pos) {
            throw new DecodeException("an event without any bits");
        }
        event.cycles = eventCycles;
        cycles = eventCycles;
        event.nanos = this.layout.nanos(eventCycles);
        this.pos = event.end;
        return true;
    }

    /**
     * Decodes the contexts and the fields of an event that is in a buffer, with what fields depend
     * on in the packet that it is in.
     *
     * @param layout the class of the event
     * @param bits the bits; the position is behind the event afterwards
     * @param timestamp its time, in cycles
     * @return the event; it has no header
     * @throws CTFException if the bits are no such event
     */
    CtfEvent decode(EventLayout layout, BitBuffer bits, long timestamp) throws CTFException {
        ByteBuffer bytes = bits.getByteBuffer().duplicate().position(0);
        long limit = (long) bytes.limit() * Byte.SIZE;
        byte[] window = new byte[bytes.limit() + Bits.PADDING];
        bytes.get(window, 0, bytes.limit());
        CtfEvent decoded = new CtfEvent(event.packet);
        Decoder d = new Decoder(trace.slotCount());
        d.remember(event.packet.slots());
        d.window(window, 0, limit);
        d.begin();
        decoded.bytes = window;
        decoded.header = CtfEvent.NO_HEADER;
        try {
            decoded.place(d, context, layout, bits.position());
        } catch (DecodeException e) {
            throw new CTFException(
                    e == DecodeException.OVERRUN
                            ? "An event of " + layout.name() + " is longer than the buffer"
                            : e.getMessage(),
                    e);
        }
        decoded.cycles = timestamp;
        decoded.nanos = this.layout.nanos(timestamp);
        bits.position(decoded.end);
        return decoded;
    }

    /** Decodes the event header: sets the id and the clock; -1 if only padding is left. */
    private long header(Decoder d) {
        id = 0;
        eventCycles = cycles;
        StructLayout header = this.header;
        if (header == null) {
            EventLayout only = layout.events().isEmpty() ? null : layout.events().get(0);
            id = only == null ? 0 : only.type().id();
            event.header = pos;
            return pos;
        }
        long pos = Bits.align(this.pos, header.alignment());
        if (pos >= contentBits) {
            return -1;
        }
        event.header = pos;
        if (lttng.idBits() != 0) {
            return lttngHeader(d, pos);
        }
        pos = header.skip(d, pos);
        if (d.has(Role.EVENT_CLASS_ID)) {
            id = d.value(Role.EVENT_CLASS_ID);
        } else if (!layout.events().isEmpty()) {
            id = layout.events().get(0).type().id();
        }
        if (d.has(Role.TIMESTAMP)) {
            eventCycles =
                    PacketStart.extend(cycles, d.value(Role.TIMESTAMP), d.size(Role.TIMESTAMP));
        }
        return pos;
    }

    private long lttngHeader(Decoder d, long pos) {
        LttngHeader shape = lttng;
        boolean big = shape.bigEndian();
        byte[] bytes = d.bytes();
        if (pos > windowEnd) {
            d.demand(pos + 8);
        }
        int at = (int) (pos - d.start() >>> 3);
        long end;
        if (shape.idBits() == 5) {
            int word = Bits.i32(bytes, at, big);
            int id = big ? word >>> 27 : word & 31;
            if (id != 31) {
                this.id = id;
                eventCycles = PacketStart.extend(cycles, big ? word & 0x7FFFFFF : word >>> 5, 27);
                end = pos + 32;
                d.demand(end);
                return end;
            }
        } else {
            int id = Bits.u16(bytes, at, big);
            if (id != 0xFFFF) {
                long time = Bits.align(pos + 16, shape.narrowAlignment());
                this.id = id;
                eventCycles =
                        PacketStart.extend(
                                cycles,
                                Bits.i32(bytes, (int) (time - d.start() >>> 3), big) & 0xFFFFFFFFL,
                                32);
                end = time + 32;
                d.demand(end);
                return end;
            }
        }
        long wide = Bits.align(pos + shape.idBits(), shape.wideAlignment());
        end = wide + shape.wideTimestamp() + 64;
        d.demand(end);
        id = Bits.i32(bytes, (int) (wide - d.start() >>> 3), big) & 0xFFFFFFFFL;
        eventCycles = Bits.i64(bytes, (int) (wide + shape.wideTimestamp() - d.start() >>> 3), big);
        return end;
    }
}
