package org.eclipse.tracecompass.internal.analysis.graph.core.graph;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Bytes in memory, with numbers that take as few of them as they need. */
final class PackedWriter {

    private static final int FIRST = 1 << 12;
    private static final int MOST_BYTES = 10;

    private byte[] bytes = new byte[FIRST];
    private int size;

    byte[] bytes() {
        return bytes;
    }

    int size() {
        return size;
    }

    void clear() {
        size = 0;
    }

    private void reserve(int more) {
        if (bytes.length - size < more) {
            bytes = Arrays.copyOf(bytes, Math.max(size + more, size + (size >> 1)));
        }
    }

    void putByte(int value) {
        reserve(1);
        bytes[size++] = (byte) value;
    }

    /** Writes seven bits at a time, the lowest first; small numbers that are not negative. */
    void put(long value) {
        reserve(MOST_BYTES);
        long rest = value;
        while ((rest & ~0x7FL) != 0) {
            bytes[size++] = (byte) (rest | 0x80);
            rest >>>= 7;
        }
        bytes[size++] = (byte) rest;
    }

    /** Writes a number that is near 0, on either side. */
    void putSigned(long value) {
        put(value << 1 ^ value >> 63);
    }

    void putInt(int value) {
        for (int shift = 24; shift >= 0; shift -= 8) {
            putByte(value >>> shift);
        }
    }

    void putLong(long value) {
        putInt((int) (value >>> 32));
        putInt((int) value);
    }

    void putText(String text) {
        byte[] utf = text.getBytes(StandardCharsets.UTF_8);
        put(utf.length);
        reserve(utf.length);
        System.arraycopy(utf, 0, bytes, size, utf.length);
        size += utf.length;
    }
}
