package org.eclipse.tracecompass.internal.analysis.graph.core.graph;

import java.io.IOException;
import java.nio.charset.StandardCharsets;

/** Reads what {@link PackedWriter} wrote. */
final class PackedReader {

    private static final int BITS = 7;

    private final byte[] bytes;
    private final int end;
    private int at;

    PackedReader(byte[] bytes, int end) {
        this.bytes = bytes;
        this.end = end;
    }

    boolean isAtEnd() {
        return at == end;
    }

    int takeByte() throws IOException {
        if (at >= end) {
            throw new IOException("it is shorter than it says");
        }
        return bytes[at++];
    }

    long take() throws IOException {
        long value = 0;
        for (int shift = 0; shift < Long.SIZE; shift += BITS) {
            int next = takeByte();
            value |= (next & 0x7FL) << shift;
            if (next >= 0) {
                return value;
            }
        }
        throw new IOException("a number does not end");
    }

    long takeSigned() throws IOException {
        long value = take();
        return value >>> 1 ^ -(value & 1);
    }

    int takeInt() throws IOException {
        int value = 0;
        for (int i = 0; i < Integer.BYTES; i++) {
            value = value << Byte.SIZE | takeByte() & 0xFF;
        }
        return value;
    }

    long takeLong() throws IOException {
        return (long) takeInt() << Integer.SIZE | takeInt() & 0xFFFFFFFFL;
    }

    /** A number of things that follow; each takes at least a byte, so memory is safe. */
    int takeCount() throws IOException {
        long count = take();
        if (count < 0 || count > end - at) {
            throw new IOException("it is shorter than it says");
        }
        return (int) count;
    }

    String takeText() throws IOException {
        int length = takeCount();
        String text = new String(bytes, at, length, StandardCharsets.UTF_8);
        at += length;
        return text;
    }
}
