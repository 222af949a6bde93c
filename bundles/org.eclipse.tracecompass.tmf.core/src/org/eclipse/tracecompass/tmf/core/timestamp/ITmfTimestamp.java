package org.eclipse.tracecompass.tmf.core.timestamp;

import org.eclipse.jdt.annotation.NonNull;
import org.eclipse.jdt.annotation.NonNullByDefault;

/**
 * A point in time: {@code value × 10^scale} seconds, usually since the Unix epoch. Immutable.
 *
 * <p>Timestamps of different scales compare and equal by the time they denote.
 */
public interface ITmfTimestamp extends Comparable<ITmfTimestamp> {

    /** Scale of seconds. */
    int SECOND_SCALE = 0;

    /** Scale of milliseconds. */
    int MILLISECOND_SCALE = -3;

    /** Scale of microseconds. */
    int MICROSECOND_SCALE = -6;

    /** Scale of nanoseconds. */
    int NANOSECOND_SCALE = -9;

    /** {@return the value, in units of {@link #getScale()}} */
    long getValue();

    /** {@return the decimal exponent of the value's unit in seconds} */
    int getScale();

    /** {@return the time in nanoseconds, truncated towards zero, clamped to the range of long} */
    default long toNanos() {
        return normalize(0, NANOSECOND_SCALE).getValue();
    }

    /**
     * The same time at another scale, shifted.
     *
     * @param offset what to add, in units of the new scale
     * @param scale the new scale
     * @return the time; truncated towards zero, clamped to the range of long
     */
    ITmfTimestamp normalize(long offset, int scale);

    /**
     * The time from another timestamp to this one.
     *
     * @param ts the other
     * @return this - ts, at the finer of the two scales
     */
    @NonNull
    @NonNullByDefault({})
    ITmfTimestamp getDelta(ITmfTimestamp ts);

    /**
     * Whether this time is in a range.
     *
     * @param range the range, both ends included
     * @return true when it is
     */
    @NonNullByDefault({})
    boolean intersects(TmfTimeRange range);

    @NonNullByDefault({})
    @Override
    int compareTo(ITmfTimestamp ts);

    /**
     * This time as text.
     *
     * @param format how
     * @return the text
     */
    @NonNullByDefault({})
    String toString(TmfTimestampFormat format);
}
