package org.eclipse.tracecompass.segmentstore.core;

import java.io.Serializable;
import org.eclipse.tracecompass.datastore.core.interval.IHTInterval;
import org.eclipse.tracecompass.datastore.core.serialization.ISafeByteBufferWriter;

/**
 * A stretch of time, both ends included. Ordered by start, then by end.
 *
 * <p>A segment that is to be stored on disk overrides {@link #getSizeOnDisk} and {@link
 * #writeSegment}; by default nothing is written.
 */
public interface ISegment extends Serializable, Comparable<ISegment>, IHTInterval {

    /** Returns the start in nanoseconds. */
    @Override
    long getStart();

    /** Returns the end in nanoseconds, not before the start. */
    @Override
    long getEnd();

    /** Returns the length in nanoseconds, the difference of the ends. */
    default long getLength() {
        return getEnd() - getStart();
    }

    @Override
    default int compareTo(ISegment o) {
        int byStart = Long.compare(getStart(), o.getStart());
        return byStart != 0 ? byStart : Long.compare(getEnd(), o.getEnd());
    }

    /** {@inheritDoc} 0 by default. */
    @Override
    default int getSizeOnDisk() {
        return 0;
    }

    /** {@inheritDoc} Nothing by default. */
    @Override
    default void writeSegment(ISafeByteBufferWriter buffer) {
        // no bytes, as the default size says
    }
}
