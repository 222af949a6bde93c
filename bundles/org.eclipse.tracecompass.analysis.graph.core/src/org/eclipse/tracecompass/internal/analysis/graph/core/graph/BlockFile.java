package org.eclipse.tracecompass.internal.analysis.graph.core.graph;

import java.io.Closeable;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.util.Arrays;
import java.util.zip.CRC32C;
import org.eclipse.jdt.annotation.Nullable;

/**
 * Blocks of bytes in a file, each with a CRC-32C in a table in memory. A block that is written
 * again goes to the end of the file. One thread at a time. Not a channel: the interruption of a
 * reading thread would close it for all.
 */
final class BlockFile implements Closeable {

    private static final int FIRST = 16;

    private final Opener opener;
    private @Nullable RandomAccessFile file;
    private int count;
    private long[] offsets = new long[FIRST];
    private int[] lengths = new int[FIRST];
    private int[] sums = new int[FIRST];
    private long end;
    private long wasted;

    /** Opens the file. */
    @FunctionalInterface
    interface Opener {
        RandomAccessFile open() throws IOException;
    }

    /**
     * Describes a file without blocks.
     *
     * @param opener opens it when it is needed first
     * @param header the number of bytes before the first block
     */
    BlockFile(Opener opener, int header) {
        this.opener = opener;
        end = header;
    }

    private RandomAccessFile file() throws IOException {
        RandomAccessFile file = this.file;
        if (file == null) {
            file = opener.open();
            this.file = file;
        }
        return file;
    }

    /** The number of blocks. */
    int count() {
        return count;
    }

    /** Where the last block ends. */
    long end() {
        return end;
    }

    /** The bytes of blocks that were written again later. */
    long wasted() {
        return wasted;
    }

    long offset(int block) {
        return offsets[block];
    }

    int length(int block) {
        return lengths[block];
    }

    int sum(int block) {
        return sums[block];
    }

    static int sumOf(byte[] bytes, int length) {
        CRC32C sum = new CRC32C();
        sum.update(bytes, 0, length);
        return (int) sum.getValue();
    }

    /** Says where a block is. */
    void put(int block, long offset, int length, int sum) {
        if (block >= offsets.length) {
            int capacity = Math.max(block + 1, block + (block >> 1));
            offsets = Arrays.copyOf(offsets, capacity);
            lengths = Arrays.copyOf(lengths, capacity);
            sums = Arrays.copyOf(sums, capacity);
        }
        wasted += lengths[block];
        offsets[block] = offset;
        lengths[block] = length;
        sums[block] = sum;
        count = Math.max(count, block + 1);
        end = Math.max(end, offset + length);
    }

    /** Writes a block behind all others. */
    void write(int block, byte[] bytes, int length) throws IOException {
        writeAt(end, bytes, length);
        put(block, end, length, sumOf(bytes, length));
    }

    /** Writes something that is no block. */
    void writeAt(long offset, byte[] bytes, int length) throws IOException {
        RandomAccessFile file = file();
        file.seek(offset);
        file.write(bytes, 0, length);
    }

    /**
     * Reads a block.
     *
     * @throws IOException if it cannot be read or is damaged
     */
    byte[] read(int block) throws IOException {
        byte[] bytes = readAt(offsets[block], lengths[block]);
        if (sumOf(bytes, bytes.length) != sums[block]) {
            throw new IOException("the checksum of block " + block + " is wrong");
        }
        return bytes;
    }

    byte[] readAt(long offset, int length) throws IOException {
        RandomAccessFile file = file();
        if (offset < 0 || length < 0 || offset + length > file.length()) {
            throw new IOException("it is incomplete");
        }
        byte[] bytes = new byte[length];
        file.seek(offset);
        file.readFully(bytes);
        return bytes;
    }

    long size() throws IOException {
        return file().length();
    }

    @Override
    public void close() throws IOException {
        RandomAccessFile file = this.file;
        if (file != null) {
            file.close();
        }
    }
}
