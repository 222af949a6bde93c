package org.eclipse.tracecompass.tmf.core.model.filters;

import java.util.Arrays;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;

/** The times a request asks for, in ascending order. Immutable. */
public class TimeQueryFilter {

    private final long[] timesRequested;

    /**
     * Asks for a number of times at equal distances, both ends included.
     *
     * @param start the first time in nanoseconds
     * @param end the last time in nanoseconds
     * @param n the number of times, at least 1; the only one is the start
     * @throws IllegalArgumentException when n is below 1 or the end lies before the start
     */
    public TimeQueryFilter(long start, long end, int n) {
        if (n < 1 || end < start) {
            throw new IllegalArgumentException(
                    "not a sampling: " + n + " times from " + start + " to " + end);
        }
        timesRequested = new long[n];
        // the difference first: a double has not the digits for nanoseconds since the epoch
        boolean isBeyondLong = end - start < 0;
        double length = isBeyondLong ? (double) end - start : end - start;
        double step = n == 1 ? 0 : length / (n - 1);
        for (int i = 0; i < n; i++) {
            long time = isBeyondLong ? Math.round(start + i * step) : start + Math.round(i * step);
            timesRequested[i] = Math.clamp(time, start, end);
        }
        if (n > 1) {
            timesRequested[n - 1] = end;
        }
    }

    /**
     * Asks for given times.
     *
     * @param times the times in nanoseconds, in any order
     */
    public TimeQueryFilter(List<Long> times) {
        timesRequested = times.stream().mapToLong(Long::longValue).sorted().toArray();
    }

    /** Asks for given times, in any order. */
    TimeQueryFilter(long[] times) {
        timesRequested = times.clone();
        Arrays.sort(timesRequested);
    }

    /** Returns the times, ascending; not to be changed. */
    public long[] getTimesRequested() {
        return timesRequested;
    }

    /** Returns the first time, {@link Long#MAX_VALUE} when there is none. */
    public long getStart() {
        return timesRequested.length == 0 ? Long.MAX_VALUE : timesRequested[0];
    }

    /** Returns the last time, {@link Long#MIN_VALUE} when there is none. */
    public long getEnd() {
        return timesRequested.length == 0
                ? Long.MIN_VALUE
                : timesRequested[timesRequested.length - 1];
    }

    /** Returns the number of times. */
    public int getNumberOfSamples() {
        return timesRequested.length;
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        return this == obj
                || obj instanceof TimeQueryFilter other
                        && getClass() == other.getClass()
                        && Arrays.equals(timesRequested, other.timesRequested);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(timesRequested);
    }
}
