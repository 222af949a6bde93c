package org.eclipse.tracecompass.segmentstore.core;

import java.nio.ByteBuffer;
import java.nio.IntBuffer;
import java.nio.LongBuffer;
import org.eclipse.jdt.annotation.Nullable;

/** Some thousand segments, as arrays. */
final class Chunk {

    private final long[] starts;
    private final long[] ends;
    private final int[][] ints;
    private final long[][] longs;

    Chunk(int segments, int ints, int longs) {
        starts = new long[segments];
        ends = new long[segments];
        this.ints = new int[ints][segments];
        this.longs = new long[longs][segments];
    }

    void set(int at, long start, long end, int @Nullable [] ints, long @Nullable [] longs) {
        starts[at] = start;
        ends[at] = end;
        for (int c = 0; c < this.ints.length && ints != null; c++) {
            this.ints[c][at] = ints[c];
        }
        for (int c = 0; c < this.longs.length && longs != null; c++) {
            this.longs[c][at] = longs[c];
        }
    }

    long start(int at) {
        return starts[at];
    }

    long end(int at) {
        return ends[at];
    }

    int getInt(int column, int at) {
        return ints[column][at];
    }

    long getLong(int column, int at) {
        return longs[column][at];
    }

    /** The first segments as they are stored: starts, ends, ints, longs. */
    byte[] bytes(int segments) {
        ByteBuffer bytes =
                ByteBuffer.allocate(
                        segments * (Long.BYTES * (2 + longs.length) + Integer.BYTES * ints.length));
        put(bytes, starts, segments);
        put(bytes, ends, segments);
        for (int[] column : ints) {
            bytes.asIntBuffer().put(column, 0, segments);
            bytes.position(bytes.position() + segments * Integer.BYTES);
        }
        for (long[] column : longs) {
            put(bytes, column, segments);
        }
        return bytes.array();
    }

    private static void put(ByteBuffer bytes, long[] column, int segments) {
        bytes.asLongBuffer().put(column, 0, segments);
        bytes.position(bytes.position() + segments * Long.BYTES);
    }

    /** Takes over what was stored of as many segments as there is room for. */
    void read(byte[] stored) {
        ByteBuffer bytes = ByteBuffer.wrap(stored);
        get(bytes, starts);
        get(bytes, ends);
        for (int[] column : ints) {
            IntBuffer ints = bytes.asIntBuffer().get(column);
            bytes.position(bytes.position() + ints.position() * Integer.BYTES);
        }
        for (long[] column : longs) {
            get(bytes, column);
        }
    }

    private static void get(ByteBuffer bytes, long[] column) {
        LongBuffer longs = bytes.asLongBuffer().get(column);
        bytes.position(bytes.position() + longs.position() * Long.BYTES);
    }
}
