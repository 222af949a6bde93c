package org.eclipse.tracecompass.analysis.timing.core.statistics;

import org.eclipse.jdt.annotation.Nullable;

/**
 * The figures of some objects, each of which has a number. Used by one thread at a time.
 *
 * @param <E> the type of the objects
 * @since 0.2.0
 */
public interface IStatistics<E> {

    /** Returns the least number, rounded to a long; {@link Long#MAX_VALUE} without objects. */
    long getMin();

    /** Returns the greatest number, rounded to a long; {@link Long#MIN_VALUE} without objects. */
    long getMax();

    /** Returns the least number, as exactly as it is known; as {@link #getMin} without objects. */
    default Number getMinNumber() {
        return getMin();
    }

    /**
     * Returns the greatest number, as exactly as it is known; as {@link #getMax} without objects.
     */
    default Number getMaxNumber() {
        return getMax();
    }

    /** Returns the first object with the least number; null without objects. */
    @Nullable
    E getMinObject();

    /** Returns the first object with the greatest number; null without objects. */
    @Nullable
    E getMaxObject();

    /** Returns the number of objects. */
    long getNbElements();

    /** Returns the mean of the numbers; 0 without objects. */
    double getMean();

    /**
     * Returns the standard deviation of the numbers, of a sample: by their count - 1. {@link
     * Double#NaN} for less than three objects.
     */
    double getStdDev();

    /** Returns the sum of the numbers. */
    double getTotal();

    /**
     * Adds an object.
     *
     * @param object the object; ignored if it has no number
     */
    void update(E object);

    /**
     * Adds the objects of other statistics, as if each were added here.
     *
     * @param other the other statistics, which stay as they are
     * @throws IllegalArgumentException if they are of another kind
     */
    void merge(IStatistics<E> other);
}
