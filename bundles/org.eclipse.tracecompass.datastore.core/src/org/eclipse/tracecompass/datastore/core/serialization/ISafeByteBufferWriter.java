package org.eclipse.tracecompass.datastore.core.serialization;

import java.nio.BufferOverflowException;

/**
 * Writes values one after the other to a bounded part of a buffer. A value that would reach beyond
 * the bound throws {@link BufferOverflowException}; nothing outside of it is ever written. Used by
 * one thread.
 */
public interface ISafeByteBufferWriter {

    /**
     * Writes a byte.
     *
     * @throws BufferOverflowException if there is no room for it
     */
    void put(byte value);

    /**
     * Writes bytes as they are, without their number.
     *
     * @throws BufferOverflowException if there is no room for all of them; none is written then
     */
    void put(byte[] src);

    /**
     * Writes a character as 2 bytes.
     *
     * @throws BufferOverflowException if there is no room for it
     */
    void putChar(char value);

    /**
     * Writes a double.
     *
     * @throws BufferOverflowException if there is no room for it
     */
    void putDouble(double value);

    /**
     * Writes a float.
     *
     * @throws BufferOverflowException if there is no room for it
     */
    void putFloat(float value);

    /**
     * Writes an int.
     *
     * @throws BufferOverflowException if there is no room for it
     */
    void putInt(int value);

    /**
     * Writes a long.
     *
     * @throws BufferOverflowException if there is no room for it
     */
    void putLong(long value);

    /**
     * Writes a short.
     *
     * @throws BufferOverflowException if there is no room for it
     */
    void putShort(short value);

    /**
     * Writes a string. Of a string with more than 32,767 bytes, only the characters that fit into
     * them are written.
     *
     * @param value the string; takes {@link SafeByteBufferFactory#getStringSizeInBuffer} bytes
     * @throws BufferOverflowException if there is no room for it; nothing is written then
     */
    void putString(String value);
}
