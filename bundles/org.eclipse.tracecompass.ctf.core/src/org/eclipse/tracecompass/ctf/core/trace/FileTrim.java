package org.eclipse.tracecompass.ctf.core.trace;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.concurrent.CancellationException;

/** Writes what is left of stream files in a time range, each as a file of its own. */
final class FileTrim {

    private static final int STEP = 1 << 20;

    private final CtfTrim.Progress progress;
    private final long total;
    private long done;
    private int packets;
    private int cut;
    private long bytes;

    /**
     * Creates a writer.
     *
     * @param progress told how far the writing is
     * @param total the number of bytes to look at
     */
    FileTrim(CtfTrim.Progress progress, long total) {
        this.progress = progress;
        this.total = total;
    }

    /** What was written so far. */
    CtfTrim.Summary summary() {
        return new CtfTrim.Summary(packets, cut, bytes);
    }

    /**
     * Writes a file, unless none of its packets has events in the range.
     *
     * @param cutter cuts the packets; those of a stream are all cut by the same one
     * @param file the file
     * @param indices the numbers of its packets in the stream
     * @param target where the new file is made
     */
    void write(PacketCut cutter, StreamFile file, List<Integer> indices, Path target)
            throws IOException {
        OutputStream out = OutputStream.nullOutputStream();
        try {
            boolean begun = false;
            PacketCut.Piece waiting = null;
            for (int index : indices) {
                check();
                PacketCut.Piece piece = cutter.piece(index);
                done += cutter.packet(index).totalBits() / 8;
                if (piece == null) {
                    continue;
                }
                if (!piece.hasEvents()) {
                    // Only kept if a packet with events follows.
                    waiting = piece;
                    continue;
                }
                if (!begun) {
                    begun = true;
                    out =
                            new BufferedOutputStream(
                                    Files.newOutputStream(target, StandardOpenOption.CREATE_NEW),
                                    STEP);
                }
                if (waiting != null) {
                    write(waiting, file, out);
                    waiting = null;
                }
                write(piece, file, out);
            }
        } finally {
            out.close();
        }
    }

    /** Writes what is left of a packet. */
    void write(PacketCut.Piece piece, StreamFile file, OutputStream out) throws IOException {
        out.write(piece.head());
        long position = piece.from();
        byte[] buffer = new byte[(int) Math.min(STEP, Math.max(1, piece.to() - position))];
        while (position < piece.to()) {
            check();
            int count = (int) Math.min(buffer.length, piece.to() - position);
            file.read(position, buffer, count);
            out.write(buffer, 0, count);
            position += count;
        }
        packets++;
        cut += piece.isCut() ? 1 : 0;
        bytes += piece.head().length + piece.to() - piece.from();
    }

    private void check() {
        if (progress.isCancelled()) {
            throw new CancellationException("Trimming was cancelled");
        }
        progress.done(done, total);
    }
}
