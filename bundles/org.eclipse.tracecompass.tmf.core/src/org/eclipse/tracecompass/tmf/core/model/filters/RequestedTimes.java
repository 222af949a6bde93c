package org.eclipse.tracecompass.tmf.core.model.filters;

import java.util.AbstractList;
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
