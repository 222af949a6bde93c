package org.eclipse.tracecompass.ctf.core.trace;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
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

    /** Is told nothing, and does not stop. */
    static final Progress QUIET =
            new Progress() {
                @Override
                public boolean isCancelled() {
                    return false;
                }

                @Override
                public void done(long bytes, long total) {
                    // Nobody waits for it.
                }
            };

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

    private final CtfRecording trace;
    private final long from;
    private final long to;
    private final FileTrim files;

    private CtfTrim(CtfRecording trace, long from, long to, Progress progress) {
        this.trace = trace;
        this.from = from;
        this.to = to;
        long total =
                trace.streams().stream()
                        .flatMap(stream -> stream.packets().stream())
                        .mapToLong(packet -> packet.totalBits() / 8)
                        .sum();
        files = new FileTrim(progress, total);
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
            CtfRecording trace, long from, long to, Path destination, Progress progress)
            throws IOException {
        return new CtfTrim(trace, from, to, progress).write(destination, false);
    }

    /**
     * Writes a part of a trace, which may have no events: then only the metadata is written.
     *
     * @param trace the trace; it is not changed
     * @param from first instant, ns from the clock's origin
     * @param to last instant, inclusive
     * @param destination a folder that does not exist or is empty
     * @return what was written
     * @throws FileAlreadyExistsException if the destination has something in it
     * @throws IOException if the trace cannot be read, has packets that cannot be cut, or the
     *     destination cannot be written; what was written is then deleted
     */
    static Summary writeAny(CtfRecording trace, long from, long to, Path destination)
            throws IOException {
        return new CtfTrim(trace, from, to, QUIET).write(destination, true);
    }

    private Summary write(Path destination, boolean mayBeEmpty) throws IOException {
        boolean made = !Files.exists(destination);
        requireEmpty(destination);
        Files.createDirectories(destination);
        boolean complete = false;
        try {
            writeStreams(destination);
            if (files.summary().packets() == 0 && !mayBeEmpty) {
                throw new IOException("no event lies in the time range");
            }
            copy(destination);
            complete = true;
            return files.summary();
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

    private void writeStreams(Path destination) throws IOException {
        for (CtfStream stream : trace.streams()) {
            Map<StreamFile, List<Integer>> packets = new LinkedHashMap<>();
            for (int i = 0; i < stream.packets().size(); i++) {
                packets.computeIfAbsent(stream.packets().get(i).file(), f -> new ArrayList<>())
                        .add(i);
            }
            // The counter goes on from file to file of a stream.
            PacketCut cutter = new PacketCut(stream, from, to);
            for (var entry : packets.entrySet()) {
                StreamFile file = entry.getKey();
                Path target = destination.resolve(file.path().getFileName());
                files.write(cutter, file, entry.getValue(), target);
            }
        }
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
