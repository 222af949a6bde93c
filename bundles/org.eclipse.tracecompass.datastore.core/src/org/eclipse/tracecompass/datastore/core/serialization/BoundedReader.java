package org.eclipse.tracecompass.datastore.core.serialization;

import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/**
 * Reads a buffer that ends where the part does.
 *
 * @param part the bytes that may be read
 */
record BoundedReader(ByteBuffer part) implements ISafeByteBufferReader {

    @Override
    public byte get() {
        return part.get();
    }

    @Override
    public char getChar() {
        return part.getChar();
    }

    @Override
    public double getDouble() {
        return part.getDouble();
    }

    @Override
    public float getFloat() {
        return part.getFloat();
    }

    @Override
    public int getInt() {
        return part.getInt();
    }

    @Override
    public long getLong() {
        return part.getLong();
    }

    @Override
    public short getShort() {
        return part.getShort();
    }

    @Override
    public void get(byte[] dst) {
        part.get(dst);
    }

    @Override
    public String getString() {
        short length = part.getShort();
        if (length < 0) {
            throw new IllegalArgumentException("A string of " + length + " bytes");
        }
        if (length > part.remaining()) {
            throw new BufferUnderflowException();
        }
        byte[] bytes = new byte[length];
        part.get(bytes);
        return new String(bytes, StandardCharsets.UTF_8);
    }
}
