package org.eclipse.tracecompass.internal.statesystem.core;

import java.io.DataInputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import org.eclipse.tracecompass.internal.statesystem.core.history.ByteSink;
import org.eclipse.tracecompass.internal.statesystem.core.history.Bytes;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.backend.IStateHistoryBackend;

/**
 * The stored form of an attribute tree: a varint 0, a varint with the number of attributes, then
 * for each, in the order of quarks, a varint: four times the distance to its parent's quark, or, if
 * that is less, four times the parent's quark plus one, and two more; and one more if it has the
 * name of an earlier attribute. Then a varint with the distance to that, or its name as a string
 * (see {@link Bytes}). Attributes of many threads have the same names in the same order, so that
 * most of them take two bytes.
 *
 * <p>Before, there was no 0, the distance to the parent was written as it is, and each name.
 */
public final class AttributeTreeCodec {

    private static final int MAGIC = 0x41747472;

    private static final int FLAGS = 2;
    private static final int SHARES_NAME = 1;
    private static final int FROM_ROOT = 2;

    /** So many names are looked back to; a later one takes the place of one with the same hash. */
    private static final int NAME_BITS = 12;

    private static final int NAMES = 1 << NAME_BITS;
    private static final int MIX = 0x9E3779B9;

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
        sink.putVarint(0);
        sink.putVarint(count);
        int[] latest = new int[NAMES];
        Arrays.fill(latest, -1);
        for (int quark = 0; quark < count; quark++) {
            String name = tree.name(quark);
            int slot = name.hashCode() * MIX >>> Integer.SIZE - NAME_BITS;
            int same = latest[slot];
            latest[slot] = quark;
            boolean sharesName = same >= 0 && tree.name(same).equals(name);
            sink.putVarint(parent(tree, quark) | (sharesName ? SHARES_NAME : 0));
            if (sharesName) {
                sink.putVarint(quark - same);
            } else {
                sink.putString(name);
            }
        }
        return sink.toByteArray();
    }

    private static long parent(AttributeTree tree, int quark) {
        long place = tree.parent(quark) + 1L;
        long distance = quark + 1 - place;
        return place < distance ? place << FLAGS | FROM_ROOT : distance << FLAGS;
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
            boolean sharesNames = count == 0 && in.hasRemaining();
            if (sharesNames) {
                count = Bytes.getVarint(in);
            }
            if (count < 0 || count > in.remaining()) {
                throw new IOException("The attribute tree of the state history is too short");
            }
            int[] parents = new int[(int) count];
            int[] positions = new int[parents.length];
            for (int quark = 0; quark < count; quark++) {
                long head = Bytes.getVarint(in);
                boolean sharesName = sharesNames && (head & SHARES_NAME) != 0;
                long parent = sharesNames ? parent(head, quark) : quark - head;
                if (parent < ITmfStateSystem.ROOT_ATTRIBUTE || parent >= quark) {
                    throw new IOException(
                            "The attribute tree of the state history is damaged at attribute "
                                    + quark);
                }
                parents[quark] = (int) parent;
                if (sharesName) {
                    positions[quark] = positions[Math.toIntExact(quark - Bytes.getVarint(in))];
                } else {
                    positions[quark] = in.position();
                    Bytes.skipString(in);
                }
            }
            tree.restore(new StoredNames(bytes, positions), parents);
        } catch (RuntimeException e) {
            throw new IOException("The attribute tree of the state history is damaged", e);
        }
    }

    private static long parent(long head, int quark) {
        long number = head >>> FLAGS;
        return (head & FROM_ROOT) != 0 ? number - 1 : quark - number;
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
