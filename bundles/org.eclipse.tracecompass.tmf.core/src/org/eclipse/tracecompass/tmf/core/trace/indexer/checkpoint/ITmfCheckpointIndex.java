package org.eclipse.tracecompass.tmf.core.trace.indexer.checkpoint;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;

/** A list of checkpoints in order. Thread-safe. */
public interface ITmfCheckpointIndex {

    /**
     * Adds a checkpoint at the end.
     *
     * @param checkpoint the checkpoint
     */
    @NonNullByDefault({})
    void insert(ITmfCheckpoint checkpoint);

    /**
     * A checkpoint.
     *
     * @param checkpointRank its number
     * @return the checkpoint, null when there is none of that number
     */
    @NonNullByDefault({})
    ITmfCheckpoint get(long checkpointRank);

    /**
     * The number of a checkpoint.
     *
     * @param checkpoint what to look for
     * @return the number of an equal one, else -(number of the first greater one) - 1
     */
    @NonNullByDefault({})
    long binarySearch(ITmfCheckpoint checkpoint);

    /** {@return whether there is no checkpoint} */
    boolean isEmpty();

    /** {@return the number of checkpoints} */
    int size();

    /** Frees the index; what is complete of a stored one is kept. */
    void dispose();

    /** {@return whether the index is new; false when it was read from storage} */
    boolean isCreatedFromScratch();

    /**
     * Sets the time range of the indexed events.
     *
     * @param timeRange the range
     */
    @NonNullByDefault({})
    void setTimeRange(TmfTimeRange timeRange);

    /**
     * Sets the number of indexed events.
     *
     * @param nbEvents the number
     */
    void setNbEvents(long nbEvents);

    /** {@return the time range of the indexed events} */
    @NonNullByDefault({})
    TmfTimeRange getTimeRange();

    /** {@return the number of indexed events} */
    long getNbEvents();
}
