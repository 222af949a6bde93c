package org.eclipse.tracecompass.tmf.export.core.tracks;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** A message of Protocol Buffers, field by field. */
final class ProtoBuffer {

    private static final int VARINT = 0;
    private static final int FIXED64 = 1;
    private static final int BYTES = 2;

    private byte[] bytes = new byte[64];
    private int size;

    byte[] bytes() {
        return bytes;
    }

    int size() {
        return size;
    }

    ProtoBuffer clear() {
        size = 0;
        return this;
    }

    private void put(int value) {
        if (size == bytes.length) {
            bytes = Arrays.copyOf(bytes, 2 * size);
        }
        bytes[size++] = (byte) value;
    }

    private void raw(long value) {
        long rest = value;
        while ((rest & ~0x7FL) != 0) {
            put((int) (rest & 0x7F | 0x80));
            rest >>>= 7;
        }
        put((int) rest);
    }

    /** Puts an integer that is not negative, or any of 64 bits. */
    ProtoBuffer integer(int field, long value) {
        raw((long) field << 3 | VARINT);
        raw(value);
        return this;
    }

    ProtoBuffer real(int field, double value) {
        raw((long) field << 3 | FIXED64);
        long bits = Double.doubleToRawLongBits(value);
        for (int shift = 0; shift < Long.SIZE; shift += Byte.SIZE) {
            put((int) (bits >>> shift));
        }
        return this;
    }

    ProtoBuffer text(int field, String value) {
        byte[] utf8 = value.getBytes(StandardCharsets.UTF_8);
        return bytes(field, utf8, utf8.length);
    }

    /** Puts a message in this one. */
    ProtoBuffer message(int field, ProtoBuffer inner) {
        return bytes(field, inner.bytes, inner.size);
    }

    private ProtoBuffer bytes(int field, byte[] value, int length) {
        raw((long) field << 3 | BYTES);
        raw(length);
        if (size + length > bytes.length) {
            bytes = Arrays.copyOf(bytes, Math.max(size + length, 2 * bytes.length));
        }
        System.arraycopy(value, 0, bytes, size, length);
        size += length;
        return this;
    }
}
