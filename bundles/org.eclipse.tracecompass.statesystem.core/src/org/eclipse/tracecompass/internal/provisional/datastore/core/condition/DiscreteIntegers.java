package org.eclipse.tracecompass.internal.provisional.datastore.core.condition;

import java.util.Collection;
import org.eclipse.jdt.annotation.Nullable;

/** Single integers. */
record DiscreteIntegers(SortedNumbers numbers) implements IntegerRangeCondition {

    static DiscreteIntegers of(Collection<Integer> values) {
        return new DiscreteIntegers(SortedNumbers.of(values));
    }

    @Override
    public int min() {
        return (int) numbers.min();
    }

    @Override
    public int max() {
        return (int) numbers.max();
    }

    @Override
    public boolean test(int element) {
        return numbers.contains(element);
    }

    @Override
    public boolean intersects(int low, int high) {
        return numbers.intersects(low, high);
    }

    @Override
    public int @Nullable [] discreteValues() {
        return numbers.toIntArray();
    }

    @Override
    public String toString() {
        return numbers.toString();
    }
}
