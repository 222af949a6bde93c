package org.eclipse.tracecompass.ctf.core.trace;

import java.io.IOException;
import java.util.UUID;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.CtfDiagnostic;
import org.eclipse.tracecompass.ctf.core.CtfReadException;
import org.eclipse.tracecompass.ctf.core.layout.Bits;
import org.eclipse.tracecompass.ctf.core.layout.DecodeException;
import org.eclipse.tracecompass.ctf.core.layout.Decoder;
import org.eclipse.tracecompass.ctf.core.layout.FieldLayout;
import org.eclipse.tracecompass.ctf.core.layout.StreamLayout;
import org.eclipse.tracecompass.ctf.core.layout.StructLayout;
import org.eclipse.tracecompass.ctf.core.layout.TraceLayout;
import org.eclipse.tracecompass.ctf.core.type.BlobClass;
import org.eclipse.tracecompass.ctf.core.type.Role;

/** Decodes the header and the context of packets of one file, one after the other. */
final class PacketStart {

    private static final long MAGIC = 0xC1FC1FC1L;
    private static final int UUID_BYTES = 16;
    private static final int FIRST_READ = 4096;
    private static final int AHEAD = 1 << 16;
    private static final int MAX_READ = 1 << 30;

    private final TraceLayout trace;
    private final StreamFile file;
    private final Decoder decoder;
    private byte[] buffer = new byte[0];
    private long bufferOffset;
    private int bufferLength;
    private @Nullable StreamLayout stream;
    private long eventsBit;
    private boolean badMagic;

    PacketStart(TraceLayout trace, StreamFile file) {
        this.trace = trace;
        this.file = file;
        decoder = new Decoder(trace.slotCount());
    }

    /**
     * Decodes the start of a packet.
     *
     * @param number its number, for errors
     * @param offset its first byte
     * @throws CtfReadException if there is no packet there
     */
    void decode(long number, long offset) throws IOException {
        for (int size = FIRST_READ; ; size *= 4) {
            long rest = file.size() - offset;
            int length = (int) Math.min(size, rest);
            load(offset, length);
            decoder.window(
                    buffer,
                    (bufferOffset - offset) * 8,
                    8 * Math.min(rest, bufferOffset + bufferLength - offset));
            decoder.begin();
            try {
                headerAndContext();
                return;
            } catch (DecodeException e) {
                if (e == DecodeException.OVERRUN && length < rest && size < MAX_READ / 4) {
                    continue;
                }
                throw error(
                        number,
                        offset,
                        e == DecodeException.OVERRUN
                                ? "the file ends within the packet's header or context"
                                : e.getMessage());
            }
        }
    }

    private void headerAndContext() {
        StructLayout header = trace.packetHeader();
        long pos = header == null ? 0 : header.skip(decoder, 0);
        badMagic = decoder.has(Role.MAGIC) && decoder.value(Role.MAGIC) != MAGIC;
        StreamLayout stream = trace.stream(streamClassId());
        if (stream == null) {
            throw new DecodeException(
                    (badMagic ? "the packet has no magic number, and " : "")
                            + "stream "
                            + Long.toUnsignedString(decoder.value(Role.STREAM_CLASS_ID))
                            + " is not in the metadata");
        }
        this.stream = stream;
        StructLayout context = stream.packetContext();
        eventsBit = context == null ? pos : context.skip(decoder, pos);
    }

    private long streamClassId() {
        if (decoder.has(Role.STREAM_CLASS_ID)) {
            return decoder.value(Role.STREAM_CLASS_ID);
        }
        var streams = trace.type().streams();
        return streams.size() == 1 ? streams.get(0).id() : 0;
    }

    private void load(long offset, int length) throws IOException {
        if (offset >= bufferOffset && offset + length <= bufferOffset + bufferLength) {
            return;
        }
        boolean smallPackets = offset > bufferOffset && offset - bufferOffset < AHEAD;
        int read =
                smallPackets
                        ? (int) Math.min(file.size() - offset, Math.max(AHEAD, length))
                        : length;
        if (buffer.length < read + Bits.PADDING) {
            buffer = new byte[read + Bits.PADDING];
        }
        file.read(offset, buffer, read);
        bufferOffset = offset;
        bufferLength = read;
    }

    CtfReadException error(long number, long offset, String reason) {
        return new CtfReadException(CtfDiagnostic.inPacket(file.path(), number, offset, reason));
    }

    /** The stream class of the packet decoded last. */
    StreamLayout stream() {
        StreamLayout stream = this.stream;
        if (stream == null) {
            throw new IllegalStateException("no packet was decoded");
        }
        return stream;
    }

    /** Whether the packet has a magic number field that is not the magic number. */
    boolean badMagic() {
        return badMagic;
    }

    /** Where the events begin, in bits from the start of the packet. */
    long eventsBit() {
        return eventsBit;
    }

    boolean has(Role role) {
        return decoder.has(role);
    }

    /** The value of a role, or {@link Packet#UNKNOWN}. */
    long value(Role role) {
        return decoder.has(role) ? decoder.value(role) : Packet.UNKNOWN;
    }

    /** A clock value of a role, extended to 64 bits from an earlier value. */
    long clock(Role role, long earlier) {
        return decoder.has(role)
                ? extend(Math.max(0, earlier), decoder.value(role), decoder.size(role))
                : Packet.UNKNOWN;
    }

    /** The next clock value whose low bits are the ones given. */
    static long extend(long earlier, long low, int size) {
        if (size >= 64) {
            return low;
        }
        long mask = (1L << size) - 1;
        long value = earlier & ~mask | low & mask;
        return (low & mask) < (earlier & mask) ? value + mask + 1 : value;
    }

    private @Nullable FieldLayout uuidField(StructLayout header) {
        if (trace.type().major() == 1) {
            return header.member("uuid");
        }
        for (FieldLayout member : header.members()) {
            if (member.type() instanceof BlobClass blob && blob.roles().contains(Role.UUID)) {
                return member;
            }
        }
        return null;
    }

    /** The UUID that the packet header carries, or null. */
    @Nullable
    UUID uuid() {
        StructLayout header = trace.packetHeader();
        FieldLayout field = header == null ? null : uuidField(header);
        if (header == null || field == null || field.constantOffset() < 0) {
            return null;
        }
        decoder.position(field.constantOffset());
        byte[] bytes = bytes(field);
        return bytes.length == UUID_BYTES
                ? new UUID(Bits.i64(bytes, 0, true), Bits.i64(bytes, 8, true))
                : null;
    }

    /** The bytes of a blob, or of an array of integers; none if the field is neither. */
    private byte[] bytes(FieldLayout field) {
        try {
            Object value = field.read(decoder);
            if (value instanceof byte[] blob) {
                return blob;
            }
            long[] numbers = value instanceof long[] array ? array : new long[0];
            byte[] bytes = new byte[numbers.length];
            for (int i = 0; i < bytes.length; i++) {
                bytes[i] = (byte) numbers[i];
            }
            return bytes;
        } catch (DecodeException e) {
            return new byte[0];
        }
    }
}
