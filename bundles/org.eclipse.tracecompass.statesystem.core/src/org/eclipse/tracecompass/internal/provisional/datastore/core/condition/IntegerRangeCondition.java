package org.eclipse.tracecompass.internal.provisional.datastore.core.condition;

import java.util.Collection;
import org.eclipse.jdt.annotation.Nullable;

/** A set of integers, such as quarks: a range, or single values. Immutable, thread-safe. */
public sealed interface IntegerRangeCondition permits ContinuousIntegers, DiscreteIntegers {

    /**
     * Returns the lower bound.
     *
     * @return the smallest integer that can pass
     */
    int min();

    /**
     * Returns the upper bound.
     *
     * @return the largest integer that can pass
     */
    int max();

    /**
     * Tests an integer.
     *
     * @param element the integer
     * @return true if it is in the set
     */
    boolean test(int element);

    /**
     * Tests a range.
     *
     * @param low the first integer of the range
     * @param high the last integer of the range, included
     * @return true if any integer of the range is in the set
     */
    boolean intersects(int low, int high);

    /**
     * Lists the single integers.
     *
     * @return a new array of the integers of a discrete condition, sorted and distinct; null for a
     *     range
     */
    int @Nullable [] discreteValues();

    /**
     * Creates the condition of one integer.
     *
     * @param value the integer
     * @return the condition
     */
    static IntegerRangeCondition singleton(int value) {
        return new ContinuousIntegers(value, value);
    }

    /**
     * Creates the condition of a range.
     *
     * @param low the first integer
     * @param high the last integer, included
     * @return the condition
     * @throws IllegalArgumentException if {@code high} is less than {@code low}
     */
    static IntegerRangeCondition forContinuousRange(int low, int high) {
        return new ContinuousIntegers(low, high);
    }

    /**
     * Creates the condition of single integers.
     *
     * @param values the integers, at least one; duplicates count once
     * @return the condition
     * @throws IllegalArgumentException if there is no integer
     */
    static IntegerRangeCondition forDiscreteRange(Collection<Integer> values) {
        return DiscreteIntegers.of(values);
    }
}
