package org.eclipse.tracecompass.tmf.core.trace.location;

import java.nio.ByteBuffer;
import org.eclipse.jdt.annotation.NonNullByDefault;

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
    @NonNullByDefault({})
    public TmfLongLocation(Long locationInfo) {
        super(locationInfo);
    }

    /**
     * A copy.
     *
     * @param other the location to copy
     */
    @NonNullByDefault({})
    public TmfLongLocation(TmfLongLocation other) {
        super(other.getLocationInfo());
    }

    /**
     * Reads a location.
     *
     * @param bufferIn a buffer positioned where one was serialized
     */
    @NonNullByDefault({})
    public TmfLongLocation(ByteBuffer bufferIn) {
        super(Long.valueOf(bufferIn.getLong()));
    }

    @NonNullByDefault({})
    @Override
    public Long getLocationInfo() {
        return (Long) super.getLocationInfo();
    }

    @NonNullByDefault({})
    @Override
    public void serialize(ByteBuffer bufferOut) {
        bufferOut.putLong(getLocationInfo().longValue());
    }
}
