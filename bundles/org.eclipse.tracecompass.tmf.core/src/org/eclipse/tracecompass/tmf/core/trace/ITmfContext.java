package org.eclipse.tracecompass.tmf.core.trace;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.tmf.core.trace.location.ITmfLocation;

/**
 * A reader's position in a trace: the location and rank of the next event. For one thread at a
 * time.
 */
public interface ITmfContext {

    /** Rank of an event whose rank was not counted. */
    long UNKNOWN_RANK = -1L;

    /** {@return rank of the next event, or {@link #UNKNOWN_RANK}} */
    long getRank();

    /** {@return location of the next event, null at the end} */
    @NonNullByDefault({})
    ITmfLocation getLocation();

    /** {@return whether the rank is known} */
    boolean hasValidRank();

    /**
     * Moves to a location.
     *
     * @param location the location of the next event, null for the end
     */
    @NonNullByDefault({})
    void setLocation(ITmfLocation location);

    /**
     * Sets the rank.
     *
     * @param rank rank of the next event, or {@link #UNKNOWN_RANK}
     */
    void setRank(long rank);

    /** Adds one to the rank when it is known. */
    void increaseRank();

    /** Frees what the context holds. May be called twice. */
    void dispose();
}
