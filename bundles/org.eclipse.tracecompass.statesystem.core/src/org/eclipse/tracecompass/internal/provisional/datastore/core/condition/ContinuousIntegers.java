package org.eclipse.tracecompass.internal.provisional.datastore.core.condition;

import org.eclipse.jdt.annotation.Nullable;

/** All integers between two bounds, both included. */
record ContinuousIntegers(int min, int max) implements IntegerRangeCondition {

    ContinuousIntegers {
        if (min > max) {
            throw new IllegalArgumentException("The range " + min + " to " + max + " is empty");
        }
    }

    @Override
    public boolean test(int element) {
        return min <= element && element <= max;
    }

    @Override
    public boolean intersects(int low, int high) {
        return low <= max && high >= min;
    }

    @Override
    public int @Nullable [] discreteValues() {
        return null;
    }
}
