package org.eclipse.tracecompass.ctf.core.trace;

import java.io.IOException;
import java.util.function.Consumer;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.CtfDiagnostic;
import org.eclipse.tracecompass.ctf.core.CtfException;
import org.eclipse.tracecompass.ctf.core.layout.Bits;
import org.eclipse.tracecompass.ctf.core.layout.DecodeException;
import org.eclipse.tracecompass.ctf.core.layout.Decoder;
import org.eclipse.tracecompass.ctf.core.layout.EventLayout;
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

    private final TraceLayout fTrace;
    private final CtfStream fStream;
    private final StreamLayout fLayout;
    private final LttngHeader fLttng;
    private final boolean fWithLost;
    private Consumer<CtfDiagnostic> fDiagnostics;
    private final Decoder fDecoder;
    private final @Nullable StructLayout fHeader;
    private final @Nullable StructLayout fContext;
    private final CtfEvent fEvent;
    private int fPacketIndex = -1;
    private @Nullable Packet fPacket;
    private long fContentBits;
    private long fWindowEnd;
    private long fPos;
    private long fCycles;
    private long fId;
    private long fEventCycles;

    StreamCursor(
            TraceLayout trace,
            CtfStream stream,
            boolean withLost,
            Consumer<CtfDiagnostic> diagnostics) {
        fTrace = trace;
        fStream = stream;
        fLayout = stream.layout();
        fLttng = fLayout.lttngHeader();
        fWithLost = withLost;
        fDiagnostics = diagnostics;
        fDecoder = new Decoder(trace.slotCount());
        fHeader = fLayout.eventHeader();
        fContext = fLayout.eventContext();
        fEvent = new CtfEvent(info(stream.packets().get(0), -1));
    }

    /** Sets who is told what is wrong, from now on. */
    void tell(Consumer<CtfDiagnostic> diagnostics) {
        fDiagnostics = diagnostics;
    }

    private CtfEvent.PacketInfo info(Packet packet, long cpu) {
        int slots = fTrace.slotCount();
        return new CtfEvent.PacketInfo(
                fStream, packet, fTrace.packetHeader(), cpu, fDecoder.remembered(), slots);
    }

    /** The event that {@link #next} moved to; changes with the next one. */
    CtfEvent event() {
        return fEvent;
    }

    /**
     * Goes to before the first event at or after a time, which {@link #next} then finds by and by.
     */
    void seekPacket(long nanos) {
        fPacket = null;
        fPacketIndex = fStream.firstPacketEndingAt(nanos) - 1;
    }

    /** Goes to before the first event of a packet. */
    void goToPacket(int index) {
        fPacket = null;
        fPacketIndex = index - 1;
    }

    /** The index of the packet that {@link #next} is in. */
    int packetIndex() {
        return fPacketIndex;
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
                StreamFile file = fStream.packets().get(fPacketIndex).file();
                fDiagnostics.accept(StreamFile.unreadable(file.path(), e));
                fPacket = null;
                while (fPacketIndex + 1 < fStream.packets().size()
                        && fStream.packets().get(fPacketIndex + 1).file() == file) {
                    fPacketIndex++;
                }
            }
        }
    }

    private boolean find() throws IOException {
        while (true) {
            Packet packet = fPacket;
            if (packet == null) {
                if (fPacketIndex + 1 >= fStream.packets().size()) {
                    fPacketIndex = fStream.packets().size();
                    return false;
                }
                fPacketIndex++;
                if (open(fStream.packets().get(fPacketIndex)) && fWithLost && lost()) {
                    return true;
                }
                continue;
            }
            if (fPos >= fContentBits) {
                fPacket = null;
                continue;
            }
            try {
                if (decode()) {
                    return true;
                }
                fPacket = null;
            } catch (DecodeException e) {
                if (e != DecodeException.OVERRUN || !slide(packet)) {
                    report(packet, e);
                    fPacket = null;
                }
            }
        }
    }

    private void report(Packet packet, DecodeException e) {
        if (e == DecodeException.OVERRUN && packet.cut()) {
            return;
        }
        fDiagnostics.accept(
                CtfDiagnostic.inPacket(
                        packet.file().path(),
                        packet.number(),
                        packet.offset() + fPos / 8,
                        e.getMessage() + "; the rest of the packet is not read"));
    }

    /** Opens a packet; false if its start cannot be decoded. */
    private boolean open(Packet packet) throws IOException {
        fContentBits = packet.availableBits();
        load(packet, 0, WINDOW_BYTES);
        while (true) {
            fDecoder.begin();
            try {
                StructLayout header = fTrace.packetHeader();
                long pos = header == null ? 0 : header.skip(fDecoder, 0);
                StructLayout context = fLayout.packetContext();
                fPos = context == null ? pos : context.skip(fDecoder, pos);
                break;
            } catch (DecodeException e) {
                fPos = 0;
                if (e != DecodeException.OVERRUN || !slide(packet)) {
                    report(packet, e);
                    return false;
                }
            }
        }
        believe(packet);
        fPacket = packet;
        fEvent.packet = info(packet, fDecoder.has(Role.CPU_ID) ? fDecoder.value(Role.CPU_ID) : -1);
        return true;
    }

    /**
     * Takes over what the packet itself says of its content and its beginning: an index may be
     * wrong about packets other than the first.
     */
    private void believe(Packet packet) throws IOException {
        long content =
                fDecoder.has(Role.CONTENT_SIZE)
                        ? fDecoder.value(Role.CONTENT_SIZE)
                        : packet.contentBits();
        long begin = packet.begin();
        if (fDecoder.has(Role.TIMESTAMP) && fDecoder.size(Role.TIMESTAMP) == Long.SIZE) {
            begin = fDecoder.value(Role.TIMESTAMP);
        }
        if (begin != Packet.UNKNOWN) {
            fCycles = begin;
        } else if (fPacketIndex > 0) {
            long before = fStream.packets().get(fPacketIndex - 1).end();
            fCycles = before == Packet.UNKNOWN ? fCycles : before;
        }
        boolean fits = content >= fPos && content <= packet.totalBits();
        if (content == packet.contentBits() && begin == packet.begin() || !fits) {
            return;
        }
        fDiagnostics.accept(
                CtfDiagnostic.inPacket(
                                packet.file().path(),
                                packet.number(),
                                packet.offset(),
                                "the index says otherwise of this packet than the packet itself,"
                                        + " which is believed")
                        .asWarning());
        long rest = 8 * (packet.file().size() - packet.offset());
        fContentBits = Math.min(content, rest);
        load(packet, 0, WINDOW_BYTES);
    }

    private boolean lost() {
        long count = fStream.discardedBefore(fPacketIndex);
        if (count == 0) {
            return false;
        }
        Packet before = fStream.packets().get(fPacketIndex - 1);
        long cycles = before.end() == Packet.UNKNOWN ? fCycles : before.end();
        fEvent.layout = null;
        fEvent.lost = count;
        fEvent.cycles = cycles;
        fEvent.nanos = fLayout.nanos(cycles);
        return true;
    }

    /** Makes the window begin with the event at hand, or larger; false if there is nothing more. */
    private boolean slide(Packet packet) throws IOException {
        if (fDecoder.needed() > fContentBits || fWindowEnd >= fContentBits) {
            return false;
        }
        long from = fPos >>> 3;
        long needed = (fDecoder.needed() >>> 3) + 1 - from;
        long size = WINDOW_BYTES;
        if (from == fDecoder.start() >>> 3) {
            size = 2 * ((fWindowEnd >>> 3) - from);
        }
        while (size < needed) {
            size *= 2;
        }
        if (size > MAX_WINDOW_BYTES && needed > MAX_WINDOW_BYTES) {
            throw new CtfException(
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
        long contentBytes = (fContentBits + 7) / 8;
        int length = (int) Math.min(size, contentBytes - from);
        byte[] window = new byte[length + Bits.PADDING];
        packet.file().read(packet.offset() + from, window, length);
        fWindowEnd = Math.min(fContentBits, (from + length) * 8);
        fDecoder.window(window, from * 8, fWindowEnd);
        fEvent.bytes = window;
        fEvent.start = from * 8;
    }

    /** Decodes an event at the position; false if only padding is left. */
    private boolean decode() {
        Decoder d = fDecoder;
        d.begin();
        long pos = header(d);
        if (pos < 0) {
            return false;
        }
        EventLayout layout = fLayout.event(fId);
        if (layout == null) {
            throw new DecodeException(
                    "event class "
                            + Long.toUnsignedString(fId)
                            + " of stream "
                            + fLayout.type().id()
                            + " is not in the metadata");
        }
        CtfEvent event = fEvent;
        StructLayout context = fContext;
        if (context != null) {
            pos = Bits.align(pos, context.alignment());
            event.commonContext = pos;
            pos = context.skip(d, pos);
        }
        StructLayout specific = layout.context();
        if (specific != null) {
            pos = Bits.align(pos, specific.alignment());
            event.specificContext = pos;
            pos = specific.skip(d, pos);
        }
        StructLayout payload = layout.payload();
        if (payload != null) {
            pos = Bits.align(pos, payload.alignment());
            event.payload = pos;
            pos = payload.skip(d, pos);
        }
        if (pos == fPos) {
            throw new DecodeException("an event without any bits");
        }
        event.layout = layout;
        event.lost = 0;
        event.end = pos;
        event.cycles = fEventCycles;
        fCycles = fEventCycles;
        event.nanos = fLayout.nanos(fEventCycles);
        fPos = pos;
        return true;
    }

    /** Decodes the event header: sets the id and the clock; -1 if only padding is left. */
    private long header(Decoder d) {
        fId = 0;
        fEventCycles = fCycles;
        StructLayout header = fHeader;
        if (header == null) {
            EventLayout only = fLayout.events().isEmpty() ? null : fLayout.events().get(0);
            fId = only == null ? 0 : only.type().id();
            fEvent.header = fPos;
            return fPos;
        }
        long pos = Bits.align(fPos, header.alignment());
        if (pos >= fContentBits) {
            return -1;
        }
        fEvent.header = pos;
        if (fLttng.idBits() != 0) {
            return lttngHeader(d, pos);
        }
        pos = header.skip(d, pos);
        if (d.has(Role.EVENT_CLASS_ID)) {
            fId = d.value(Role.EVENT_CLASS_ID);
        } else if (!fLayout.events().isEmpty()) {
            fId = fLayout.events().get(0).type().id();
        }
        if (d.has(Role.TIMESTAMP)) {
            fEventCycles =
                    PacketStart.extend(fCycles, d.value(Role.TIMESTAMP), d.size(Role.TIMESTAMP));
        }
        return pos;
    }

    private long lttngHeader(Decoder d, long pos) {
        LttngHeader shape = fLttng;
        boolean big = shape.bigEndian();
        byte[] bytes = d.bytes();
        if (pos > fWindowEnd) {
            d.demand(pos + 8);
        }
        int at = (int) (pos - d.start() >>> 3);
        long end;
        if (shape.idBits() == 5) {
            int word = Bits.i32(bytes, at, big);
            int id = big ? word >>> 27 : word & 31;
            if (id != 31) {
                fId = id;
                fEventCycles = PacketStart.extend(fCycles, big ? word & 0x7FFFFFF : word >>> 5, 27);
                end = pos + 32;
                d.demand(end);
                return end;
            }
        } else {
            int id = Bits.u16(bytes, at, big);
            if (id != 0xFFFF) {
                long time = Bits.align(pos + 16, shape.narrowAlignment());
                fId = id;
                fEventCycles =
                        PacketStart.extend(
                                fCycles,
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
        fId = Bits.i32(bytes, (int) (wide - d.start() >>> 3), big) & 0xFFFFFFFFL;
        fEventCycles = Bits.i64(bytes, (int) (wide + shape.wideTimestamp() - d.start() >>> 3), big);
        return end;
    }
}
