package org.eclipse.tracecompass.tmf.core.trace.indexer;

import java.nio.ByteBuffer;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.tmf.core.trace.location.ITmfLocation;

/** A trace whose index can be stored, because its locations can. */
public interface ITmfPersistentlyIndexable {

    /**
     * Reads a location of this trace.
     *
     * @param bufferIn a buffer positioned where one was serialized
     * @return the location
     */
    @NonNullByDefault({})
    ITmfLocation restoreLocation(ByteBuffer bufferIn);

    /** {@return the most bytes that a checkpoint of this trace takes} */
    int getCheckpointSize();
}
