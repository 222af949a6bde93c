package org.eclipse.tracecompass.tmf.core.trace.location;

import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;

/** Base of the locations. */
public abstract class TmfLocation implements ITmfLocation {

    private final Comparable<?> fLocationInfo;

    /**
     * A location.
     *
     * @param locationInfo what the trace needs to find it
     */
    public TmfLocation(Comparable<?> locationInfo) {
        fLocationInfo = Objects.requireNonNull(locationInfo, "locationInfo");
    }

    /**
     * A copy.
     *
     * @param location the location to copy
     */
    public TmfLocation(TmfLocation location) {
        this(location.fLocationInfo);
    }

    @Override
    public Comparable<?> getLocationInfo() {
        return fLocationInfo;
    }

    @Override
    public int hashCode() {
        return fLocationInfo.hashCode();
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        if (this == obj) {
            return true;
        }
        if (obj == null || getClass() != obj.getClass()) {
            return false;
        }
        return fLocationInfo.equals(((TmfLocation) obj).fLocationInfo);
    }

    @Override
    public String toString() {
        return getClass().getSimpleName() + " [fLocationInfo=" + fLocationInfo + ']';
    }
}
