package org.eclipse.tracecompass.datastore.core.interval;

import org.eclipse.tracecompass.datastore.core.serialization.ISafeByteBufferReader;

/**
 * Reads intervals that have been written with {@link ISerializableObject#writeSegment}.
 *
 * @param <E> the type of the intervals
 */
@FunctionalInterface
public interface IHTIntervalReader<E extends IHTInterval> {

    /**
     * Reads an interval.
     *
     * @param buffer has the interval where it stands
     * @throws java.nio.BufferUnderflowException if the interval is cut off
     * @throws IllegalArgumentException if this is no interval
     */
    E readInterval(ISafeByteBufferReader buffer);
}
