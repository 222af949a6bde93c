package org.eclipse.tracecompass.ctf.core.event.io;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.eclipse.tracecompass.ctf.core.CTFException;

/**
 * Reads and writes integers of any number of bits, at a position that counts bits. In little-endian
 * order the lowest bits of a byte come first, in big-endian order the highest. Not thread-safe.
 */
public final class BitBuffer {

    private static final int BYTE = 8;

    private final ByteBuffer buffer;
    private ByteOrder order;
    private long position;

    /** Creates an empty buffer. */
    public BitBuffer() {
        this(ByteBuffer.allocate(0), ByteOrder.BIG_ENDIAN);
    }

    /**
     * Creates a big-endian buffer.
     *
     * @param buf the bytes
     */
    public BitBuffer(ByteBuffer buf) {
        this(buf, ByteOrder.BIG_ENDIAN);
    }

    /**
     * Creates a buffer.
     *
     * @param buf the bytes
     * @param order the order of bytes and bits
     */
    public BitBuffer(ByteBuffer buf, ByteOrder order) {
        buffer = buf;
        this.order = order;
        buffer.order(order);
    }

    /**
     * Reads a signed integer of 32 bits.
     *
     * @throws CTFException if the buffer ends before
     */
    public int getInt() throws CTFException {
        return (int) get(Integer.SIZE, true);
    }

    /**
     * Reads a signed integer of 64 bits.
     *
     * @throws CTFException if the buffer ends before
     */
    public long getLong() throws CTFException {
        return get(Long.SIZE, true);
    }

    /**
     * Reads an integer.
     *
     * @param length the number of its bits, at most 64; 0 reads nothing and gives 0
     * @param signed whether its highest bit is the sign
     * @return the integer
     * @throws CTFException if the buffer ends before
     */
    public long get(int length, boolean signed) throws CTFException {
        check(length);
        long value = 0;
        boolean little = order == ByteOrder.LITTLE_ENDIAN;
        for (int done = 0; done < length; ) {
            int offset = (int) (position & 7);
            int bits = Math.min(BYTE - offset, length - done);
            int mask = (1 << bits) - 1;
            int octet = buffer.get((int) (position >>> 3)) & 0xff;
            if (little) {
                value |= (long) (octet >>> offset & mask) << done;
            } else {
                value = value << bits | octet >>> BYTE - offset - bits & mask;
            }
            done += bits;
            position += bits;
        }
        int unused = Long.SIZE - length;
        return signed && length > 0 ? value << unused >> unused : value;
    }

    private void check(int length) throws CTFException {
        if (length < 0 || length > Long.SIZE || !canRead(length)) {
            throw new CTFException(
                    "There are no "
                            + length
                            + " bits at bit "
                            + position
                            + " of a buffer of "
                            + buffer.limit()
                            + " bytes");
        }
    }

    /**
     * Reads bytes. The position must be at the beginning of one.
     *
     * @param dst is filled
     * @throws java.nio.BufferUnderflowException if the buffer ends before
     */
    public void get(byte[] dst) {
        buffer.position((int) (position / BYTE));
        buffer.get(dst);
        position += (long) dst.length * BYTE;
    }

    /**
     * Writes an integer of 32 bits.
     *
     * @param value the integer
     * @throws CTFException if the buffer ends before
     */
    public void putInt(int value) throws CTFException {
        putLong(Integer.SIZE, value);
    }

    /**
     * Writes the lowest bits of an integer.
     *
     * @param length the number of bits
     * @param value the integer
     * @throws CTFException if the buffer ends before
     */
    public void putInt(int length, int value) throws CTFException {
        putLong(length, value);
    }

    /**
     * Writes the lowest bits of an integer.
     *
     * @param length the number of bits
     * @param value the integer
     * @throws CTFException if the buffer ends before
     */
    public void putLong(int length, long value) throws CTFException {
        check(length);
        boolean little = order == ByteOrder.LITTLE_ENDIAN;
        for (int done = 0; done < length; ) {
            int offset = (int) (position & 7);
            int bits = Math.min(BYTE - offset, length - done);
            int mask = (1 << bits) - 1;
            int shift = little ? offset : BYTE - offset - bits;
            int part = (int) (little ? value >>> done : value >>> length - done - bits) & mask;
            int index = (int) (position >>> 3);
            buffer.put(index, (byte) (buffer.get(index) & ~(mask << shift) | part << shift));
            done += bits;
            position += bits;
        }
    }

    /**
     * Writes bytes.
     *
     * @param value the bytes
     * @throws CTFException if the buffer ends before
     */
    public void put(byte[] value) throws CTFException {
        for (byte octet : value) {
            put(octet);
        }
    }

    /**
     * Writes a byte.
     *
     * @param value the byte
     * @throws CTFException if the buffer ends before
     */
    public void put(byte value) throws CTFException {
        putLong(BYTE, value);
    }

    /**
     * Returns whether there are as many bits as that.
     *
     * @param length the number of bits
     */
    public boolean canRead(int length) {
        return position + length <= (long) buffer.limit() * BYTE;
    }

    /**
     * Sets the order of bytes and bits.
     *
     * @param order the order
     */
    public void setByteOrder(ByteOrder order) {
        this.order = order;
        buffer.order(order);
    }

    /** Returns the order of bytes and bits. */
    public ByteOrder getByteOrder() {
        return order;
    }

    /**
     * Sets the position.
     *
     * @param newPosition the bit that is read next
     * @throws CTFException if it is outside of the buffer
     */
    public void position(long newPosition) throws CTFException {
        if (newPosition < 0 || newPosition > (long) buffer.limit() * BYTE) {
            throw new CTFException(
                    "Bit "
                            + newPosition
                            + " is outside of a buffer of "
                            + buffer.limit()
                            + " bytes");
        }
        position = newPosition;
    }

    /** Returns the bit that is read next. */
    public long position() {
        return position;
    }

    /** Returns the bytes. */
    public ByteBuffer getByteBuffer() {
        return buffer;
    }

    /** Goes to the first bit, and makes the whole capacity readable. */
    public void clear() {
        position = 0;
        buffer.clear();
    }
}
