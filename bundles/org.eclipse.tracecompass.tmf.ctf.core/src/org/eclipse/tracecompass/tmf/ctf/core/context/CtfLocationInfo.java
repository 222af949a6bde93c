package org.eclipse.tracecompass.tmf.ctf.core.context;

import java.nio.ByteBuffer;
import org.eclipse.jdt.annotation.NonNullByDefault;

/**
 * The place of an event in a CTF trace: a time, and how many events are between the first event of
 * that time and this one. In a trace whose time never goes backwards that is the event's own time
 * and its number among those of equal time; else the time is the greatest one so far. Immutable.
 */
public class CtfLocationInfo implements Comparable<CtfLocationInfo> {

    private final long timestamp;
    private final long index;

    /**
     * A place.
     *
     * @param ts ns from the clock's origin, before any transformation
     * @param index from 0
     */
    public CtfLocationInfo(long ts, long index) {
        timestamp = ts;
        this.index = index;
    }

    /**
     * A place that {@link #serialize} wrote.
     *
     * @param bufferIn the buffer, whose position moves on
     */
    public CtfLocationInfo(ByteBuffer bufferIn) {
        this(bufferIn.getLong(), bufferIn.getLong());
    }

    /** The time in ns from the clock's origin, before any transformation. */
    public long getTimestamp() {
        return timestamp;
    }

    /** The number of events between the first one of that time and this one. */
    public long getIndex() {
        return index;
    }

    /**
     * Writes the place, 16 bytes.
     *
     * @param bufferOut the buffer, whose position moves on
     */
    public void serialize(ByteBuffer bufferOut) {
        bufferOut.putLong(timestamp).putLong(index);
    }

    @Override
    public int hashCode() {
        return 31 * Long.hashCode(timestamp) + Long.hashCode(index);
    }

    @NonNullByDefault({})
    @Override
    public boolean equals(Object obj) {
        return this == obj
                || obj instanceof CtfLocationInfo other
                        && timestamp == other.timestamp
                        && index == other.index;
    }

    @NonNullByDefault({})
    @Override
    public String toString() {
        return "Element [" + timestamp + '/' + index + ']';
    }

    @NonNullByDefault({})
    @Override
    public int compareTo(CtfLocationInfo other) {
        int byTime = Long.compare(timestamp, other.timestamp);
        return byTime == 0 ? Long.compare(index, other.index) : byTime;
    }
}
