package org.eclipse.tracecompass.ctf.core.trace;

import java.io.IOException;
import java.util.UUID;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.CtfDiagnostic;
import org.eclipse.tracecompass.ctf.core.CtfException;
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

    private final TraceLayout fTrace;
    private final StreamFile fFile;
    private final Decoder fDecoder;
    private byte[] fBuffer = new byte[0];
    private long fBufferOffset;
    private int fBufferLength;
    private @Nullable StreamLayout fStream;
    private long fEventsBit;
    private boolean fBadMagic;

    PacketStart(TraceLayout trace, StreamFile file) {
        fTrace = trace;
        fFile = file;
        fDecoder = new Decoder(trace.slotCount());
    }

    /**
     * Decodes the start of a packet.
     *
     * @param number its number, for errors
     * @param offset its first byte
     * @throws CtfException if there is no packet there
     */
    void decode(long number, long offset) throws IOException {
        for (int size = FIRST_READ; ; size *= 4) {
            long rest = fFile.size() - offset;
            int length = (int) Math.min(size, rest);
            load(offset, length);
            fDecoder.window(
                    fBuffer,
                    (fBufferOffset - offset) * 8,
                    8 * Math.min(rest, fBufferOffset + fBufferLength - offset));
            fDecoder.begin();
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
        StructLayout header = fTrace.packetHeader();
        long pos = header == null ? 0 : header.skip(fDecoder, 0);
        fBadMagic = fDecoder.has(Role.MAGIC) && fDecoder.value(Role.MAGIC) != MAGIC;
        StreamLayout stream = fTrace.stream(streamClassId());
        if (stream == null) {
            throw new DecodeException(
                    (fBadMagic ? "the packet has no magic number, and " : "")
                            + "stream "
                            + Long.toUnsignedString(fDecoder.value(Role.STREAM_CLASS_ID))
                            + " is not in the metadata");
        }
        fStream = stream;
        StructLayout context = stream.packetContext();
        fEventsBit = context == null ? pos : context.skip(fDecoder, pos);
    }

    private long streamClassId() {
        if (fDecoder.has(Role.STREAM_CLASS_ID)) {
            return fDecoder.value(Role.STREAM_CLASS_ID);
        }
        var streams = fTrace.type().streams();
        return streams.size() == 1 ? streams.get(0).id() : 0;
    }

    private void load(long offset, int length) throws IOException {
        if (offset >= fBufferOffset && offset + length <= fBufferOffset + fBufferLength) {
            return;
        }
        boolean smallPackets = offset > fBufferOffset && offset - fBufferOffset < AHEAD;
        int read =
                smallPackets
                        ? (int) Math.min(fFile.size() - offset, Math.max(AHEAD, length))
                        : length;
        if (fBuffer.length < read + Bits.PADDING) {
            fBuffer = new byte[read + Bits.PADDING];
        }
        fFile.read(offset, fBuffer, read);
        fBufferOffset = offset;
        fBufferLength = read;
    }

    CtfException error(long number, long offset, String reason) {
        return new CtfException(CtfDiagnostic.inPacket(fFile.path(), number, offset, reason));
    }

    /** The stream class of the packet decoded last. */
    StreamLayout stream() {
        StreamLayout stream = fStream;
        if (stream == null) {
            throw new IllegalStateException("no packet was decoded");
        }
        return stream;
    }

    /** Whether the packet has a magic number field that is not the magic number. */
    boolean badMagic() {
        return fBadMagic;
    }

    /** Where the events begin, in bits from the start of the packet. */
    long eventsBit() {
        return fEventsBit;
    }

    boolean has(Role role) {
        return fDecoder.has(role);
    }

    /** The value of a role, or {@link Packet#UNKNOWN}. */
    long value(Role role) {
        return fDecoder.has(role) ? fDecoder.value(role) : Packet.UNKNOWN;
    }

    /** A clock value of a role, extended to 64 bits from an earlier value. */
    long clock(Role role, long earlier) {
        return fDecoder.has(role)
                ? extend(Math.max(0, earlier), fDecoder.value(role), fDecoder.size(role))
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
        if (fTrace.type().major() == 1) {
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
        StructLayout header = fTrace.packetHeader();
        FieldLayout field = header == null ? null : uuidField(header);
        if (header == null || field == null || field.constantOffset() < 0) {
            return null;
        }
        fDecoder.position(field.constantOffset());
        byte[] bytes = bytes(field);
        return bytes.length == UUID_BYTES
                ? new UUID(Bits.i64(bytes, 0, true), Bits.i64(bytes, 8, true))
                : null;
    }

    /** The bytes of a blob, or of an array of integers; none if the field is neither. */
    private byte[] bytes(FieldLayout field) {
        try {
            Object value = field.read(fDecoder);
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
