package org.eclipse.tracecompass.datastore.core.interval;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.datastore.core.encoding.HTVarInt;
import org.eclipse.tracecompass.datastore.core.serialization.ISafeByteBufferWriter;

/**
 * An interval without a value. Immutable.
 *
 * <p>It is written as its start, a long, and its duration, an {@link HTVarInt}.
 */
public class HTInterval implements IHTInterval {

    /** Reads what {@link #writeSegment} has written. */
    public static final IHTIntervalReader<HTInterval> INTERVAL_READER =
            buffer -> {
                long start = buffer.getLong();
                return new HTInterval(start, start + HTVarInt.readLong(buffer));
            };

    private final long start;
    private final long end;

    /**
     * Creates an interval.
     *
     * @param start the first instant
     * @param end the last instant
     * @throws IllegalArgumentException if the end is before the start
     */
    public HTInterval(long start, long end) {
        if (end < start) {
            throw new IllegalArgumentException(
                    "An interval from " + start + " to " + end + ", which is earlier");
        }
        this.start = start;
        this.end = end;
    }

    @Override
    public long getStart() {
        return start;
    }

    @Override
    public long getEnd() {
        return end;
    }

    @Override
    public String toString() {
        return "[" + start + ", " + end + ']';
    }

    @Override
    public int getSizeOnDisk() {
        return Long.BYTES + HTVarInt.getEncodedLengthLong(end - start);
    }

    @Override
    public void writeSegment(ISafeByteBufferWriter buffer) {
        buffer.putLong(start);
        HTVarInt.writeLong(buffer, end - start);
    }

    @Override
    public int hashCode() {
        return Long.hashCode(start) * 31 + Long.hashCode(end);
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        return obj != null
                && obj.getClass() == getClass()
                && start == ((HTInterval) obj).start
                && end == ((HTInterval) obj).end;
    }
}
