package org.eclipse.tracecompass.tmf.core.synchronization;

import java.io.Serializable;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;

/** A function from the time of one clock to the time of another. Immutable and thread-safe. */
public interface ITmfTimestampTransform extends Serializable {

    /**
     * Transforms a timestamp.
     *
     * @param timestamp a time of the one clock
     * @return the time of the other clock, at nanosecond scale or the timestamp's own
     */
    ITmfTimestamp transform(ITmfTimestamp timestamp);

    /**
     * Transforms nanoseconds.
     *
     * @param timestamp a time of the one clock in nanoseconds
     * @return the time of the other clock in nanoseconds
     */
    long transform(long timestamp);

    /**
     * The transform that does another one first and this one after it.
     *
     * @param composeWith what to do first
     * @return {@code t -> this(composeWith(t))}
     */
    @NonNullByDefault({})
    ITmfTimestampTransform composeWith(ITmfTimestampTransform composeWith);
}
