package org.eclipse.tracecompass.internal.statesystem.core.history;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32C;

/**
 * The primitives that all stored forms are made of: little endian numbers, varints (seven bits per
 * byte, lowest first), and strings: a varint of twice the number of bytes, plus 1 if the bytes are
 * UTF-16LE instead of UTF-8, which is so for texts with a lone surrogate, because nothing else
 * keeps those.
 */
public final class Bytes {

    private static final VarHandle INT =
            MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle LONG =
            MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle SHORT =
            MethodHandles.byteArrayViewVarHandle(short[].class, ByteOrder.LITTLE_ENDIAN);
    private static final int VARINT_BITS = 7;
    private static final int VARINT_MORE = 0x80;

    private Bytes() {}

    static int getInt(byte[] bytes, int offset) {
        return (int) INT.get(bytes, offset);
    }

    static long getLong(byte[] bytes, int offset) {
        return (long) LONG.get(bytes, offset);
    }

    static int getUnsignedShort(byte[] bytes, int offset) {
        return (short) SHORT.get(bytes, offset) & 0xFFFF;
    }

    static void putInt(byte[] bytes, int offset, int value) {
        INT.set(bytes, offset, value);
    }

    static void putLong(byte[] bytes, int offset, long value) {
        LONG.set(bytes, offset, value);
    }

    static void putShort(byte[] bytes, int offset, int value) {
        SHORT.set(bytes, offset, (short) value);
    }

    /**
     * Reads a varint.
     *
     * @param in where from
     * @return the number, unsigned
     */
    public static long getVarint(ByteBuffer in) {
        long value = 0;
        for (int shift = 0; shift < Long.SIZE; shift += VARINT_BITS) {
            byte b = in.get();
            value |= (long) (b & VARINT_MORE - 1) << shift;
            if (b >= 0) {
                return value;
            }
        }
        throw new IllegalArgumentException("A number has more than 64 bits");
    }

    /**
     * Reads a string.
     *
     * @param in where from
     * @return the string
     */
    public static String getString(ByteBuffer in) {
        long head = getVarint(in);
        byte[] bytes = new byte[textLength(in, head)];
        in.get(bytes);
        return decode(bytes, (head & 1) != 0);
    }

    /**
     * Steps over a string.
     *
     * @param in where it is
     */
    public static void skipString(ByteBuffer in) {
        int length = textLength(in, getVarint(in));
        in.position(in.position() + length);
    }

    private static int textLength(ByteBuffer in, long head) {
        long length = head >>> 1;
        if (length > in.remaining()) {
            throw new IllegalArgumentException("A text is longer than what holds it");
        }
        return (int) length;
    }

    /** The bytes of a text; the charsets of the platform would replace lone surrogates. */
    static byte[] encode(String text, boolean wide) {
        if (!wide) {
            return text.getBytes(StandardCharsets.UTF_8);
        }
        byte[] bytes = new byte[text.length() * Character.BYTES];
        for (int i = 0; i < text.length(); i++) {
            putShort(bytes, i * Character.BYTES, text.charAt(i));
        }
        return bytes;
    }

    static String decode(byte[] bytes, boolean wide) {
        if (!wide) {
            return new String(bytes, StandardCharsets.UTF_8);
        }
        char[] chars = new char[bytes.length / Character.BYTES];
        for (int i = 0; i < chars.length; i++) {
            chars[i] = (char) getUnsignedShort(bytes, i * Character.BYTES);
        }
        return new String(chars);
    }

    static boolean hasLoneSurrogate(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (Character.isSurrogate(c)) {
                if (i + 1 == text.length() || !Character.isSurrogatePair(c, text.charAt(i + 1))) {
                    return true;
                }
                i++;
            }
        }
        return false;
    }

    /** The checksum of what a buffer holds, from its position to its limit. */
    static int crc32c(ByteBuffer bytes) {
        CRC32C crc = new CRC32C();
        crc.update(bytes);
        return (int) crc.getValue();
    }

    static int crc32c(byte[] bytes, int offset, int length) {
        CRC32C crc = new CRC32C();
        crc.update(bytes, offset, length);
        return (int) crc.getValue();
    }
}
