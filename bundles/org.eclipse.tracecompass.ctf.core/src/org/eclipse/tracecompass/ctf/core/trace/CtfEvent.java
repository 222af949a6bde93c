package org.eclipse.tracecompass.ctf.core.trace;

import java.io.IOException;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.event.IEventDeclaration;
import org.eclipse.tracecompass.ctf.core.event.IEventDefinition;
import org.eclipse.tracecompass.ctf.core.event.scope.ILexicalScope;
import org.eclipse.tracecompass.ctf.core.event.types.ICompositeDefinition;
import org.eclipse.tracecompass.ctf.core.layout.Bits;
import org.eclipse.tracecompass.ctf.core.layout.Decoder;
import org.eclipse.tracecompass.ctf.core.layout.EventLayout;
import org.eclipse.tracecompass.ctf.core.layout.FieldLayout;
import org.eclipse.tracecompass.ctf.core.layout.StreamLayout;
import org.eclipse.tracecompass.ctf.core.layout.StructLayout;
import org.eclipse.tracecompass.ctf.core.layout.StructValue;
import org.eclipse.tracecompass.ctf.core.type.Scope;

/**
 * An event: its class, time and packet are known, its fields are decoded when asked for.
 *
 * <p>The one that a {@link CtfReader} hands out changes when the reader moves on; {@link #copy()}
 * makes one that stays. A copy shares the bytes it was read from, at most {@value
 * StreamCursor#WINDOW_BYTES} for usual events. Copies are immutable and thread-safe.
 */
public final class CtfEvent implements IEventDefinition {

    /** The number of values that {@link #write} writes. */
    static final int NUMBERS = 9;

    /** The class of the events that stand for discarded ones. */
    public static final IEventDeclaration LOST = new LostEventDeclaration();

    /** Stands for the place of the header of an event that was decoded without it. */
    static final long NO_HEADER = -1;

    private static final long[] NO_POSITIONS = {};
    private static final ThreadLocal<Decoder> DECODERS =
            ThreadLocal.withInitial(() -> new Decoder(0));

    @Nullable EventLayout layout;
    PacketInfo packet;
    long cycles;
    long nanos;
    long lost;
    byte[] bytes = new byte[0];
    long start;
    long header;
    long commonContext;
    long specificContext;
    long payload;
    long end;

    CtfEvent(PacketInfo packet) {
        this.packet = packet;
    }

    /** A permanent copy. */
    public CtfEvent copy() {
        CtfEvent copy = new CtfEvent(packet);
        copy.layout = layout;
        copy.cycles = cycles;
        copy.nanos = nanos;
        copy.lost = lost;
        copy.bytes = bytes;
        copy.start = start;
        copy.header = header;
        copy.commonContext = commonContext;
        copy.specificContext = specificContext;
        copy.payload = payload;
        copy.end = end;
        return copy;
    }

    /**
     * Finds the places of its contexts and fields: it becomes an event of a class.
     *
     * @param d the bits
     * @param context the context that all events of the stream have, or null
     * @param type the class
     * @param start the position behind the header
     */
    void place(Decoder d, @Nullable StructLayout context, EventLayout type, long start) {
        long pos = start;
        if (context != null) {
            pos = Bits.align(pos, context.alignment());
            commonContext = pos;
            pos = context.skip(d, pos);
        }
        StructLayout specific = type.context();
        if (specific != null) {
            pos = Bits.align(pos, specific.alignment());
            specificContext = pos;
            pos = specific.skip(d, pos);
        }
        StructLayout fields = type.payload();
        if (fields != null) {
            pos = Bits.align(pos, fields.alignment());
            payload = pos;
            pos = fields.skip(d, pos);
        }
        layout = type;
        lost = 0;
        end = pos;
    }

    /** Writes its numbers, {@value #NUMBERS} of them, to a place. */
    void write(long[] into, int at) {
        into[at] = cycles;
        into[at + 1] = nanos;
        into[at + 2] = lost;
        into[at + 3] = start;
        into[at + 4] = header;
        into[at + 5] = commonContext;
        into[at + 6] = specificContext;
        into[at + 7] = payload;
        into[at + 8] = end;
    }

    /** Takes over numbers that {@link #write} has written. */
    void take(long[] from, int at) {
        cycles = from[at];
        nanos = from[at + 1];
        lost = from[at + 2];
        start = from[at + 3];
        header = from[at + 4];
        commonContext = from[at + 5];
        specificContext = from[at + 6];
        payload = from[at + 7];
        end = from[at + 8];
    }

    /** Its class; null if it stands for discarded events. */
    public @Nullable EventLayout layout() {
        return layout;
    }

    /** Its name; empty if it stands for discarded events. */
    public String name() {
        EventLayout type = layout;
        return type == null ? "" : type.name();
    }

    /** The number of discarded events it stands for; 0 for an ordinary event. */
    public long lost() {
        return lost;
    }

    /**
     * The end of the time in which the discarded events were discarded, in ns; its beginning where
     * the packet does not tell when it ends.
     */
    public long lostUntil() {
        long end = packet.packet().end();
        return end == Packet.UNKNOWN ? nanos : Math.max(nanos, packet.stream().layout().nanos(end));
    }

    /** The stream it is from. */
    public CtfStream stream() {
        return packet.stream();
    }

    /** The packet it is in. */
    public Packet packet() {
        return packet.packet();
    }

    /** Its class; {@link #LOST} if it stands for discarded events. */
    @Override
    public IEventDeclaration getDeclaration() {
        EventLayout type = layout;
        return type == null ? LOST : packet.stream().types().of(type);
    }

    @Override
    public int getCPU() {
        return cpu();
    }

    @Override
    public long getTimestamp() {
        return cycles;
    }

    @Override
    public Map<String, Object> getPacketAttributes() {
        return PacketValues.byName(packetScope(Scope.PACKET_CONTEXT));
    }

    @Override
    public ICompositeDefinition getEventHeader() {
        return Definitions.of(read(Scope.EVENT_HEADER), ILexicalScope.EVENT_HEADER);
    }

    @Override
    public ICompositeDefinition getFields() {
        if (layout == null) {
            return Definitions.lost(lost, lostUntil() - nanos);
        }
        return Definitions.of(read(Scope.PAYLOAD), ILexicalScope.FIELDS);
    }

    @Override
    public ICompositeDefinition getEventContext() {
        return Definitions.of(read(Scope.SPECIFIC_CONTEXT), ILexicalScope.CONTEXT);
    }

    @Override
    public ICompositeDefinition getContext() {
        return Definitions.join(
                Definitions.of(read(Scope.COMMON_CONTEXT), ILexicalScope.STREAM_EVENT_CONTEXT),
                Definitions.of(read(Scope.SPECIFIC_CONTEXT), ILexicalScope.CONTEXT),
                ILexicalScope.CONTEXT);
    }

    @Override
    public ICompositeDefinition getPacketContext() {
        return Definitions.of(
                packetScope(Scope.PACKET_CONTEXT), ILexicalScope.STREAM_PACKET_CONTEXT);
    }

    @Override
    public @Nullable ICompositeDefinition getPacketHeader() {
        StructValue value = packetScope(Scope.PACKET_HEADER);
        return value == null ? null : Definitions.of(value, ILexicalScope.TRACE_PACKET_HEADER);
    }

    @Override
    public @Nullable ICompositeDefinition getStreamContext() {
        StructValue value = read(Scope.COMMON_CONTEXT);
        return value == null ? null : Definitions.of(value, ILexicalScope.STREAM_EVENT_CONTEXT);
    }

    /** The values of a scope of the packet; null if it has none or cannot be read any more. */
    private @Nullable StructValue packetScope(Scope scope) {
        try {
            return readPacket(scope);
        } catch (IOException e) {
            return null;
        }
    }

    /** The CPU of its packet, or -1. */
    public int cpu() {
        long id = packet.cpu();
        return id > Integer.MAX_VALUE ? -1 : (int) id;
    }

    /** The number that stands for the CPU in its packet, or -1. */
    long cpuId() {
        return packet.cpu();
    }

    /** Its clock value; 0 without a clock. */
    public long cycles() {
        return cycles;
    }

    /** Its time in ns from the clock's origin; 0 without a clock. */
    public long nanos() {
        return nanos;
    }

    /** Its first byte in the packet's file. */
    public long fileOffset() {
        return packet.packet().offset() + Math.max(header, 0) / 8;
    }

    /** The layout of one of its scopes, or null if its class has none. */
    public @Nullable StructLayout scope(Scope scope) {
        EventLayout type = layout;
        StreamLayout stream = packet.stream().layout();
        return switch (scope) {
            case PACKET_HEADER -> packet.header();
            case PACKET_CONTEXT -> stream.packetContext();
            case EVENT_HEADER -> type == null || header == NO_HEADER ? null : stream.eventHeader();
            case COMMON_CONTEXT -> type == null ? null : stream.eventContext();
            case SPECIFIC_CONTEXT -> type == null ? null : type.context();
            case PAYLOAD -> type == null ? null : type.payload();
        };
    }

    /**
     * Decodes a scope of the event.
     *
     * @return the values, or null if its class has no such scope, or for the scopes of the packet
     */
    public @Nullable StructValue read(Scope scope) {
        StructLayout struct = scope(scope);
        if (struct == null || scope.ordinal() < Scope.EVENT_HEADER.ordinal()) {
            return null;
        }
        Decoder decoder = decoder(scope);
        decoder.position(position(scope));
        return (StructValue) struct.read(decoder);
    }

    /**
     * Decodes a scope of the event's packet, which is read from its file again.
     *
     * @param scope the packet's header or context
     * @return the values, or null if its packet has no such scope
     * @throws IOException if the file cannot be read any more, also because the trace was closed
     */
    public @Nullable StructValue readPacket(Scope scope) throws IOException {
        CtfStream stream = packet.stream();
        return PacketValues.read(packet.packet(), stream.types().layout(), stream.layout(), scope);
    }

    /**
     * Finds a field of the event.
     *
     * @param decoder from {@link #decoder}, for the same scope
     * @param scope the scope it is in
     * @param field a layout in the scope
     * @return its first bit; -1 if the event does not have it (another option of a variant)
     */
    public long locate(Decoder decoder, Scope scope, FieldLayout field) {
        long offset = field.constantOffset();
        return offset >= 0 ? position(scope) + offset : field.locate(decoder, position(scope));
    }

    /**
     * A decoder at the event's bits, which knows what the fields of a scope depend on. It belongs
     * to the thread and is good until the thread asks for the next one.
     */
    public Decoder decoder(Scope scope) {
        Decoder decoder = DECODERS.get();
        decoder.ensureSlots(packet.slotCount());
        decoder.remember(packet.slots());
        decoder.window(bytes, start, end);
        decoder.begin();
        StructLayout wanted = scope(scope);
        if (wanted != null && wanted.isDependent()) {
            for (Scope before : Scope.values()) {
                StructLayout struct = scope(before);
                if (before.ordinal() >= Scope.EVENT_HEADER.ordinal()
                        && before.ordinal() < scope.ordinal()
                        && struct != null
                        && !struct.plain()) {
                    struct.skip(decoder, position(before));
                }
            }
        }
        return decoder;
    }

    /** The first bit of a scope in the packet, aligned. */
    long position(Scope scope) {
        return switch (scope) {
            case PACKET_HEADER, PACKET_CONTEXT -> 0;
            case EVENT_HEADER -> header;
            case COMMON_CONTEXT -> commonContext;
            case SPECIFIC_CONTEXT -> specificContext;
            case PAYLOAD -> payload;
        };
    }

    @Override
    public String toString() {
        return nanos + " " + (lost > 0 ? lost + " lost" : name());
    }

    /**
     * A packet as its events need it.
     *
     * @param stream its stream
     * @param packet the packet
     * @param header the layout of packet headers, if any
     * @param cpu its CPU, or -1
     * @param slots values of the packet's fields that others depend on
     * @param slotCount how many values there are for decoding an event
     */
    record PacketInfo(
            CtfStream stream,
            Packet packet,
            @Nullable StructLayout header,
            long cpu,
            long[] slots,
            int slotCount) {

        PacketInfo {
            if (slotCount == 0) {
                slots = NO_POSITIONS;
            }
        }
    }
}
