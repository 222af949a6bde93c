package org.eclipse.tracecompass.tmf.core.trace.indexer.checkpoint;

import java.nio.ByteBuffer;
import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.location.ITmfLocation;

/** The plain checkpoint. */
public class TmfCheckpoint implements ITmfCheckpoint {

    private final @Nullable ITmfLocation location;
    private final ITmfTimestamp timestamp;
    private final long checkpointRank;

    /**
     * A checkpoint.
     *
     * @param timestamp the event's time
     * @param location the event's location, null to search with
     * @param checkpointRank its number
     */
    public TmfCheckpoint(
            ITmfTimestamp timestamp, @Nullable ITmfLocation location, long checkpointRank) {
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
    public TmfCheckpoint(
            ITmfTimestamp timestamp, @Nullable ITmfLocation location, ByteBuffer bufferIn) {
        this(timestamp, location, bufferIn.getLong());
    }

    /**
     * A copy.
     *
     * @param other the checkpoint to copy
     */
    public TmfCheckpoint(TmfCheckpoint other) {
        this(other.timestamp, other.location, other.checkpointRank);
    }

    @Override
    public ITmfTimestamp getTimestamp() {
        return timestamp;
    }

    @Override
    public @Nullable ITmfLocation getLocation() {
        return location;
    }

    @Override
    public int compareTo(@Nullable ITmfCheckpoint other) {
        if (other == null) {
            return 1;
        }
        ITmfLocation mine = location;
        ITmfLocation theirs = other.getLocation();
        int order = timestamp.compareTo(other.getTimestamp());
        if (order != 0 || mine == null || theirs == null) {
            return order;
        }
        return compareInfo(mine.getLocationInfo(), theirs.getLocationInfo());
    }

    @SuppressWarnings("unchecked")
    private static int compareInfo(Comparable<?> mine, Comparable<?> theirs) {
        return mine.getClass() == theirs.getClass()
                ? ((Comparable<Object>) mine).compareTo(theirs)
                : 0;
    }

    @Override
    public int hashCode() {
        return 31 * timestamp.hashCode() + Objects.hashCode(location);
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        return this == obj
                || obj instanceof TmfCheckpoint other
                        && timestamp.equals(other.timestamp)
                        && Objects.equals(location, other.location);
    }

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
     * @throws IllegalStateException when the checkpoint has no location
     */
    @Override
    public void serialize(ByteBuffer bufferOut) {
        ITmfLocation location = this.location;
        if (location == null) {
            throw new IllegalStateException("A checkpoint without location cannot be stored");
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
