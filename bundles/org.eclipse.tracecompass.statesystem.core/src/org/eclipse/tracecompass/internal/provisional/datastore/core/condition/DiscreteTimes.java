package org.eclipse.tracecompass.internal.provisional.datastore.core.condition;

import java.util.Collection;
import org.eclipse.jdt.annotation.Nullable;

/** Single times. */
record DiscreteTimes(SortedNumbers numbers) implements TimeRangeCondition {

    static DiscreteTimes of(Collection<Long> values) {
        return new DiscreteTimes(SortedNumbers.of(values));
    }

    @Override
    public long min() {
        return numbers.min();
    }

    @Override
    public long max() {
        return numbers.max();
    }

    @Override
    public boolean test(long element) {
        return numbers.contains(element);
    }

    @Override
    public boolean intersects(long low, long high) {
        return numbers.intersects(low, high);
    }

    @Override
    public long @Nullable [] discreteValues() {
        return numbers.toArray();
    }

    @Override
    public String toString() {
        return numbers.toString();
    }
}
