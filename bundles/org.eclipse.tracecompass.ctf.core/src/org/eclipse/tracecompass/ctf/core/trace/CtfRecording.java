package org.eclipse.tracecompass.ctf.core.trace;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.CtfDiagnostic;
import org.eclipse.tracecompass.ctf.core.CtfReadException;
import org.eclipse.tracecompass.ctf.core.layout.StreamLayout;
import org.eclipse.tracecompass.ctf.core.layout.TraceLayout;
import org.eclipse.tracecompass.ctf.core.metadata.MetadataReader;
import org.eclipse.tracecompass.ctf.core.type.ClockClass;
import org.eclipse.tracecompass.ctf.core.type.TraceClass;

/**
 * An open trace: its types, its streams and their packets. Events are read with {@link #newReader}.
 *
 * <p>Opening costs the metadata and the indexes of the stream files, or one small read per packet
 * where there is no sound index. Thread-safe: any number of readers may read at once.
 */
public final class CtfRecording implements AutoCloseable {

    private static final int MAX_DIAGNOSTICS = 1000;

    private final Path folder;
    private final TraceLayout layout;
    private final List<CtfStream> streams;
    private final List<CtfDiagnostic> diagnostics;
    private final OpenFiles openFiles;
    private final DocumentedTypes types;

    private CtfRecording(
            Path folder,
            DocumentedTypes types,
            List<CtfStream> streams,
            List<CtfDiagnostic> diagnostics,
            OpenFiles openFiles) {
        this.folder = folder;
        this.types = types;
        layout = types.layout();
        this.streams = List.copyOf(streams);
        this.diagnostics = List.copyOf(diagnostics);
        this.openFiles = openFiles;
        types.attach(this);
    }

    /**
     * Opens a trace.
     *
     * @param folder the folder with the metadata file
     * @return the trace; damage to single stream files is in its {@link #diagnostics}
     * @throws CtfReadException if the folder is no trace, its metadata is not sound, or there is
     *     damage and not a single sound packet
     * @throws IOException if a file cannot be read
     */
    public static CtfRecording open(Path folder) throws IOException {
        return open(folder, MetadataReader.read(folder));
    }

    /**
     * Opens a trace whose metadata was read already.
     *
     * @param folder the folder with the metadata file
     * @param type what {@link MetadataReader#read} gave for it
     * @return the trace; damage to single stream files is in its {@link #diagnostics}
     * @throws CtfReadException if fields depend on others that do not exist, or there is damage and
     *     not a single sound packet
     * @throws IOException if a file cannot be read
     */
    public static CtfRecording open(Path folder, TraceClass type) throws IOException {
        TraceLayout layout = new TraceLayout(folder.resolve(MetadataReader.FILE_NAME), type);
        List<CtfDiagnostic> diagnostics = new ArrayList<>();
        for (ClockClass clock : type.clocks()) {
            if (!clock.offsetFits()) {
                diagnostics.add(
                        CtfDiagnostic.inMetadata(
                                        folder.resolve(MetadataReader.FILE_NAME),
                                        0,
                                        "the offset of clock '"
                                                + clock.name()
                                                + "' is too large for nanoseconds and is left out")
                                .asWarning());
            }
        }
        OpenFiles openFiles = new OpenFiles();
        DocumentedTypes types = new DocumentedTypes(layout);
        List<CtfStream> streams = streams(folder, types, openFiles, diagnostics);
        if (streams.isEmpty()) {
            for (CtfDiagnostic diagnostic : diagnostics) {
                if (diagnostic.severity() == CtfDiagnostic.Severity.ERROR) {
                    openFiles.close();
                    throw new CtfReadException(diagnostic);
                }
            }
        }
        return new CtfRecording(folder, types, streams, diagnostics, openFiles);
    }

    /**
     * A trace of which only the metadata is known. Its files are found by {@link #packets} one by
     * one.
     *
     * @param folder the folder of the metadata file
     * @param type what the metadata says
     * @throws CtfReadException if fields depend on others that do not exist
     */
    static CtfRecording withoutFiles(Path folder, TraceClass type) throws CtfReadException {
        TraceLayout layout = new TraceLayout(folder.resolve(MetadataReader.FILE_NAME), type);
        return new CtfRecording(
                folder, new DocumentedTypes(layout), List.of(), List.of(), new OpenFiles());
    }

    /** The key of the files of one stream; a file without a stream id is its own stream. */
    private record Key(StreamLayout layout, long id, int file) {
        /** Written out, as in all that short commands do: Java would make it at the first call. */
        @Override
        public int hashCode() {
            return (layout.hashCode() * 31 + Long.hashCode(id)) * 31 + file;
        }

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Key key
                    && layout.equals(key.layout)
                    && id == key.id
                    && file == key.file;
        }
    }

    private static List<CtfStream> streams(
            Path folder,
            DocumentedTypes types,
            OpenFiles openFiles,
            List<CtfDiagnostic> diagnostics)
            throws IOException {
        TraceLayout layout = types.layout();
        Map<Key, List<PacketScanner.Found>> groups = new LinkedHashMap<>();
        int number = 0;
        for (Path path : files(folder)) {
            PacketScanner.Found found = packets(path, layout, openFiles, diagnostics);
            if (found != null) {
                int alone = found.streamId() == Packet.UNKNOWN ? number : -1;
                groups.computeIfAbsent(
                                new Key(found.stream(), found.streamId(), alone),
                                key -> new ArrayList<>())
                        .add(found);
            }
            number++;
        }
        List<CtfStream> streams = new ArrayList<>();
        for (var group : groups.entrySet()) {
            group.getValue()
                    .sort(
                            (a, b) ->
                                    Long.compare(
                                            a.packets().get(0).begin(),
                                            b.packets().get(0).begin()));
            List<Packet> packets = new ArrayList<>();
            group.getValue().forEach(found -> packets.addAll(found.packets()));
            StreamLayout stream = group.getKey().layout();
            streams.add(
                    new CtfStream(
                            types, stream, streams.size(), group.getKey().id(), null, packets));
        }
        return streams;
    }

    /** The packets of a file; null if it has none or cannot be read, which is then told. */
    private static PacketScanner.@Nullable Found packets(
            Path path, TraceLayout layout, OpenFiles openFiles, List<CtfDiagnostic> diagnostics) {
        Consumer<CtfDiagnostic> tell =
                diagnostic -> {
                    if (diagnostics.size() < MAX_DIAGNOSTICS) {
                        diagnostics.add(diagnostic);
                    }
                };
        try {
            return new PacketScanner(layout, new StreamFile(path, openFiles), tell).find();
        } catch (IOException e) {
            tell.accept(StreamFile.unreadable(path, e));
            return null;
        }
    }

    /**
     * Finds the packets of a file.
     *
     * @param path the file
     * @param diagnostics told what is wrong with it
     * @return the packets; null if it has none or cannot be read
     */
    PacketScanner.@Nullable Found packets(Path path, List<CtfDiagnostic> diagnostics) {
        return packets(path, layout, openFiles, diagnostics);
    }

    /**
     * Finds the packet behind the last one that is known of a file, which may have grown.
     *
     * @param last the last one
     * @param stream the stream class of the file
     * @param diagnostics told what is wrong with it
     * @return the packet; null if there is none
     * @throws IOException if the file cannot be read
     */
    @Nullable
    Packet packetAfter(Packet last, StreamLayout stream, Consumer<CtfDiagnostic> diagnostics)
            throws IOException {
        StreamFile file = new StreamFile(last.file().path(), openFiles);
        return new PacketScanner(layout, file, diagnostics).next(last, stream);
    }

    /** A link to a file that is not there: a stream that is missing, which is told. */
    private static boolean isBroken(Path path) {
        return Files.isSymbolicLink(path) && Files.notExists(path);
    }

    /** The files that can be streams: not the metadata, and not what declares states. */
    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            return all.filter(
                            path -> {
                                String name = String.valueOf(path.getFileName());
                                return !name.equals(MetadataReader.FILE_NAME)
                                        && !name.startsWith(".")
                                        && !name.endsWith(".states")
                                        && !name.endsWith(".states.xml")
                                        && (Files.isRegularFile(path) || isBroken(path));
                            })
                    .sorted()
                    .toList();
        }
    }

    /** The folder it was opened from. */
    public Path folder() {
        return folder;
    }

    /** The parsed metadata. */
    public TraceClass type() {
        return layout.type();
    }

    /** The compiled layouts of its types. */
    public TraceLayout layout() {
        return layout;
    }

    /** The documented classes of its streams and events. */
    DocumentedTypes types() {
        return types;
    }

    /** Closes the files for now; reading opens them again. */
    void release() throws IOException {
        openFiles.release();
    }

    /** Its streams that have packets, in the order of their first files' names. */
    public List<CtfStream> streams() {
        return streams;
    }

    /** The problems found when the trace was opened. */
    public List<CtfDiagnostic> diagnostics() {
        return diagnostics;
    }

    /** The number of events discarded by the tracer, as it reports. */
    public long discardedEvents() {
        return streams.stream().mapToLong(CtfStream::discardedEvents).sum();
    }

    /** The number of packets missing according to the sequence numbers. */
    public long discardedPackets() {
        return streams.stream().mapToLong(CtfStream::discardedPackets).sum();
    }

    /**
     * The time of the first event in ns; empty if there are no events. Where packets are out of
     * order, that is the earliest event as far as packets tell their times. Costs the beginning of
     * each stream and of packets that are out of order.
     */
    public OptionalLong firstNanos() throws IOException {
        return new TimeBounds(this).first();
    }

    /**
     * The time of the last event in ns, not before {@link #firstNanos}; empty if there are no
     * events. Where packets are out of order, that is the latest event as far as packets tell their
     * times. Costs the last packet with events of each stream, and packets that end later; where
     * timestamps are narrow and packets tell no times, all of the stream.
     */
    public OptionalLong lastNanos() throws IOException {
        return new TimeBounds(this).last();
    }

    /** A reader of all streams, before the first event; it does not tell of discarded events. */
    public CtfReader newReader() {
        return newReader(false);
    }

    /**
     * A reader of all streams, before the first event.
     *
     * @param withLost whether it tells of discarded events by events of their own
     */
    public CtfReader newReader(boolean withLost) {
        return newReader(withLost, false);
    }

    /**
     * A reader of all streams, before the first event, for reading on and on.
     *
     * @param withLost whether it tells of discarded events by events of their own
     * @param ahead whether other threads decode the streams' next events meanwhile, after the first
     *     few thousand; the events and their order are the same
     */
    public CtfReader newReader(boolean withLost, boolean ahead) {
        return new CtfReader(this, withLost, ahead);
    }

    /** Returns how many bytes of stream files were read so far, by all readers. */
    public long bytesRead() {
        return openFiles.bytesRead();
    }

    /** Closes the files. Events that were copied stay readable, readers do not. */
    @Override
    public void close() throws IOException {
        openFiles.close();
    }

    @Override
    public String toString() {
        return folder.toString();
    }
}
