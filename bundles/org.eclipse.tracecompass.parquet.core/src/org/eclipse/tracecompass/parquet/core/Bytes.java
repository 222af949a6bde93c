package org.eclipse.tracecompass.parquet.core;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/** A growing array of bytes; numbers are little-endian. */
final class Bytes {

    private static final VarHandle LONG =
            MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle INT =
            MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);

    private byte[] array = new byte[1024];
    private int size;

    /** The bytes; those from {@link #size} on mean nothing. */
    byte[] array() {
        return array;
    }

    int size() {
        return size;
    }

    void clear() {
        size = 0;
    }

    byte[] copy() {
        return Arrays.copyOf(array, size);
    }

    private int room(int more) {
        int at = size;
        if (more > array.length - at) {
            int wanted = Math.addExact(at, more);
            array = Arrays.copyOf(array, Math.max(wanted, at + Math.min(at, 1 << 28)));
        }
        size = at + more;
        return at;
    }

    void put(int value) {
        int at = room(1);
        array[at] = (byte) value;
    }

    void put(byte[] bytes) {
        put(bytes, 0, bytes.length);
    }

    void put(byte[] bytes, int from, int length) {
        int at = room(length);
        System.arraycopy(bytes, from, array, at, length);
    }

    void putInt(int value) {
        int at = room(Integer.BYTES);
        INT.set(array, at, value);
    }

    /** Replaces the four bytes at a position. */
    void setInt(int at, int value) {
        INT.set(array, at, value);
    }

    void putLong(long value) {
        int at = room(Long.BYTES);
        LONG.set(array, at, value);
    }

    /** Puts an unsigned number, seven bits per byte, lowest first. */
    void putVarint(long value) {
        long rest = value;
        while ((rest & ~0x7FL) != 0) {
            put((int) (rest & 0x7F | 0x80));
            rest >>>= 7;
        }
        put((int) rest);
    }

    /** Puts a signed number so that small ones are short. */
    void putZigzag(long value) {
        putVarint(value << 1 ^ value >> 63);
    }
}
