package org.eclipse.tracecompass.segmentstore.core;

import java.nio.ByteBuffer;
import java.nio.IntBuffer;
import java.nio.LongBuffer;
import org.eclipse.jdt.annotation.Nullable;

/** Some thousand segments, as arrays. */
final class Chunk {

    private final long[] fStarts;
    private final long[] fEnds;
    private final int[][] fInts;
    private final long[][] fLongs;

    Chunk(int segments, int ints, int longs) {
        fStarts = new long[segments];
        fEnds = new long[segments];
        fInts = new int[ints][segments];
        fLongs = new long[longs][segments];
    }

    void set(int at, long start, long end, int @Nullable [] ints, long @Nullable [] longs) {
        fStarts[at] = start;
        fEnds[at] = end;
        for (int c = 0; c < fInts.length && ints != null; c++) {
            fInts[c][at] = ints[c];
        }
        for (int c = 0; c < fLongs.length && longs != null; c++) {
            fLongs[c][at] = longs[c];
        }
    }

    long start(int at) {
        return fStarts[at];
    }

    long end(int at) {
        return fEnds[at];
    }

    int getInt(int column, int at) {
        return fInts[column][at];
    }

    long getLong(int column, int at) {
        return fLongs[column][at];
    }

    /** The first segments as they are stored: starts, ends, ints, longs. */
    byte[] bytes(int segments) {
        ByteBuffer bytes =
                ByteBuffer.allocate(
                        segments
                                * (Long.BYTES * (2 + fLongs.length)
                                        + Integer.BYTES * fInts.length));
        put(bytes, fStarts, segments);
        put(bytes, fEnds, segments);
        for (int[] column : fInts) {
            bytes.asIntBuffer().put(column, 0, segments);
            bytes.position(bytes.position() + segments * Integer.BYTES);
        }
        for (long[] column : fLongs) {
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
        get(bytes, fStarts);
        get(bytes, fEnds);
        for (int[] column : fInts) {
            IntBuffer ints = bytes.asIntBuffer().get(column);
            bytes.position(bytes.position() + ints.position() * Integer.BYTES);
        }
        for (long[] column : fLongs) {
            get(bytes, column);
        }
    }

    private static void get(ByteBuffer bytes, long[] column) {
        LongBuffer longs = bytes.asLongBuffer().get(column);
        bytes.position(bytes.position() + longs.position() * Long.BYTES);
    }
}
