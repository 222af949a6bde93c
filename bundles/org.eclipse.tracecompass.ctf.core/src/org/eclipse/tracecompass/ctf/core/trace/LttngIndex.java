package org.eclipse.tracecompass.ctf.core.trace;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;

/**
 * LTTng's index of the packets of a stream file ({@code index/NAME.idx}, version 1.x, big-endian):
 * so a trace opens without a visit to each packet. An index that does not fit the file is not used.
 */
final class LttngIndex {

    private static final int MAGIC = 0xC1F1DCC1;
    private static final int MAX_BYTES = 1 << 30;
    private static final int HEADER_BYTES = 16;
    private static final int ENTRY_BYTES_1_0 = 56;
    private static final int ENTRY_BYTES_1_1 = 72;

    private LttngIndex() {}

    /**
     * Reads the index of a file.
     *
     * @param file the stream file
     * @param first its first packet as the file itself has it; the index must say the same
     * @param sequence whether packets have sequence numbers, so that the index must have them too
     * @return the packets; empty when there is no sound index
     */
    static List<Packet> read(StreamFile file, Packet first, boolean sequence) throws IOException {
        ByteBuffer in = open(file.path());
        if (in == null) {
            return List.of();
        }
        int size = in.getInt(12);
        int least = sequence ? ENTRY_BYTES_1_1 : ENTRY_BYTES_1_0;
        if (size < least || size > 4096 || (in.remaining() - HEADER_BYTES) % size != 0) {
            return List.of();
        }
        List<Packet> packets = new ArrayList<>();
        long offset = 0;
        for (int at = HEADER_BYTES; at < in.limit(); at += size) {
            Packet packet = entry(in, at, size, file, packets.size() + 1L, offset);
            if (packet == null) {
                return List.of();
            }
            packets.add(packet);
            offset += packet.totalBits() / 8;
        }
        boolean sound = offset == file.size() && !packets.isEmpty() && same(packets.get(0), first);
        return sound ? packets : List.of();
    }

    /**
     * The number of packets that the index lists beyond the end of the file: those of a truncated
     * file between two packets, or is empty. 0 where there is no index or it does not fit.
     */
    static long missing(StreamFile file) throws IOException {
        ByteBuffer in = open(file.path());
        int size = in == null ? 0 : in.getInt(12);
        if (in == null
                || size < ENTRY_BYTES_1_0
                || size > 4096
                || (in.remaining() - HEADER_BYTES) % size != 0) {
            return 0;
        }
        long offset = 0;
        for (int at = HEADER_BYTES; at < in.limit(); at += size) {
            if (in.getLong(at) != offset || offset > file.size()) {
                return 0;
            }
            if (offset == file.size()) {
                return (in.limit() - at) / size;
            }
            offset += in.getLong(at + 8) / 8;
        }
        return 0;
    }

    /** The index of a stream file; null if it has none, or one of an unknown version. */
    private static @Nullable ByteBuffer open(Path path) throws IOException {
        Path folder = path.getParent();
        Path index =
                folder == null
                        ? null
                        : folder.resolve("index").resolve(path.getFileName() + ".idx");
        if (index == null || !Files.isRegularFile(index) || Files.size(index) > MAX_BYTES) {
            return null;
        }
        // The header first: a file of another kind may be large.
        try (InputStream in = Files.newInputStream(index)) {
            byte[] header = in.readNBytes(HEADER_BYTES);
            if (!isKnown(ByteBuffer.wrap(header))) {
                return null;
            }
            byte[] rest = in.readNBytes(MAX_BYTES - HEADER_BYTES);
            return ByteBuffer.allocate(header.length + rest.length).put(header).put(rest).flip();
        }
    }

    private static boolean isKnown(ByteBuffer header) {
        return header.remaining() == HEADER_BYTES
                && header.getInt(0) == MAGIC
                && header.getInt(4) == 1;
    }

    private static @Nullable Packet entry(
            ByteBuffer in, int at, int size, StreamFile file, long number, long offset) {
        long total = in.getLong(at + 8);
        long content = in.getLong(at + 16);
        boolean sound =
                in.getLong(at) == offset
                        && total > 0
                        && total % 8 == 0
                        && content >= 0
                        && content <= total
                        && total / 8 <= file.size() - offset;
        if (!sound) {
            return null;
        }
        return new Packet(
                file,
                number,
                offset,
                content,
                total,
                content,
                in.getLong(at + 24),
                in.getLong(at + 32),
                in.getLong(at + 40),
                size >= ENTRY_BYTES_1_1 ? in.getLong(at + 64) : Packet.UNKNOWN);
    }

    private static boolean same(Packet index, Packet file) {
        return index.contentBits() == file.contentBits()
                && index.totalBits() == file.totalBits()
                && index.begin() == file.begin()
                && index.end() == file.end()
                && (index.sequence() == file.sequence() || file.sequence() == Packet.UNKNOWN);
    }
}
