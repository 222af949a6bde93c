package org.eclipse.tracecompass.tmf.core.trace.location;

import java.nio.ByteBuffer;

/** A location that is a number, for instance an offset in a file. */
public final class TmfLongLocation extends TmfLocation {

    /**
     * A location.
     *
     * @param locationInfo the number
     */
    public TmfLongLocation(long locationInfo) {
        super(Long.valueOf(locationInfo));
    }

    /**
     * A location.
     *
     * @param locationInfo the number
     */
    public TmfLongLocation(Long locationInfo) {
        super(locationInfo);
    }

    /**
     * A copy.
     *
     * @param other the location to copy
     */
    public TmfLongLocation(TmfLongLocation other) {
        super(other.getLocationInfo());
    }

    /**
     * Reads a location.
     *
     * @param bufferIn a buffer positioned where one was serialized
     */
    public TmfLongLocation(ByteBuffer bufferIn) {
        super(Long.valueOf(bufferIn.getLong()));
    }

    @Override
    public Long getLocationInfo() {
        return (Long) super.getLocationInfo();
    }

    @Override
    public void serialize(ByteBuffer bufferOut) {
        bufferOut.putLong(getLocationInfo().longValue());
    }
}
