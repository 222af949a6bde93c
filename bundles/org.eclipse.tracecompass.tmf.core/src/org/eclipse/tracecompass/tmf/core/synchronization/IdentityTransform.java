package org.eclipse.tracecompass.tmf.core.synchronization;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;

/** Changes nothing. */
final class IdentityTransform implements InvertibleTransform {

    /** The only one. */
    public static final IdentityTransform INSTANCE = new IdentityTransform();

    private static final long serialVersionUID = 1L;

    private IdentityTransform() {}

    @Override
    public ITmfTimestamp transform(ITmfTimestamp timestamp) {
        return timestamp;
    }

    @Override
    public long transform(long timestamp) {
        return timestamp;
    }

    @NonNullByDefault({})
    @Override
    public ITmfTimestampTransform composeWith(ITmfTimestampTransform composeWith) {
        return composeWith;
    }

    @Override
    public ITmfTimestampTransform inverse() {
        return this;
    }

    private Object readResolve() {
        return INSTANCE;
    }

    @Override
    public String toString() {
        return "TmfTimestampTransform [ IDENTITY ]";
    }
}
