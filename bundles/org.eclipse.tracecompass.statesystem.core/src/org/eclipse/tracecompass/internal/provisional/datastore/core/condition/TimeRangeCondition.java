package org.eclipse.tracecompass.internal.provisional.datastore.core.condition;

import java.util.Collection;
import org.eclipse.jdt.annotation.Nullable;

/** A set of times: a range, or single values. Immutable, thread-safe. */
public sealed interface TimeRangeCondition permits ContinuousTimes, DiscreteTimes {

    /**
     * Returns the lower bound.
     *
     * @return the earliest time that can pass
     */
    long min();

    /**
     * Returns the upper bound.
     *
     * @return the latest time that can pass
     */
    long max();

    /**
     * Tests a time.
     *
     * @param element the time
     * @return true if it is in the set
     */
    boolean test(long element);

    /**
     * Tests a range.
     *
     * @param low the first time of the range
     * @param high the last time of the range, included
     * @return true if any time of the range is in the set
     */
    boolean intersects(long low, long high);

    /**
     * Lists the single times.
     *
     * @return a new array of the times of a discrete condition, sorted and distinct; null for a
     *     range
     */
    long @Nullable [] discreteValues();

    /**
     * Creates the condition of one time.
     *
     * @param value the time
     * @return the condition
     */
    static TimeRangeCondition singleton(long value) {
        return new ContinuousTimes(value, value);
    }

    /**
     * Creates the condition of a range.
     *
     * @param low the first time
     * @param high the last time, included
     * @return the condition
     * @throws IllegalArgumentException if {@code high} is less than {@code low}
     */
    static TimeRangeCondition forContinuousRange(long low, long high) {
        return new ContinuousTimes(low, high);
    }

    /**
     * Creates the condition of single times.
     *
     * @param values the times, at least one; duplicates count once
     * @return the condition
     * @throws IllegalArgumentException if there is no time
     */
    static TimeRangeCondition forDiscreteRange(Collection<Long> values) {
        return DiscreteTimes.of(values);
    }
}
