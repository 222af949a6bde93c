package org.eclipse.tracecompass.internal.statesystem.core.history;

import java.io.IOException;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;

/** The stored form of the block directories of all levels; see the package documentation. */
final class DirectoryCodec {

    private static final int ENTRY_SIZE = 3 * Long.BYTES + 6 * Integer.BYTES;

    private DirectoryCodec() {}

    static byte[] write(Level[] levels) {
        ByteSink sink = new ByteSink();
        sink.putInt(levels.length);
        for (Level level : levels) {
            Directory directory = level.view().directory();
            int size = level.view().size();
            sink.putInt(size);
            for (int i = 0; i < size; i++) {
                sink.putLong(directory.minStart[i]);
                sink.putLong(directory.maxEnd[i]);
                sink.putLong(directory.position[i]);
                sink.putInt(directory.length[i]);
                sink.putInt(directory.checksum[i]);
                sink.putInt(directory.count[i]);
                sink.putInt(directory.minQuark[i]);
                sink.putInt(directory.maxQuark[i]);
                sink.putInt(directory.totals(i));
            }
        }
        for (Level level : levels) {
            writePositions(sink, level.view().directory(), level.view().size());
        }
        return sink.toByteArray();
    }

    /** Writes where totals are: mostly right behind those before. */
    private static void writePositions(ByteSink sink, Directory directory, int size) {
        long end = 0;
        for (int i = 0; i < size; i++) {
            int length = directory.totals(i);
            if (length > 0) {
                long position = directory.totalsPosition(i);
                sink.putVarint(position - end);
                end = position + length + Integer.BYTES;
            }
        }
    }

    static void read(byte[] bytes, Level[] levels) throws IOException {
        if (bytes.length < Integer.BYTES || Bytes.getInt(bytes, 0) != levels.length) {
            throw new IOException("The block directory has an unknown number of levels");
        }
        int at = Integer.BYTES;
        for (Level level : levels) {
            int size = at + Integer.BYTES <= bytes.length ? Bytes.getInt(bytes, at) : -1;
            at += Integer.BYTES;
            if (size < 0 || (long) size * ENTRY_SIZE > bytes.length - at) {
                throw new IOException("The block directory is too short");
            }
            Directory directory = new Directory(Math.max(1, size));
            for (int i = 0; i < size; i++) {
                directory.minStart[i] = Bytes.getLong(bytes, at);
                directory.maxEnd[i] = Bytes.getLong(bytes, at + 8);
                directory.position[i] = Bytes.getLong(bytes, at + 16);
                directory.length[i] = Bytes.getInt(bytes, at + 24);
                directory.checksum[i] = Bytes.getInt(bytes, at + 28);
                directory.count[i] = Bytes.getInt(bytes, at + 32);
                directory.minQuark[i] = Bytes.getInt(bytes, at + 36);
                directory.maxQuark[i] = Bytes.getInt(bytes, at + 40);
                int totals = Bytes.getInt(bytes, at + 44);
                if (totals < 0) {
                    throw new IOException("The block directory has totals of a negative length");
                }
                directory.setTotals(i, 0, totals);
                directory.appended(i);
                at += ENTRY_SIZE;
            }
            level.restore(directory, size);
        }
        readPositions(ByteBuffer.wrap(bytes, at, bytes.length - at), levels);
    }

    private static void readPositions(ByteBuffer in, Level[] levels) throws IOException {
        try {
            for (Level level : levels) {
                Directory directory = level.view().directory();
                long end = 0;
                for (int i = 0; i < level.view().size(); i++) {
                    int length = directory.totals(i);
                    if (length > 0) {
                        long position = end + Bytes.getVarint(in);
                        end = position + length + Integer.BYTES;
                        if (position < 0 || end < position) {
                            throw new IOException("The block directory has totals nowhere");
                        }
                        directory.setTotals(i, position, length);
                    }
                }
            }
        } catch (BufferUnderflowException | IllegalArgumentException e) {
            throw new IOException("The block directory does not say where all totals are", e);
        }
    }
}
