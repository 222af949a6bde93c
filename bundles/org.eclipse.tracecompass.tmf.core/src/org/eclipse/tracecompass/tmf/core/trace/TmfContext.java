package org.eclipse.tracecompass.tmf.core.trace;

import java.util.Objects;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.trace.location.ITmfLocation;

/** The plain context: a location and a rank. */
public class TmfContext implements ITmfContext {

    private @Nullable ITmfLocation location;
    private long rank;

    /** A context at no location. */
    public TmfContext() {
        this(null, UNKNOWN_RANK);
    }

    /**
     * A context of unknown rank.
     *
     * @param location where
     */
    @NonNullByDefault({})
    public TmfContext(ITmfLocation location) {
        this(location, UNKNOWN_RANK);
    }

    /**
     * A context.
     *
     * @param location where
     * @param rank rank of the next event
     */
    @NonNullByDefault({})
    public TmfContext(ITmfLocation location, long rank) {
        this.location = location;
        this.rank = rank;
    }

    /**
     * A copy.
     *
     * @param context the context to copy
     * @throws IllegalArgumentException when it is null
     */
    @NonNullByDefault({})
    public TmfContext(TmfContext context) {
        if (context == null) {
            throw new IllegalArgumentException("There is no context to copy");
        }
        location = context.location;
        rank = context.rank;
    }

    @Override
    public @Nullable ITmfLocation getLocation() {
        return location;
    }

    @NonNullByDefault({})
    @Override
    public void setLocation(ITmfLocation location) {
        this.location = location;
    }

    @Override
    public long getRank() {
        return rank;
    }

    @Override
    public void setRank(long rank) {
        this.rank = rank;
    }

    @Override
    public void increaseRank() {
        if (hasValidRank()) {
            rank++;
        }
    }

    @Override
    public boolean hasValidRank() {
        return rank != UNKNOWN_RANK;
    }

    @Override
    public void dispose() {
        // Holds nothing.
    }

    @Override
    public int hashCode() {
        return 31 * Objects.hashCode(location) + Long.hashCode(rank);
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
        TmfContext other = (TmfContext) obj;
        return rank == other.rank && Objects.equals(location, other.location);
    }

    @NonNullByDefault({})
    @Override
    public String toString() {
        return getClass().getSimpleName() + " [fLocation=" + location + ", fRank=" + rank + ']';
    }
}
