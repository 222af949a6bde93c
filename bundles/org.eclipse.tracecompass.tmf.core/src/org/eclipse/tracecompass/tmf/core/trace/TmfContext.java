package org.eclipse.tracecompass.tmf.core.trace;

import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.trace.location.ITmfLocation;

/** The plain context: a location and a rank. */
public class TmfContext implements ITmfContext {

    private @Nullable ITmfLocation fLocation;
    private long fRank;

    /** A context at no location. */
    public TmfContext() {
        this(null, UNKNOWN_RANK);
    }

    /**
     * A context of unknown rank.
     *
     * @param location where
     */
    public TmfContext(@Nullable ITmfLocation location) {
        this(location, UNKNOWN_RANK);
    }

    /**
     * A context.
     *
     * @param location where
     * @param rank rank of the next event
     */
    public TmfContext(@Nullable ITmfLocation location, long rank) {
        fLocation = location;
        fRank = rank;
    }

    /**
     * A copy.
     *
     * @param context the context to copy
     */
    public TmfContext(TmfContext context) {
        this(context.fLocation, context.fRank);
    }

    @Override
    public @Nullable ITmfLocation getLocation() {
        return fLocation;
    }

    @Override
    public void setLocation(@Nullable ITmfLocation location) {
        fLocation = location;
    }

    @Override
    public long getRank() {
        return fRank;
    }

    @Override
    public void setRank(long rank) {
        fRank = rank;
    }

    @Override
    public void increaseRank() {
        if (hasValidRank()) {
            fRank++;
        }
    }

    @Override
    public boolean hasValidRank() {
        return fRank != UNKNOWN_RANK;
    }

    @Override
    public void dispose() {
        // Holds nothing.
    }

    @Override
    public int hashCode() {
        return 31 * Objects.hashCode(fLocation) + Long.hashCode(fRank);
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        if (this == obj) {
            return true;
        }
        if (obj == null || getClass() != obj.getClass()) {
            return false;
        }
        TmfContext other = (TmfContext) obj;
        return fRank == other.fRank && Objects.equals(fLocation, other.fLocation);
    }

    @Override
    public String toString() {
        return getClass().getSimpleName() + " [fLocation=" + fLocation + ", fRank=" + fRank + ']';
    }
}
