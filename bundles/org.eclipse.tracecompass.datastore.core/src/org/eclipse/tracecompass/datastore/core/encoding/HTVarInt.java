package org.eclipse.tracecompass.datastore.core.encoding;

import java.nio.ByteBuffer;
import org.eclipse.tracecompass.datastore.core.serialization.ISafeByteBufferReader;
import org.eclipse.tracecompass.datastore.core.serialization.ISafeByteBufferWriter;
import org.eclipse.tracecompass.datastore.core.serialization.SafeByteBufferFactory;

/**
 * A long in one to nine bytes, the fewer the nearer it is to 0 from above.
 *
 * <p>What is stored is the value plus 3, so that -3, -2 and -1, which often stand for "none", are
 * short as well. The first byte is the number of bytes that follow, 0 to 8: as many as the sum has
 * when leading zero bytes are dropped. They are written from the low end in the largest units that
 * fit, each in the byte order of the buffer: 8 bytes as one long, otherwise an int for 4, a short
 * for 2 and a byte for 1. Other negative values take nine bytes.
 */
public final class HTVarInt {

    private static final int OFFSET = 3;

    private HTVarInt() {}

    private static int significantBytes(long stored) {
        return (Long.SIZE - Long.numberOfLeadingZeros(stored) + Byte.SIZE - 1) / Byte.SIZE;
    }

    /**
     * Returns how many bytes a value takes, 1 to 9.
     *
     * @param val any value
     */
    public static int getEncodedLengthLong(long val) {
        return 1 + significantBytes(val + OFFSET);
    }

    /**
     * Writes a value.
     *
     * @param buffer takes {@link #getEncodedLengthLong} bytes
     * @param val any value
     * @throws java.nio.BufferOverflowException if there is no room for it
     */
    public static void writeLong(ISafeByteBufferWriter buffer, long val) {
        long rest = val + OFFSET;
        int count = significantBytes(rest);
        buffer.put((byte) count);
        if (count == Long.BYTES) {
            buffer.putLong(rest);
            return;
        }
        if ((count & Integer.BYTES) != 0) {
            buffer.putInt((int) rest);
            rest >>>= Integer.SIZE;
        }
        if ((count & Short.BYTES) != 0) {
            buffer.putShort((short) rest);
            rest >>>= Short.SIZE;
        }
        if ((count & Byte.BYTES) != 0) {
            buffer.put((byte) rest);
        }
    }

    /**
     * Writes a value at the position of a buffer, which moves behind it.
     *
     * @param buffer takes {@link #getEncodedLengthLong} bytes
     * @param val any value
     * @throws java.nio.BufferOverflowException if there is no room for it; the position stays then
     */
    public static void writeLong(ByteBuffer buffer, long val) {
        writeLong(SafeByteBufferFactory.wrapWriter(buffer, buffer.remaining()), val);
        buffer.position(buffer.position() + getEncodedLengthLong(val));
    }

    /**
     * Reads a value.
     *
     * @param buffer where {@link #writeLong(ISafeByteBufferWriter, long)} has written it
     * @throws java.nio.BufferUnderflowException if it is cut off
     * @throws IllegalArgumentException if the first byte is not 0 to 8, so that this is no value
     */
    public static long readLong(ISafeByteBufferReader buffer) {
        int count = checked(buffer.get());
        if (count == Long.BYTES) {
            return buffer.getLong() - OFFSET;
        }
        long stored = 0;
        int shift = 0;
        if ((count & Integer.BYTES) != 0) {
            stored = Integer.toUnsignedLong(buffer.getInt());
            shift = Integer.SIZE;
        }
        if ((count & Short.BYTES) != 0) {
            stored |= Short.toUnsignedLong(buffer.getShort()) << shift;
            shift += Short.SIZE;
        }
        if ((count & Byte.BYTES) != 0) {
            stored |= Byte.toUnsignedLong(buffer.get()) << shift;
        }
        return stored - OFFSET;
    }

    /**
     * Reads a value at the position of a buffer, which moves behind it.
     *
     * @param buffer where {@link #writeLong(ByteBuffer, long)} has written it
     * @throws java.nio.BufferUnderflowException if it is cut off; the position stays then
     * @throws IllegalArgumentException if the first byte is not 0 to 8, so that this is no value
     */
    public static long readLong(ByteBuffer buffer) {
        int start = buffer.position();
        long value = readLong(SafeByteBufferFactory.wrapReader(buffer, buffer.remaining()));
        buffer.position(start + 1 + buffer.get(start));
        return value;
    }

    private static int checked(byte count) {
        if (count < 0 || count > Long.BYTES) {
            throw new IllegalArgumentException("A number of " + count + " bytes");
        }
        return count;
    }
}
