package org.eclipse.tracecompass.internal.analysis.graph.core.graph;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.CRC32C;
import java.util.zip.CheckedInputStream;
import java.util.zip.CheckedOutputStream;
import org.eclipse.tracecompass.analysis.graph.core.base.IGraphWorker;
import org.eclipse.tracecompass.analysis.graph.core.graph.IEdgeContextStateFactory;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfGraph;
import org.eclipse.tracecompass.analysis.graph.core.graph.WorkerSerializer;
import org.eclipse.tracecompass.common.core.files.FileProblem;
import org.eclipse.tracecompass.common.core.files.FileReplacement;
import org.eclipse.tracecompass.common.core.files.StoredFile;

/**
 * The file of a graph. It is written as a whole when the graph is closed, and read as a whole.
 *
 * <p>All numbers are big-endian: magic, format, version of the builder, start; the origin as text,
 * see {@link GraphOrigin}; end; the workers as text, each with the number of its vertices; the
 * codes of states that are not of an operating system; the number of qualifiers and these, each
 * with its key; the number of vertices; then for each vertex its time, worker, the other ends of
 * its edges and the numbers of their states. A CRC-32C of all this is at the end.
 */
public final class GraphFile {

    private static final System.Logger LOGGER = System.getLogger(GraphFile.class.getName());
    private static final int MAGIC = 0x41475248;
    private static final int FORMAT = 2;
    private static final int BUFFER = 1 << 16;

    private final Path file;
    private final WorkerSerializer serializer;
    private final long startTime;
    private final int version;
    private final IEdgeContextStateFactory states;

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
        this.file = file;
        this.serializer = serializer;
        this.startTime = startTime;
        this.version = version;
        this.states = states;
    }

    /** Returns the graph of the file if it is complete and of the same version, else a new one. */
    public ITmfGraph open() {
        if (Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
            try {
                StoredFile.requirePlain(file);
                return read();
            } catch (IOException | RuntimeException e) {
                LOGGER.log(
                        System.Logger.Level.INFO,
                        "The graph in {0} cannot be used and is built again: {1}",
                        file,
                        e.getMessage());
            }
        }
        return new Stored();
    }

    /** A graph that is written when it is closed. */
    private final class Stored extends ColumnGraph {
        Stored() {
            super(startTime);
        }

        @Override
        public void closeGraph(long endTime) {
            boolean first = !isDoneBuilding();
            super.closeGraph(endTime);
            if (first) {
                try {
                    write(this);
                } catch (IOException e) {
                    LOGGER.log(
                            System.Logger.Level.WARNING,
                            "The graph could not be stored in {0} and is built again next time:"
                                    + " {1}",
                            file,
                            FileProblem.reason(e));
                }
            }
        }
    }

    private void write(ColumnGraph graph) throws IOException {
        Path folder = file.toAbsolutePath().getParent();
        if (folder == null) {
            throw new IOException("no folder");
        }
        Files.createDirectories(folder);
        Path unfinished = Files.createTempFile(folder, String.valueOf(file.getFileName()), ".tmp");
        try {
            CRC32C sum = new CRC32C();
            try (DataOutputStream out =
                    new DataOutputStream(
                            new CheckedOutputStream(
                                    new BufferedOutputStream(
                                            Files.newOutputStream(unfinished), BUFFER),
                                    sum))) {
                write(graph, out);
                out.writeLong(sum.getValue());
            }
            FileReplacement.replace(unfinished, file);
        } finally {
            Files.deleteIfExists(unfinished);
        }
    }

    private void write(ColumnGraph graph, DataOutputStream out) throws IOException {
        out.writeInt(MAGIC);
        out.writeInt(FORMAT);
        out.writeInt(version);
        out.writeLong(startTime);
        text(graph.origin(), out);
        out.writeLong(graph.getEndTime());
        out.writeInt(graph.lines().size());
        for (Line line : graph.lines()) {
            text(serializer.serialize(line.worker()), out);
        }
        int[] codes = graph.states().codes();
        out.writeInt(codes.length);
        for (int code : codes) {
            out.writeInt(code);
        }
        out.writeInt(graph.qualifiers().size());
        for (Map.Entry<Integer, String> qualifier : graph.qualifiers().entrySet()) {
            out.writeInt(qualifier.getKey().intValue());
            text(qualifier.getValue(), out);
        }
        VertexColumns columns = graph.columns();
        out.writeInt(columns.count());
        for (int i = 0; i < columns.count(); i++) {
            out.writeLong(columns.time[i]);
            out.writeInt(columns.worker[i]);
            out.writeInt(columns.next[i]);
            out.writeInt(columns.previous[i]);
            out.writeInt(columns.effect[i]);
            out.writeInt(columns.cause[i]);
            out.writeByte(columns.nextState[i]);
            out.writeByte(columns.effectState[i]);
        }
    }

    private static void text(String text, DataOutputStream out) throws IOException {
        byte[] bytes = text.getBytes(java.nio.charset.StandardCharsets.UTF_8);
        out.writeInt(bytes.length);
        out.write(bytes);
    }

    private ColumnGraph read() throws IOException {
        CRC32C sum = new CRC32C();
        try (DataInputStream in =
                new DataInputStream(
                        new CheckedInputStream(
                                new BufferedInputStream(Files.newInputStream(file), BUFFER),
                                sum))) {
            ColumnGraph graph = read(in);
            long expected = sum.getValue();
            if (in.readLong() != expected) {
                throw new IOException("its checksum is wrong");
            }
            return graph;
        } catch (EOFException e) {
            throw new IOException("it is incomplete", e);
        }
    }

    private ColumnGraph read(DataInputStream in) throws IOException {
        if (in.readInt() != MAGIC || in.readInt() != FORMAT) {
            throw new IOException("it is not a graph");
        }
        if (in.readInt() != version || in.readLong() != startTime) {
            throw new IOException("it is of another version or trace");
        }
        ColumnGraph graph = new ColumnGraph(startTime);
        graph.setOrigin(text(in));
        long end = in.readLong();
        List<Line> lines = new ArrayList<>();
        int workers = count(in, Integer.BYTES);
        for (int i = 0; i < workers; i++) {
            IGraphWorker worker = serializer.deserialize(text(in));
            lines.add(graph.lineOf(worker));
        }
        int[] codes = new int[count(in, Integer.BYTES)];
        for (int i = 0; i < codes.length; i++) {
            codes[i] = in.readInt();
        }
        graph.states().restore(codes, states);
        Map<Integer, String> qualifiers = new HashMap<>();
        int qualified = count(in, 2 * Integer.BYTES);
        for (int i = 0; i < qualified; i++) {
            qualifiers.put(Integer.valueOf(in.readInt()), text(in));
        }
        graph.qualifiers().putAll(qualifiers);
        readVertices(in, graph, lines);
        graph.closeGraph(end);
        return graph;
    }

    private void readVertices(DataInputStream in, ColumnGraph graph, List<Line> lines)
            throws IOException {
        VertexColumns columns = graph.columns();
        int count = count(in, Long.BYTES + 5 * Integer.BYTES + 2);
        columns.setCount(count);
        for (int i = 0; i < count; i++) {
            columns.time[i] = in.readLong();
            columns.worker[i] = below(in.readInt(), lines.size());
            columns.next[i] = below(in.readInt(), count);
            columns.previous[i] = below(in.readInt(), count);
            columns.effect[i] = below(in.readInt(), count);
            columns.cause[i] = below(in.readInt(), count);
            columns.nextState[i] = in.readByte();
            columns.effectState[i] = in.readByte();
            if (columns.worker[i] < 0) {
                throw new IOException("a vertex has no worker");
            }
            Line line = lines.get(columns.worker[i]);
            line.insert(line.rankOf(columns.time[i], columns.time), i);
        }
    }

    private static int below(int index, int count) throws IOException {
        if (index < VertexColumns.NONE || index >= count) {
            throw new IOException("a vertex leads nowhere");
        }
        return index;
    }

    /** A number of things that follow; each takes at least some bytes, so memory is safe. */
    private int count(DataInputStream in, int bytesEach) throws IOException {
        int count = in.readInt();
        if (count < 0 || (long) count * bytesEach > Files.size(file)) {
            throw new IOException("it is shorter than it says");
        }
        return count;
    }

    private String text(DataInputStream in) throws IOException {
        byte[] bytes = new byte[count(in, 1)];
        in.readFully(bytes);
        return new String(bytes, java.nio.charset.StandardCharsets.UTF_8);
    }
}
