package org.eclipse.tracecompass.tmf.ctf.core.context;

import java.nio.ByteBuffer;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.location.TmfLocation;

/** A place in a CTF trace. Immutable. */
public final class CtfLocation extends TmfLocation {

    /** The place of no event: behind the last one, or of a context that was disposed of. */
    public static final CtfLocationInfo INVALID_LOCATION = new CtfLocationInfo(-1, -1);

    private final CtfLocationInfo info;

    /** The place of the first event at or after a time of the trace's own clock. */
    public CtfLocation(ITmfTimestamp timestamp) {
        this(timestamp, 0);
    }

    /**
     * A place.
     *
     * @param timestamp a time of the trace's own clock
     * @param index how many events are between the first one of that time and this one
     */
    public CtfLocation(ITmfTimestamp timestamp, long index) {
        this(timestamp.toNanos(), index);
    }

    /**
     * A place.
     *
     * @param timestampValue ns from the clock's origin, before any transformation
     * @param index how many events are between the first one of that time and this one
     */
    public CtfLocation(long timestampValue, long index) {
        this(new CtfLocationInfo(timestampValue, index));
    }

    /** The place that the info tells. */
    @NonNullByDefault({})
    public CtfLocation(CtfLocationInfo locationInfo) {
        super(locationInfo);
        info = locationInfo;
    }

    /** A copy. */
    public CtfLocation(CtfLocation location) {
        this(location.info);
    }

    /** The place that {@link #serialize} wrote. */
    @NonNullByDefault({})
    public CtfLocation(ByteBuffer bufferIn) {
        this(new CtfLocationInfo(bufferIn));
    }

    @NonNullByDefault({})
    @Override
    public CtfLocationInfo getLocationInfo() {
        return info;
    }

    @NonNullByDefault({})
    @Override
    public String toString() {
        return "CtfLocation [" + info + ']';
    }

    @NonNullByDefault({})
    @Override
    public void serialize(ByteBuffer bufferOut) {
        info.serialize(bufferOut);
    }
}
