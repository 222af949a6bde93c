package org.eclipse.tracecompass.tmf.core.trace.location;

import java.nio.ByteBuffer;
import org.eclipse.jdt.annotation.NonNullByDefault;

/** A place in a trace. Immutable. */
public interface ITmfLocation {

    /** {@return what the trace needs to find the place; comparable with those of the same trace} */
    @NonNullByDefault({})
    Comparable<?> getLocationInfo();

    /**
     * Writes the location so that the trace can restore it.
     *
     * @param bufferOut where to
     */
    @NonNullByDefault({})
    void serialize(ByteBuffer bufferOut);
}
