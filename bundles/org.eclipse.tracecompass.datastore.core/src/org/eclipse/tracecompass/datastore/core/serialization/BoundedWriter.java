package org.eclipse.tracecompass.datastore.core.serialization;

import java.nio.BufferOverflowException;
import java.nio.ByteBuffer;

/**
 * Writes to a buffer that ends where the part does.
 *
 * @param part the bytes that may be written
 */
record BoundedWriter(ByteBuffer part) implements ISafeByteBufferWriter {

    @Override
    public void put(byte value) {
        part.put(value);
    }

    @Override
    public void putChar(char value) {
        part.putChar(value);
    }

    @Override
    public void putDouble(double value) {
        part.putDouble(value);
    }

    @Override
    public void putFloat(float value) {
        part.putFloat(value);
    }

    @Override
    public void putInt(int value) {
        part.putInt(value);
    }

    @Override
    public void putLong(long value) {
        part.putLong(value);
    }

    @Override
    public void putShort(short value) {
        part.putShort(value);
    }

    @Override
    public void put(byte[] src) {
        part.put(src);
    }

    @Override
    public void putString(String value) {
        byte[] bytes = StringBytes.of(value);
        if (StringBytes.HEADER + bytes.length > part.remaining()) {
            throw new BufferOverflowException();
        }
        part.putShort((short) bytes.length);
        part.put(bytes);
    }
}
