package org.eclipse.tracecompass.datastore.core.interval;

import org.eclipse.tracecompass.datastore.core.serialization.ISafeByteBufferWriter;

/** An object that can write itself to a buffer. */
public interface ISerializableObject {

    /** Returns how many bytes {@link #writeSegment} writes. */
    int getSizeOnDisk();

    /**
     * Writes the object.
     *
     * @param buffer takes {@link #getSizeOnDisk} bytes
     * @throws java.nio.BufferOverflowException if there is no room for them
     */
    void writeSegment(ISafeByteBufferWriter buffer);
}
