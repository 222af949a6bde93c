package org.eclipse.tracecompass.ctf.core.layout;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * Reads integers at any bit of a byte array. The array must go on for {@link #PADDING} bytes after
 * the last bit that is asked for: words are read whole and cut.
 */
public final class Bits {

    /** Bytes that an array must have after its last bit. */
    public static final int PADDING = 32;

    private static final VarHandle LONG_LE = handle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle LONG_BE = handle(long[].class, ByteOrder.BIG_ENDIAN);
    private static final VarHandle INT_LE = handle(int[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle INT_BE = handle(int[].class, ByteOrder.BIG_ENDIAN);
    private static final VarHandle SHORT_LE = handle(short[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle SHORT_BE = handle(short[].class, ByteOrder.BIG_ENDIAN);

    private Bits() {}

    private static VarHandle handle(Class<?> array, ByteOrder order) {
        return MethodHandles.byteArrayViewVarHandle(array, order);
    }

    /** The next position from {@code pos} that is a multiple of a power of two. */
    public static long align(long pos, long alignment) {
        return pos + alignment - 1 & -alignment;
    }

    /** A 16-bit unsigned integer at a byte. */
    public static int u16(byte[] bytes, int at, boolean bigEndian) {
        return (bigEndian ? (short) SHORT_BE.get(bytes, at) : (short) SHORT_LE.get(bytes, at))
                & 0xFFFF;
    }

    /** A 32-bit integer at a byte. */
    public static int i32(byte[] bytes, int at, boolean bigEndian) {
        return bigEndian ? (int) INT_BE.get(bytes, at) : (int) INT_LE.get(bytes, at);
    }

    /** A 64-bit integer at a byte. */
    public static long i64(byte[] bytes, int at, boolean bigEndian) {
        return bigEndian ? (long) LONG_BE.get(bytes, at) : (long) LONG_LE.get(bytes, at);
    }

    /**
     * An integer at any bit.
     *
     * @param bytes the array
     * @param bit its first bit, counted from the start of the array; within a byte from the least
     *     significant bit (little-endian) or the most significant one (big-endian)
     * @param size 1 to 64 bits
     * @param signed whether to extend the sign
     * @param bigEndian byte order
     */
    public static long read(byte[] bytes, long bit, int size, boolean signed, boolean bigEndian) {
        int at = (int) (bit >>> 3);
        int shift = (int) bit & 7;
        if (shift == 0) {
            switch (size) {
                case 8:
                    return signed ? bytes[at] : bytes[at] & 0xFF;
                case 16:
                    int half = u16(bytes, at, bigEndian);
                    return signed ? (short) half : half;
                case 32:
                    int word = i32(bytes, at, bigEndian);
                    return signed ? word : word & 0xFFFFFFFFL;
                case 64:
                    return i64(bytes, at, bigEndian);
                default:
            }
        }
        long value;
        if (bigEndian) {
            value = (long) LONG_BE.get(bytes, at) << shift;
            if (shift + size > 64) {
                value |= (bytes[at + 8] & 0xFFL) >>> 8 - shift;
            }
        } else {
            value = (long) LONG_LE.get(bytes, at) >>> shift;
            if (shift + size > 64) {
                value |= (bytes[at + 8] & 0xFFL) << 64 - shift;
            }
            value <<= 64 - size;
        }
        return signed ? value >> 64 - size : value >>> 64 - size;
    }

    /** Index of the first zero byte from {@code at}; the array must have one. */
    public static int zeroByte(byte[] bytes, int at) {
        int i = at;
        while (i + 8 <= bytes.length) {
            long word = (long) LONG_LE.get(bytes, i);
            long zeros = word - 0x0101010101010101L & ~word & 0x8080808080808080L;
            if (zeros != 0) {
                return i + (Long.numberOfTrailingZeros(zeros) >>> 3);
            }
            i += 8;
        }
        while (bytes[i] != 0) {
            i++;
        }
        return i;
    }
}
