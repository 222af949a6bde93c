package org.eclipse.tracecompass.datastore.core.serialization;

import java.nio.BufferUnderflowException;

/**
 * Reads values one after the other from a bounded part of a buffer. A value that would reach beyond
 * the bound throws {@link BufferUnderflowException}; nothing outside of it can be read. Used by one
 * thread.
 */
public interface ISafeByteBufferReader {

    /**
     * Reads a byte.
     *
     * @throws BufferUnderflowException if the part ends before the value does
     */
    byte get();

    /**
     * Reads as many bytes as an array has.
     *
     * @param dst takes the bytes
     * @throws BufferUnderflowException if the part ends before the value does; the array is as
     *     before
     */
    void get(byte[] dst);

    /**
     * Reads a character of 2 bytes.
     *
     * @throws BufferUnderflowException if the part ends before the value does
     */
    char getChar();

    /**
     * Reads a double.
     *
     * @throws BufferUnderflowException if the part ends before the value does
     */
    double getDouble();

    /**
     * Reads a float.
     *
     * @throws BufferUnderflowException if the part ends before the value does
     */
    float getFloat();

    /**
     * Reads an int.
     *
     * @throws BufferUnderflowException if the part ends before the value does
     */
    int getInt();

    /**
     * Reads a long.
     *
     * @throws BufferUnderflowException if the part ends before the value does
     */
    long getLong();

    /**
     * Reads a short.
     *
     * @throws BufferUnderflowException if the part ends before the value does
     */
    short getShort();

    /**
     * Reads a string. Bytes that are no UTF-8 become replacement characters.
     *
     * @throws BufferUnderflowException if the part ends before the value does
     * @throws IllegalArgumentException if the length is negative, so that this is no string
     */
    String getString();
}
