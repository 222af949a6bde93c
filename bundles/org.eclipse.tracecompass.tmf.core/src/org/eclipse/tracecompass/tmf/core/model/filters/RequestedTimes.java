package org.eclipse.tracecompass.tmf.core.model.filters;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.RandomAccess;

/**
 * Times of a request as the list that its parameters document, without an object per time. Reading
 * the parameters gives the same {@link TimeQueryFilter} each time. Immutable and thread-safe.
 */
public final class RequestedTimes extends AbstractList<Long> implements RandomAccess {

    private final TimeQueryFilter filter;

    /**
     * Creates the list.
     *
     * @param filter the times
     */
    public RequestedTimes(TimeQueryFilter filter) {
        this.filter = filter;
    }

    /**
     * Creates the list.
     *
     * @param times the times in nanoseconds, in any order
     */
    public RequestedTimes(long[] times) {
        this(new TimeQueryFilter(times));
    }

    /**
     * Finds the first of some times that is not before an instant. A window of fewer nanoseconds
     * than times has the same one several times.
     *
     * @param times the times in ascending order, ns
     * @param instant the instant, ns
     * @return the index of the time; their number if all are before
     */
    public static int firstFrom(long[] times, long instant) {
        int found = Arrays.binarySearch(times, instant);
        int first = found < 0 ? -found - 1 : found;
        while (first > 0 && times[first - 1] >= instant) {
            first--;
        }
        return first;
    }

    /**
     * Finds where the first of some spans begins that end at the times: it is as long as the next
     * one that has a length, or 1 ns if there is none.
     *
     * @param times the times in ascending order, ns; at least one
     * @return the beginning, ns
     */
    public static long startOfFirst(long[] times) {
        int next = firstFrom(times, times[0] + 1);
        return times[0] - (next < times.length ? times[next] - times[0] : 1);
    }

    /** Returns the times. */
    public TimeQueryFilter filter() {
        return filter;
    }

    @Override
    public Long get(int index) {
        return filter.getTimesRequested()[index];
    }

    @Override
    public int size() {
        return filter.getNumberOfSamples();
    }
}
