package org.eclipse.tracecompass.tmf.core.trace.location;

import java.util.Objects;
import org.eclipse.jdt.annotation.NonNullByDefault;

/** Base of the locations. */
public abstract class TmfLocation implements ITmfLocation {

    private final Comparable<?> locationInfo;

    /**
     * A location.
     *
     * @param locationInfo what the trace needs to find it
     */
    @NonNullByDefault({})
    public TmfLocation(Comparable<?> locationInfo) {
        this.locationInfo = Objects.requireNonNull(locationInfo, "locationInfo");
    }

    /**
     * A copy.
     *
     * @param location the location to copy
     */
    @NonNullByDefault({})
    public TmfLocation(TmfLocation location) {
        this(location.locationInfo);
    }

    @NonNullByDefault({})
    @Override
    public Comparable<?> getLocationInfo() {
        return locationInfo;
    }

    @Override
    public int hashCode() {
        return locationInfo.hashCode();
    }

    @NonNullByDefault({})
    @Override
    public boolean equals(Object obj) {
        if (this == obj) {
            return true;
        }
        if (obj == null || getClass() != obj.getClass()) {
            return false;
        }
        return locationInfo.equals(((TmfLocation) obj).locationInfo);
    }

    @NonNullByDefault({})
    @Override
    public String toString() {
        return getClass().getSimpleName() + " [fLocationInfo=" + locationInfo + ']';
    }
}
