package org.eclipse.tracecompass.ctf.core.trace;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.stream.Stream;
import org.eclipse.tracecompass.ctf.core.metadata.MetadataReader;

/**
 * Writes the events of a time range as a CTF trace of its own: the same metadata, and of each
 * stream file the packets that have events in the range.
 *
 * <p>Packets that lie in the range are copied. Those at its edges are cut by {@link PacketCut}. The
 * counters of discarded events start anew. There is no index: the old one would be wrong, and
 * readers do without. Files that declare states are copied, unless they are links that lead out of
 * the trace.
 */
public final class CtfTrim {

    private static final int STEP = 1 << 20;

    /** The folder of a trace for more files that declare states. */
    private static final String DECLARATIONS = "states";

    /** Told how far the writing is. May be called from the thread of {@link #write} only. */
    public interface Progress {

        /** Whether to stop; what was written is then deleted. */
        boolean isCancelled();

        /**
         * Reports what was done.
         *
         * @param bytes bytes of the trace that were looked at
         * @param total bytes of the trace
         */
        void done(long bytes, long total);
    }

    /**
     * What was written.
     *
     * @param packets the number of packets
     * @param cut how many of them are shorter than in the trace
     * @param bytes size of the stream files
     */
    public record Summary(int packets, int cut, long bytes) {}

    private final CtfTrace trace;
    private final long from;
    private final long to;
    private final Progress progress;
    private final long total;
    private long done;
    private int packets;
    private int cut;
    private long bytes;

    private CtfTrim(CtfTrace trace, long from, long to, Progress progress) {
        this.trace = trace;
        this.from = from;
        this.to = to;
        this.progress = progress;
        total =
                trace.streams().stream()
                        .flatMap(stream -> stream.packets().stream())
                        .mapToLong(packet -> packet.totalBits() / 8)
                        .sum();
    }

    /**
     * Writes a part of a trace.
     *
     * @param trace the trace; it is not changed
     * @param from first instant, ns from the clock's origin
     * @param to last instant, inclusive
     * @param destination a folder that does not exist or is empty
     * @param progress told how far the writing is
     * @return what was written
     * @throws FileAlreadyExistsException if the destination has something in it
     * @throws IOException if the trace cannot be read, has packets that cannot be cut, has no event
     *     in the range, or the destination cannot be written; what was written is then deleted
     * @throws CancellationException if it was cancelled; what was written is then deleted
     */
    public static Summary write(
            CtfTrace trace, long from, long to, Path destination, Progress progress)
            throws IOException {
        boolean made = !Files.exists(destination);
        requireEmpty(destination);
        Files.createDirectories(destination);
        boolean complete = false;
        CtfTrim trim = new CtfTrim(trace, from, to, progress);
        try {
            trim.write(destination);
            complete = true;
            return new Summary(trim.packets, trim.cut, trim.bytes);
        } finally {
            if (!complete) {
                delete(destination, made);
            }
        }
    }

    private static void requireEmpty(Path destination) throws IOException {
        if (!Files.exists(destination)) {
            return;
        }
        boolean empty = false;
        if (Files.isDirectory(destination)) {
            try (Stream<Path> entries = Files.list(destination)) {
                empty = entries.findAny().isEmpty();
            }
        }
        if (!empty) {
            throw new FileAlreadyExistsException(
                    destination.toString(), null, "it is not an empty folder; choose another one");
        }
    }

    private static void delete(Path folder, boolean withFolder) throws IOException {
        try (Stream<Path> entries = Files.walk(folder)) {
            for (Path entry : entries.sorted(Comparator.reverseOrder()).toList()) {
                if (withFolder || !entry.equals(folder)) {
                    Files.deleteIfExists(entry);
                }
            }
        }
    }

    private void write(Path destination) throws IOException {
        for (CtfStream stream : trace.streams()) {
            Map<StreamFile, List<Integer>> files = new LinkedHashMap<>();
            for (int i = 0; i < stream.packets().size(); i++) {
                files.computeIfAbsent(stream.packets().get(i).file(), f -> new ArrayList<>())
                        .add(i);
            }
            // The counter goes on from file to file of a stream.
            PacketCut cutter = new PacketCut(trace, stream, from, to);
            for (var file : files.entrySet()) {
                write(cutter, stream, file.getValue(), destination, file.getKey());
            }
        }
        if (packets == 0) {
            throw new IOException("no event lies in the time range");
        }
        copy(destination);
    }

    private void write(
            PacketCut cutter,
            CtfStream stream,
            List<Integer> indices,
            Path destination,
            StreamFile file)
            throws IOException {
        Path target = destination.resolve(file.path().getFileName());
        OutputStream out = OutputStream.nullOutputStream();
        try {
            boolean begun = false;
            PacketCut.Piece waiting = null;
            for (int index : indices) {
                Packet packet = stream.packets().get(index);
                check();
                PacketCut.Piece piece = cutter.piece(index);
                done += packet.totalBits() / 8;
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

    private void write(PacketCut.Piece piece, StreamFile file, OutputStream out)
            throws IOException {
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

    /** A link is followed only to a file of the trace: it may lead to any file of the user. */
    private void copy(Path destination) throws IOException {
        Path metadata = trace.folder().resolve(MetadataReader.FILE_NAME);
        Files.copy(metadata, destination.resolve(MetadataReader.FILE_NAME));
        copyDeclarations(trace.folder(), destination);
        Path more = trace.folder().resolve(DECLARATIONS);
        if (Files.isDirectory(more, LinkOption.NOFOLLOW_LINKS)) {
            copyDeclarations(more, destination.resolve(DECLARATIONS));
        }
    }

    private void copyDeclarations(Path from, Path to) throws IOException {
        Path inside = trace.folder().toRealPath();
        try (Stream<Path> entries = Files.list(from)) {
            for (Path entry : entries.sorted().toList()) {
                String name = String.valueOf(entry.getFileName());
                if ((name.endsWith(".states") || name.endsWith(".states.xml"))
                        && Files.isRegularFile(entry)
                        && entry.toRealPath().startsWith(inside)) {
                    Files.createDirectories(to);
                    Files.copy(entry, to.resolve(name));
                }
            }
        }
    }
}
