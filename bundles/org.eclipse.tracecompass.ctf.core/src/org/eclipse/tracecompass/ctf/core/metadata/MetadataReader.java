package org.eclipse.tracecompass.ctf.core.metadata;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.eclipse.tracecompass.ctf.core.CtfReadException;
import org.eclipse.tracecompass.ctf.core.type.TraceClass;

/**
 * Reads the metadata file of a trace: plain text or packets, in either byte order, TSDL (CTF 1.8)
 * or JSON (CTF 2).
 */
public final class MetadataReader {

    /** The name of a trace's metadata file. */
    public static final String FILE_NAME = "metadata";

    private static final int MAGIC = 0x75D11D57;
    private static final String PLAIN_TEXT_START = "/* CTF 1.8";
    private static final int PACKET_HEADER_BYTES = 37;
    private static final int MAX_BYTES = 512 << 20;

    private MetadataReader() {}

    /**
     * Reads the metadata of a trace.
     *
     * @param folder folder of the trace
     * @return what the metadata says
     * @throws CtfReadException if there is none or it is not sound: the file, the line and the
     *     reason
     * @throws IOException if the file cannot be read
     */
    public static TraceClass read(Path folder) throws IOException {
        Path file = folder.resolve(FILE_NAME);
        if (!Files.isRegularFile(file)) {
            throw new CtfReadException(
                    folder,
                    Files.isDirectory(folder)
                            ? "not a CTF trace: the folder has no file named " + FILE_NAME
                            : "not a CTF trace, which is a folder with a file named " + FILE_NAME);
        }
        return parse(file, text(file));
    }

    /** Returns the metadata's text, taken out of its packets if it is in packets. */
    public static String text(Path file) throws IOException {
        if (Files.size(file) > MAX_BYTES) {
            throw new CtfReadException(file, "the metadata is larger than 512 MiB");
        }
        byte[] bytes = Files.readAllBytes(file);
        if (bytes.length == 0) {
            throw new CtfReadException(file, "the metadata is empty");
        }
        Optional<ByteOrder> order = packetOrder(bytes);
        return order.isPresent()
                ? unpack(file, ByteBuffer.wrap(bytes).order(order.orElseThrow()))
                : new String(bytes, StandardCharsets.UTF_8);
    }

    private static Optional<ByteOrder> packetOrder(byte[] bytes) {
        for (ByteOrder order : List.of(ByteOrder.LITTLE_ENDIAN, ByteOrder.BIG_ENDIAN)) {
            if (bytes.length >= Integer.BYTES
                    && ByteBuffer.wrap(bytes).order(order).getInt(0) == MAGIC) {
                return Optional.of(order);
            }
        }
        return Optional.empty();
    }

    private static byte[] first(Path file, int count) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            return in.readNBytes(count);
        }
    }

    /**
     * Returns the byte order of the packets of a metadata file; empty if it is plain text.
     *
     * @throws IOException if the file cannot be read
     */
    public static Optional<ByteOrder> packetOrder(Path file) throws IOException {
        return packetOrder(first(file, Integer.BYTES));
    }

    /**
     * Whether a file begins like metadata: with the magic number of a packet, the comment that
     * plain text of CTF 1.8 must begin with, or a fragment of CTF 2.
     *
     * @throws IOException if the file cannot be read
     */
    public static boolean looksLikeMetadata(Path file) throws IOException {
        byte[] bytes = first(file, PLAIN_TEXT_START.length());
        String start = new String(bytes, StandardCharsets.UTF_8);
        return packetOrder(bytes).isPresent() || start.equals(PLAIN_TEXT_START) || isJson(start);
    }

    /** Whether the text of metadata is JSON, the language of CTF 2; otherwise it is TSDL. */
    public static boolean isJson(String text) {
        int first = start(text);
        return first < text.length() && text.charAt(first) == '{';
    }

    private static int start(String text) {
        int first = 0;
        while (first < text.length()
                && (Character.isWhitespace(text.charAt(first)) || text.charAt(first) == 0x1E)) {
            first++;
        }
        return first;
    }

    /** Parses the text of a metadata file; {@code file} is named in errors. */
    public static TraceClass parse(Path file, String text) throws CtfReadException {
        if (start(text) == text.length()) {
            throw new CtfReadException(file, "the metadata is empty");
        }
        return isJson(text)
                ? new JsonMetadata(file).parse(text)
                : new TsdlParser(file, text).parse();
    }

    private static String unpack(Path file, ByteBuffer in) throws CtfReadException {
        ByteArrayOutputStream text = new ByteArrayOutputStream(in.capacity());
        int offset = 0;
        for (int packet = 1; offset < in.capacity(); packet++) {
            int rest = in.capacity() - offset;
            if (rest < PACKET_HEADER_BYTES) {
                throw refuse(file, packet, offset, "the metadata packet's header is truncated");
            }
            if (in.getInt(offset) != MAGIC) {
                throw refuse(file, packet, offset, "the metadata packet has no magic number");
            }
            long content = in.getInt(offset + 24) & 0xFFFFFFFFL;
            long size = in.getInt(offset + 28) & 0xFFFFFFFFL;
            if (in.get(offset + 32) != 0 || in.get(offset + 33) != 0) {
                throw refuse(
                        file, packet, offset, "the metadata packet is compressed or encrypted");
            }
            if (content < PACKET_HEADER_BYTES * 8 || content > size || size % 8 != 0) {
                throw refuse(
                        file,
                        packet,
                        offset,
                        "the metadata packet's sizes are invalid (content "
                                + content
                                + " bits, packet "
                                + size
                                + " bits)");
            }
            if (content / 8 > rest) {
                throw refuse(
                        file,
                        packet,
                        offset,
                        "the metadata packet is truncated: it has "
                                + rest
                                + " of "
                                + content / 8
                                + " bytes");
            }
            text.write(
                    in.array(),
                    offset + PACKET_HEADER_BYTES,
                    (int) (content / 8) - PACKET_HEADER_BYTES);
            offset = (int) Math.min(in.capacity(), offset + size / 8);
        }
        return text.toString(StandardCharsets.UTF_8);
    }

    private static CtfReadException refuse(Path file, int packet, long offset, String reason) {
        return new CtfReadException(
                org.eclipse.tracecompass.ctf.core.CtfDiagnostic.inPacket(
                        file, packet, offset, reason));
    }
}
