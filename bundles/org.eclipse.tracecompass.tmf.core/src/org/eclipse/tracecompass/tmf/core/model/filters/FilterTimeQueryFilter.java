package org.eclipse.tracecompass.tmf.core.model.filters;

import java.util.List;

/** Times, and whether rows without anything to show are left out. */
public class FilterTimeQueryFilter extends TimeQueryFilter {

    private final boolean filtered;

    /**
     * Creates the request.
     *
     * @param start the first time in nanoseconds
     * @param end the last time in nanoseconds
     * @param n the number of times
     * @param filtered true to leave out rows without anything to show
     */
    public FilterTimeQueryFilter(long start, long end, int n, boolean filtered) {
        super(start, end, n);
        this.filtered = filtered;
    }

    /**
     * Creates the request.
     *
     * @param times the times in nanoseconds
     * @param filtered true to leave out rows without anything to show
     */
    public FilterTimeQueryFilter(List<Long> times, boolean filtered) {
        super(times);
        this.filtered = filtered;
    }

    /** Returns true when rows without anything to show are left out. */
    public boolean isFiltered() {
        return filtered;
    }
}
