package org.eclipse.tracecompass.tmf.core.trace.indexer.checkpoint;

import java.nio.ByteBuffer;
import java.util.Objects;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.location.ITmfLocation;

/** The plain checkpoint. */
public class TmfCheckpoint implements ITmfCheckpoint {

    private final @Nullable ITmfLocation location;
    private final @Nullable ITmfTimestamp timestamp;
    private final long checkpointRank;

    /**
     * A checkpoint.
     *
     * @param timestamp the event's time; null to search for a location
     * @param location the event's location; null to search for a time
     * @param checkpointRank its number
     */
    @NonNullByDefault({})
    public TmfCheckpoint(
            @Nullable ITmfTimestamp timestamp, ITmfLocation location, long checkpointRank) {
        this.timestamp = timestamp;
        this.location = location;
        this.checkpointRank = checkpointRank;
    }

    /**
     * Reads the number of a checkpoint whose other parts were read before.
     *
     * @param timestamp the event's time
     * @param location the event's location
     * @param bufferIn a buffer positioned behind the timestamp
     */
    @NonNullByDefault({})
    public TmfCheckpoint(ITmfTimestamp timestamp, ITmfLocation location, ByteBuffer bufferIn) {
        this(timestamp, location, bufferIn.getLong());
    }

    /**
     * A copy.
     *
     * @param other the checkpoint to copy
     * @throws IllegalArgumentException when it is null
     */
    @NonNullByDefault({})
    public TmfCheckpoint(TmfCheckpoint other) {
        if (other == null) {
            throw new IllegalArgumentException("There is no checkpoint to copy");
        }
        timestamp = other.timestamp;
        location = other.location;
        checkpointRank = other.checkpointRank;
    }

    @NonNullByDefault({})
    @Override
    public ITmfTimestamp getTimestamp() {
        return timestamp;
    }

    @NonNullByDefault({})
    @Override
    public ITmfLocation getLocation() {
        return location;
    }

    /**
     * By time if both have one, then by location; a checkpoint without a location comes before
     * those with one.
     */
    @NonNullByDefault({})
    @Override
    public int compareTo(ITmfCheckpoint other) {
        if (other == null) {
            return 1;
        }
        ITmfTimestamp time = timestamp;
        ITmfTimestamp otherTime = other.getTimestamp();
        int order = time == null || otherTime == null ? 0 : time.compareTo(otherTime);
        ITmfLocation mine = location;
        ITmfLocation theirs = other.getLocation();
        if (order != 0) {
            return order;
        } else if (mine == null) {
            return theirs == null ? 0 : -1;
        }
        return theirs == null ? 1 : compareInfo(mine.getLocationInfo(), theirs.getLocationInfo());
    }

    @SuppressWarnings("unchecked")
    private static int compareInfo(Comparable<?> mine, Comparable<?> theirs) {
        return mine.getClass() == theirs.getClass()
                ? ((Comparable<Object>) mine).compareTo(theirs)
                : 0;
    }

    @Override
    public int hashCode() {
        return 31 * Objects.hashCode(timestamp) + Objects.hashCode(location);
    }

    @NonNullByDefault({})
    @Override
    public boolean equals(Object obj) {
        return this == obj
                || obj instanceof TmfCheckpoint other
                        && Objects.equals(timestamp, other.timestamp)
                        && Objects.equals(location, other.location);
    }

    @NonNullByDefault({})
    @Override
    public String toString() {
        return getClass().getSimpleName()
                + " [fLocation="
                + location
                + ", fTimestamp="
                + timestamp
                + ", fCheckpointRank="
                + checkpointRank
                + ']';
    }

    /**
     * @throws IllegalStateException when the checkpoint has no location or no time
     */
    @NonNullByDefault({})
    @Override
    public void serialize(ByteBuffer bufferOut) {
        ITmfLocation location = this.location;
        ITmfTimestamp timestamp = this.timestamp;
        if (location == null || timestamp == null) {
            throw new IllegalStateException(
                    "A checkpoint without location or time cannot be stored");
        }
        location.serialize(bufferOut);
        TmfTimestamp.serialize(bufferOut, timestamp);
        bufferOut.putLong(checkpointRank);
    }

    @Override
    public long getCheckpointRank() {
        return checkpointRank;
    }
}
