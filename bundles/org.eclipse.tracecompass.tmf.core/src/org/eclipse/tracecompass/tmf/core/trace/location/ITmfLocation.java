package org.eclipse.tracecompass.tmf.core.trace.location;

import java.nio.ByteBuffer;

/** A place in a trace. Immutable. */
public interface ITmfLocation {

    /** {@return what the trace needs to find the place; comparable with those of the same trace} */
    Comparable<?> getLocationInfo();

    /**
     * Writes the location so that the trace can restore it.
     *
     * @param bufferOut where to
     */
    void serialize(ByteBuffer bufferOut);
}
