package org.eclipse.tracecompass.tmf.core.trace.indexer.checkpoint;

import java.nio.ByteBuffer;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.location.ITmfLocation;

/** The location and time of one event. Immutable. Ordered by time, then by location. */
public interface ITmfCheckpoint extends Comparable<ITmfCheckpoint> {

    /** The most bytes that a checkpoint may take. */
    int MAX_SERIALIZE_SIZE = 1024;

    /**
     * {@return the event's time} Not annotated: null only in a checkpoint that was made without a
     * time, to search for a location.
     */
    @NonNullByDefault({})
    ITmfTimestamp getTimestamp();

    /** {@return the event's location; null in a checkpoint that is only used to search} */
    @NonNullByDefault({})
    ITmfLocation getLocation();

    @NonNullByDefault({})
    @Override
    int compareTo(ITmfCheckpoint checkpoint);

    /** {@return number of the checkpoint, from 0} */
    long getCheckpointRank();

    /**
     * Writes the checkpoint: location, then timestamp.
     *
     * @param bufferOut where to
     */
    @NonNullByDefault({})
    void serialize(ByteBuffer bufferOut);
}
