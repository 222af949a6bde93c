package org.eclipse.tracecompass.internal.analysis.graph.core.graph;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.tracecompass.analysis.graph.core.base.IGraphWorker;
import org.eclipse.tracecompass.analysis.graph.core.graph.IEdgeContextStateFactory;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfGraph;
import org.eclipse.tracecompass.analysis.graph.core.graph.WorkerSerializer;
import org.eclipse.tracecompass.common.core.files.FileProblem;
import org.eclipse.tracecompass.common.core.files.StoredFile;
import org.eclipse.tracecompass.common.core.log.LazyLogger;

/**
 * The file of a graph. While the graph is built, blocks of vertices that do not fit into memory go
 * to an unfinished file; when it is closed, that one is completed and takes the place of the other.
 * A reader verifies all checksums when it opens the file, and then reads blocks as they are needed.
 *
 * <p>A header of 40 bytes, big-endian: magic, format, version of the builder, start; where the
 * index is, its length, its CRC-32C, and one of the header so far. It is written last. Then the
 * blocks, see {@link PageCodec}. The index is at the end, see {@link PackedWriter} for its numbers:
 * the origin, see {@link GraphOrigin}; end; the codes of states that are not of an operating
 * system; the qualifiers; the number of vertices; of each block its place, length and CRC-32C; of
 * each worker its text and its line, see {@link Line}.
 */
public final class GraphFile {

    private static final System.Logger LOGGER = LazyLogger.of(GraphFile.class);
    private static final int MAGIC = 0x41475248;
    private static final int FORMAT = 3;
    private static final int HEADER = 40;

    /** Some 40 MB, with a million vertices. */
    private static final int MOST_PAGES = 256;

    private final Path file;
    private final WorkerSerializer serializer;
    private final long startTime;
    private final int version;
    private final IEdgeContextStateFactory states;
    private final int mostPages;

    /**
     * Names a file.
     *
     * @param file where it is
     * @param serializer turns workers into text and back
     * @param startTime the time at which the graph begins, ns
     * @param version the version of the builder
     * @param states makes states again from their codes
     */
    public GraphFile(
            Path file,
            WorkerSerializer serializer,
            long startTime,
            int version,
            IEdgeContextStateFactory states) {
        this(file, serializer, startTime, version, states, MOST_PAGES);
    }

    /** As the other one, with another number of pages in memory. */
    GraphFile(
            Path file,
            WorkerSerializer serializer,
            long startTime,
            int version,
            IEdgeContextStateFactory states,
            int mostPages) {
        this.file = file;
        this.serializer = serializer;
        this.startTime = startTime;
        this.version = version;
        this.states = states;
        this.mostPages = mostPages;
    }

    /** Returns the graph of the file if it is complete and of the same version, else a new one. */
    public ITmfGraph open() {
        if (Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
            BlockFile blocks =
                    new BlockFile(() -> new RandomAccessFile(file.toFile(), "r"), HEADER);
            try {
                StoredFile.requirePlain(file);
                return read(blocks);
            } catch (IOException | RuntimeException e) {
                close(blocks);
                LOGGER.log(
                        System.Logger.Level.INFO,
                        "The graph in {0} cannot be used and is built again: {1}",
                        file,
                        e.getMessage());
            }
        }
        return new Begun();
    }

    private static void close(BlockFile blocks) {
        try {
            blocks.close();
        } catch (IOException e) {
            LOGGER.log(System.Logger.Level.WARNING, "A graph cannot be closed", e);
        }
    }

    // --- writing

    /** A graph that is in the file once it is closed. */
    private final class Begun extends ColumnGraph {
        private final UnfinishedGraph unfinished = new UnfinishedGraph(file, HEADER);

        Begun() {
            super(startTime);
            vertices().keepIn(unfinished.blocks(), file.toString(), mostPages);
        }

        @Override
        public void closeGraph(long endTime) {
            if (!isDoneBuilding()) {
                IOException lost = vertices().unread();
                if (lost != null) {
                    throw new IllegalStateException(
                            "The unfinished graph of %s was changed by someone else: %s"
                                    .formatted(file, lost.getMessage()),
                            lost);
                }
                try {
                    store(endTime);
                } catch (IOException e) {
                    LOGGER.log(
                            System.Logger.Level.WARNING,
                            "The graph could not be stored in {0} and is built again next time:"
                                    + " {1}",
                            file,
                            FileProblem.reason(e));
                }
            }
            super.closeGraph(endTime);
        }

        private void store(long endTime) throws IOException {
            vertices().flush();
            unfinished.compact();
            BlockFile blocks = unfinished.blocks();
            vertices().moveTo(blocks);
            PackedWriter index = new PackedWriter();
            writeIndex(this, blocks, endTime, index);
            long at = blocks.end();
            blocks.writeAt(at, index.bytes(), index.size());
            PackedWriter header = new PackedWriter();
            header.putInt(MAGIC);
            header.putInt(FORMAT);
            header.putInt(version);
            header.putLong(startTime);
            header.putLong(at);
            header.putInt(index.size());
            header.putInt(BlockFile.sumOf(index.bytes(), index.size()));
            header.putInt(BlockFile.sumOf(header.bytes(), header.size()));
            blocks.writeAt(0, header.bytes(), header.size());
            unfinished.moveToTarget();
        }

        @Override
        public void dispose() {
            unfinished.close();
        }
    }

    private void writeIndex(ColumnGraph graph, BlockFile blocks, long endTime, PackedWriter out) {
        out.putText(graph.origin());
        out.putSigned(endTime);
        int[] codes = graph.states().codes();
        out.put(codes.length);
        for (int code : codes) {
            out.putSigned(code);
        }
        List<String> qualifiers = graph.qualifiers().texts();
        out.put(qualifiers.size());
        qualifiers.forEach(out::putText);
        out.put(graph.vertices().count());
        for (int i = 0; i < graph.vertices().pageCount(); i++) {
            out.put(blocks.offset(i));
            out.put(blocks.length(i));
            out.putInt(blocks.sum(i));
        }
        out.put(graph.lines().size());
        for (Line line : graph.lines()) {
            out.putText(serializer.serialize(line.worker()));
            line.write(out);
        }
    }

    // --- reading

    /** A graph that reads blocks of the file as they are needed. */
    private final class Stored extends ColumnGraph {
        private final BlockFile blocks;

        Stored(BlockFile blocks, int count) {
            super(startTime);
            this.blocks = blocks;
            vertices().read(blocks, file.toString(), count, mostPages);
        }

        @Override
        public void dispose() {
            close(blocks);
        }
    }

    private ColumnGraph read(BlockFile blocks) throws IOException {
        byte[] bytes = blocks.readAt(0, HEADER);
        PackedReader header = new PackedReader(bytes, HEADER);
        if (header.takeInt() != MAGIC || header.takeInt() != FORMAT) {
            throw new IOException("it is not a graph");
        }
        if (header.takeInt() != version || header.takeLong() != startTime) {
            throw new IOException("it is of another version or trace");
        }
        long at = header.takeLong();
        int length = header.takeInt();
        int sum = header.takeInt();
        if (header.takeInt() != BlockFile.sumOf(bytes, HEADER - Integer.BYTES)) {
            throw new IOException("the checksum of its header is wrong");
        }
        if (at + length != blocks.size()) {
            throw new IOException("it is incomplete");
        }
        byte[] index = blocks.readAt(at, length);
        if (BlockFile.sumOf(index, length) != sum) {
            throw new IOException("the checksum of its index is wrong");
        }
        ColumnGraph graph = readIndex(blocks, new PackedReader(index, length));
        for (int i = 0; i < blocks.count(); i++) {
            blocks.read(i);
        }
        return graph;
    }

    private ColumnGraph readIndex(BlockFile blocks, PackedReader in) throws IOException {
        String origin = in.takeText();
        long end = in.takeSigned();
        int[] codes = new int[in.takeCount()];
        for (int i = 0; i < codes.length; i++) {
            codes[i] = (int) in.takeSigned();
        }
        List<String> qualifiers = new ArrayList<>();
        for (int i = in.takeCount(); i > 0; i--) {
            qualifiers.add(in.takeText());
        }
        int count = (int) in.take();
        Stored graph = new Stored(blocks, count);
        graph.setOrigin(origin);
        graph.states().restore(codes, states);
        qualifiers.forEach(graph.qualifiers()::numberOf);
        for (int i = 0; i < graph.vertices().pageCount(); i++) {
            blocks.put(i, in.take(), (int) in.take(), in.takeInt());
        }
        for (int i = in.takeCount(); i > 0; i--) {
            IGraphWorker worker = serializer.deserialize(in.takeText());
            graph.lineOf(worker).read(in, count);
        }
        graph.closeGraph(end);
        return graph;
    }
}
