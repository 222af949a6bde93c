package org.eclipse.tracecompass.internal.statesystem.core;

import java.io.DataInputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import org.eclipse.tracecompass.internal.statesystem.core.history.ByteSink;
import org.eclipse.tracecompass.internal.statesystem.core.history.Bytes;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.backend.IStateHistoryBackend;

/**
 * The stored form of an attribute tree: a varint with the number of attributes, then for each, in
 * the order of quarks, a varint with the distance to its parent's quark and its name as a string
 * (see {@link Bytes}).
 */
public final class AttributeTreeCodec {

    private static final int MAGIC = 0x41747472;

    private AttributeTreeCodec() {}

    /**
     * Writes a tree.
     *
     * @param tree the tree
     * @return its bytes
     */
    public static byte[] write(AttributeTree tree) {
        ByteSink sink = new ByteSink();
        int count = tree.size();
        sink.putVarint(count);
        for (int quark = 0; quark < count; quark++) {
            sink.putVarint(quark - tree.parent(quark));
            sink.putString(tree.name(quark));
        }
        return sink.toByteArray();
    }

    /**
     * Reads a tree.
     *
     * @param bytes what {@link #write} gave; not copied
     * @param tree an empty tree that receives the attributes
     * @throws IOException if the bytes are not those of a tree
     */
    public static void read(byte[] bytes, AttributeTree tree) throws IOException {
        ByteBuffer in = ByteBuffer.wrap(bytes);
        try {
            long count = Bytes.getVarint(in);
            if (count < 0 || count > in.remaining()) {
                throw new IOException("The attribute tree of the state history is too short");
            }
            int[] parents = new int[(int) count];
            int[] positions = new int[parents.length];
            for (int quark = 0; quark < count; quark++) {
                long parent = quark - Bytes.getVarint(in);
                if (parent < ITmfStateSystem.ROOT_ATTRIBUTE || parent >= quark) {
                    throw new IOException(
                            "The attribute tree of the state history is damaged at attribute "
                                    + quark);
                }
                parents[quark] = (int) parent;
                positions[quark] = in.position();
                Bytes.skipString(in);
            }
            tree.restore(new StoredNames(bytes, positions), parents);
        } catch (RuntimeException e) {
            throw new IOException("The attribute tree of the state history is damaged", e);
        }
    }

    /**
     * Reads the tree that a backend keeps in a file of its own.
     *
     * @param backend the backend
     * @param tree an empty tree that receives the attributes; stays empty if the backend keeps none
     * @throws IOException if the tree cannot be read
     */
    static void readFrom(IStateHistoryBackend backend, AttributeTree tree) throws IOException {
        try (FileInputStream stream = backend.supplyAttributeTreeReader()) {
            if (stream != null) {
                DataInputStream in = new DataInputStream(stream);
                if (in.readInt() != MAGIC) {
                    throw new IOException(
                            "There is no attribute tree where the state history should have one");
                }
                byte[] bytes = in.readNBytes(in.readInt());
                read(bytes, tree);
            }
        }
    }

    /**
     * Writes the tree to the file that a backend keeps for it, if it does.
     *
     * @param backend the backend
     * @param tree the tree
     */
    static void writeTo(IStateHistoryBackend backend, AttributeTree tree) {
        File file = backend.supplyAttributeTreeWriterFile();
        if (file == null) {
            return;
        }
        try (RandomAccessFile out = new RandomAccessFile(file, "rw")) {
            out.seek(backend.supplyAttributeTreeWriterFilePosition());
            byte[] bytes = write(tree);
            out.writeInt(MAGIC);
            out.writeInt(bytes.length);
            out.write(bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(
                    "Cannot write the attribute tree to " + file + ": " + e.getMessage(), e);
        }
    }
}
