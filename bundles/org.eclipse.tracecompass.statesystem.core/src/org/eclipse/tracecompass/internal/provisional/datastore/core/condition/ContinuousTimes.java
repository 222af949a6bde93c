package org.eclipse.tracecompass.internal.provisional.datastore.core.condition;

import org.eclipse.jdt.annotation.Nullable;

/** All times between two bounds, both included. */
record ContinuousTimes(long min, long max) implements TimeRangeCondition {

    ContinuousTimes {
        if (min > max) {
            throw new IllegalArgumentException("The range " + min + " to " + max + " is empty");
        }
    }

    @Override
    public boolean test(long element) {
        return min <= element && element <= max;
    }

    @Override
    public boolean intersects(long low, long high) {
        return low <= max && high >= min;
    }

    @Override
    public long @Nullable [] discreteValues() {
        return null;
    }
}
