package org.eclipse.tracecompass.datastore.core.serialization;

import java.nio.ByteBuffer;

/** Makes readers and writers of a part of a buffer. */
public final class SafeByteBufferFactory {

    private SafeByteBufferFactory() {}

    /**
     * Creates a reader of the next bytes of a buffer. It has the byte order that the buffer has
     * now. The position of the buffer stays as it is.
     *
     * @param buffer the buffer; its bytes are shared, not copied
     * @param size how many bytes may be read, from the position of the buffer on
     * @throws IllegalArgumentException if the size is negative, or the buffer has fewer bytes left
     */
    public static ISafeByteBufferReader wrapReader(ByteBuffer buffer, int size) {
        return new BoundedReader(part(buffer, size));
    }

    /**
     * Creates a writer of the next bytes of a buffer. It has the byte order that the buffer has
     * now. The position of the buffer stays as it is.
     *
     * @param buffer the buffer
     * @param size how many bytes may be written, from the position of the buffer on
     * @throws IllegalArgumentException if the size is negative, or the buffer has fewer bytes left
     * @throws java.nio.ReadOnlyBufferException when something is written, if the buffer is
     *     read-only
     */
    public static ISafeByteBufferWriter wrapWriter(ByteBuffer buffer, int size) {
        return new BoundedWriter(part(buffer, size));
    }

    private static ByteBuffer part(ByteBuffer buffer, int size) {
        if (size < 0 || size > buffer.remaining()) {
            throw new IllegalArgumentException(
                    "A part of "
                            + size
                            + " bytes of a buffer with "
                            + buffer.remaining()
                            + " left");
        }
        return buffer.slice(buffer.position(), size).order(buffer.order());
    }

    /**
     * Returns how many bytes {@link ISafeByteBufferWriter#putString} takes for a string.
     *
     * @param string the string
     * @return from 2 to 32,769
     */
    public static int getStringSizeInBuffer(String string) {
        return StringBytes.HEADER + StringBytes.of(string).length;
    }
}
