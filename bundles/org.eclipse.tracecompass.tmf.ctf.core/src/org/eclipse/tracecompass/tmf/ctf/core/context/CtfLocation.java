package org.eclipse.tracecompass.tmf.ctf.core.context;

import java.nio.ByteBuffer;
import org.eclipse.tracecompass.tmf.core.trace.location.TmfLocation;

/** A place in a CTF trace. Immutable. */
public final class CtfLocation extends TmfLocation {

    private final CtfLocationInfo info;

    /** The place that the info tells. */
    public CtfLocation(CtfLocationInfo info) {
        super(info);
        this.info = info;
    }

    /** The place that {@link #serialize} wrote. */
    public CtfLocation(ByteBuffer in) {
        this(new CtfLocationInfo(in.getLong(), in.getLong()));
    }

    @Override
    public CtfLocationInfo getLocationInfo() {
        return info;
    }

    @Override
    public void serialize(ByteBuffer bufferOut) {
        bufferOut.putLong(info.timestamp()).putLong(info.index());
    }
}
