package org.eclipse.tracecompass.tmf.core.trace.location;

import java.nio.ByteBuffer;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;

/** A location that is a time, for traces that are found by it. */
public final class TmfTimestampLocation extends TmfLocation {

    /**
     * A location.
     *
     * @param locationInfo the time
     */
    public TmfTimestampLocation(ITmfTimestamp locationInfo) {
        super(locationInfo);
    }

    /**
     * A copy.
     *
     * @param other the location to copy
     */
    public TmfTimestampLocation(TmfTimestampLocation other) {
        super(other.getLocationInfo());
    }

    /**
     * Reads a location.
     *
     * @param bufferIn a buffer positioned where one was serialized
     */
    public TmfTimestampLocation(ByteBuffer bufferIn) {
        super(TmfTimestamp.create(bufferIn));
    }

    @Override
    public ITmfTimestamp getLocationInfo() {
        return (ITmfTimestamp) super.getLocationInfo();
    }

    @Override
    public void serialize(ByteBuffer bufferOut) {
        TmfTimestamp.serialize(bufferOut, getLocationInfo());
    }
}
