package org.eclipse.tracecompass.ctf.core.trace;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.CTFException;

/**
 * Writes packets of a stream file to another file, whole or cut to a time range. Not thread-safe.
 *
 * @since 0.2.0
 */
@NonNullByDefault({})
public class CTFStreamPacketOutputWriter {

    private final @Nullable CTFStreamInput input;

    /** Creates a writer of packets that are in memory already. */
    public CTFStreamPacketOutputWriter() {
        input = null;
    }

    /**
     * Creates a writer of packets of a file.
     *
     * @param streamInput the file
     */
    public CTFStreamPacketOutputWriter(CTFStreamInput streamInput) {
        input = streamInput;
    }

    /**
     * Writes a packet that is in memory.
     *
     * @param byteBuffer the packet, from its position to its limit
     * @param output the file, at whose position it is written
     * @throws IOException if the file cannot be written
     */
    public void writePacket(ByteBuffer byteBuffer, FileChannel output) throws IOException {
        while (byteBuffer.hasRemaining()) {
            output.write(byteBuffer);
        }
    }

    /**
     * Writes a whole packet of the file.
     *
     * @param entry the packet
     * @param output the file, at whose position it is written
     * @param initialLost is subtracted from the packet's counter of discarded events
     * @throws IOException if a file cannot be read or written
     * @throws CTFException if the packet is none of the file, or its counter cannot be written
     */
    public void writePacket(ICTFPacketDescriptor entry, FileChannel output, long initialLost)
            throws IOException, CTFException {
        write(entry, Long.MIN_VALUE, Long.MAX_VALUE, initialLost, output);
    }

    /**
     * Writes the events of a packet that lie in a time range, with a header that fits them. Without
     * such an event nothing is written.
     *
     * @param entry the packet
     * @param startTime the first instant, in cycles
     * @param endTime the last instant, inclusive
     * @param initialLost is subtracted from the packet's counter of discarded events
     * @param output the file, at whose position it is written
     * @throws IOException if a file cannot be read or written
     * @throws CTFException if the packet is none of the file, or cannot be cut
     */
    public void writePacket(
            ICTFPacketDescriptor entry,
            long startTime,
            long endTime,
            long initialLost,
            FileChannel output)
            throws IOException, CTFException {
        write(entry, startTime, endTime, initialLost, output);
    }

    private void write(
            ICTFPacketDescriptor entry,
            long startTime,
            long endTime,
            long initialLost,
            FileChannel output)
            throws IOException, CTFException {
        CtfStream stream = input == null ? null : input.packets();
        int index = stream == null ? -1 : indexOf(stream, entry);
        if (stream == null || index < 0) {
            throw new CTFException(
                    "The packet at byte "
                            + entry.getOffsetBytes()
                            + " is not of "
                            + (input == null ? "a file that this writer knows" : input));
        }
        PacketCut.Piece piece =
                new PacketCut(
                                stream,
                                CTFStreamInputReader.nanos(stream.layout(), startTime),
                                CTFStreamInputReader.nanos(stream.layout(), endTime))
                        .startingAt(initialLost)
                        .piece(index);
        if (piece != null && piece.hasEvents()) {
            StreamFile file = stream.packets().get(index).file();
            OutputStream out = Channels.newOutputStream(output);
            new FileTrim(CtfTrim.QUIET, file.size()).write(piece, file, out);
        }
    }

    private static int indexOf(CtfStream stream, ICTFPacketDescriptor entry) {
        for (int i = 0; i < stream.packets().size(); i++) {
            if (stream.packets().get(i).offset() == entry.getOffsetBytes()) {
                return i;
            }
        }
        return -1;
    }
}
