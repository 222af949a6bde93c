package org.eclipse.tracecompass.internal.statesystem.core.history;

import java.util.Arrays;

/**
 * A byte array that grows as it is written to; see {@link Bytes} for the forms. Not thread-safe.
 */
public final class ByteSink {

    private static final int INITIAL_CAPACITY = 256;
    private static final int MAX_CAPACITY = Integer.MAX_VALUE - 64;

    private byte[] bytes = new byte[INITIAL_CAPACITY];
    private int size;

    private void reserve(int more) {
        long needed = (long) size + more;
        if (needed > MAX_CAPACITY) {
            throw new IllegalStateException("A section of a state history is larger than 2 GiB");
        }
        if (needed > bytes.length) {
            bytes =
                    Arrays.copyOf(
                            bytes,
                            (int) Math.min(MAX_CAPACITY, Math.max(needed, bytes.length * 2L)));
        }
    }

    /**
     * Counts what was written.
     *
     * @return the number of bytes
     */
    public int size() {
        return size;
    }

    void putByte(int value) {
        reserve(1);
        bytes[size++] = (byte) value;
    }

    void putInt(int value) {
        reserve(Integer.BYTES);
        Bytes.putInt(bytes, size, value);
        size += Integer.BYTES;
    }

    void putLong(long value) {
        reserve(Long.BYTES);
        Bytes.putLong(bytes, size, value);
        size += Long.BYTES;
    }

    /**
     * Writes a varint.
     *
     * @param value the number, unsigned
     */
    public void putVarint(long value) {
        long rest = value;
        while ((rest & ~0x7FL) != 0) {
            putByte((int) (rest & 0x7F | 0x80));
            rest >>>= 7;
        }
        putByte((int) rest);
    }

    /**
     * Writes bytes.
     *
     * @param bytes the bytes
     */
    public void putBytes(byte[] bytes) {
        reserve(bytes.length);
        System.arraycopy(bytes, 0, this.bytes, size, bytes.length);
        size += bytes.length;
    }

    /** Writes what was written to another one. */
    void putAll(ByteSink other) {
        reserve(other.size);
        System.arraycopy(other.bytes, 0, bytes, size, other.size);
        size += other.size;
    }

    /** Forgets what was written, and keeps the room for it. */
    void clear() {
        size = 0;
    }

    /**
     * Writes a string.
     *
     * @param text any text
     */
    public void putString(String text) {
        boolean wide = Bytes.hasLoneSurrogate(text);
        byte[] bytes = Bytes.encode(text, wide);
        putVarint(bytes.length * 2L + (wide ? 1 : 0));
        putBytes(bytes);
    }

    /**
     * Copies what was written.
     *
     * @return a new array
     */
    public byte[] toByteArray() {
        return Arrays.copyOf(bytes, size);
    }
}
