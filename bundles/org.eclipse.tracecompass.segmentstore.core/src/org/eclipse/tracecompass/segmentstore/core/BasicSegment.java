package org.eclipse.tracecompass.segmentstore.core;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.datastore.core.encoding.HTVarInt;
import org.eclipse.tracecompass.datastore.core.interval.IHTIntervalReader;
import org.eclipse.tracecompass.datastore.core.serialization.ISafeByteBufferWriter;

/**
 * A segment without any value but its times. Immutable; equal to one of the same class with the
 * same times.
 *
 * <p>It is written as its start, a long, and its length, an {@link HTVarInt}.
 *
 * @since 0.2.0
 */
public class BasicSegment implements ISegment {

    /** Reads what {@link #writeSegment} has written. */
    public static final IHTIntervalReader<BasicSegment> BASIC_SEGMENT_READ_FACTORY =
            buffer -> {
                long start = buffer.getLong();
                return new BasicSegment(start, start + HTVarInt.readLong(buffer));
            };

    private static final long serialVersionUID = 1L;

    private final long start;
    private final long end;

    /**
     * Creates a segment.
     *
     * @param start the first instant, ns
     * @param end the last instant, ns
     * @throws IllegalArgumentException if the end is before the start
     */
    public BasicSegment(long start, long end) {
        if (end < start) {
            throw new IllegalArgumentException(
                    "A segment from " + start + " to " + end + ", which is earlier");
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
                && start == ((BasicSegment) obj).start
                && end == ((BasicSegment) obj).end;
    }

    @Override
    public String toString() {
        return "[" + start + ", " + end + ']';
    }
}
