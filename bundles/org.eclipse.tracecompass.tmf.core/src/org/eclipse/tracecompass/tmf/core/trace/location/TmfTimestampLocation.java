package org.eclipse.tracecompass.tmf.core.trace.location;

import java.nio.ByteBuffer;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;

/** A location that is a time, for traces that are found by it. */
public final class TmfTimestampLocation extends TmfLocation {

    /**
     * A location.
     *
     * @param locationInfo the time
     */
    @NonNullByDefault({})
    public TmfTimestampLocation(ITmfTimestamp locationInfo) {
        super(locationInfo);
    }

    /**
     * A copy.
     *
     * @param other the location to copy
     */
    @NonNullByDefault({})
    public TmfTimestampLocation(TmfTimestampLocation other) {
        super(other.getLocationInfo());
    }

    /**
     * Reads a location.
     *
     * @param bufferIn a buffer positioned where one was serialized
     */
    @NonNullByDefault({})
    public TmfTimestampLocation(ByteBuffer bufferIn) {
        super(TmfTimestamp.create(bufferIn));
    }

    @NonNullByDefault({})
    @Override
    public ITmfTimestamp getLocationInfo() {
        return (ITmfTimestamp) super.getLocationInfo();
    }

    @NonNullByDefault({})
    @Override
    public void serialize(ByteBuffer bufferOut) {
        TmfTimestamp.serialize(bufferOut, getLocationInfo());
    }
}
