package org.eclipse.tracecompass.tmf.core.model.filters;

import java.util.Collection;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;

/** Times, selected counters, and whether they are totals. */
public class SelectedCounterQueryFilter extends SelectionTimeQueryFilter
        implements ICumulativeQueryFilter {

    private final boolean isCumulative;

    /**
     * Creates the request.
     *
     * @param start the first time in nanoseconds
     * @param end the last time in nanoseconds
     * @param n the number of times
     * @param ids the ids of the counters
     * @param isCumulative true for totals
     */
    public SelectedCounterQueryFilter(
            long start, long end, int n, Collection<Long> ids, boolean isCumulative) {
        super(start, end, n, ids);
        this.isCumulative = isCumulative;
    }

    /**
     * Creates the request.
     *
     * @param times the times in nanoseconds
     * @param ids the ids of the counters
     * @param isCumulative true for totals
     */
    public SelectedCounterQueryFilter(
            List<Long> times, Collection<Long> ids, boolean isCumulative) {
        super(times, ids);
        this.isCumulative = isCumulative;
    }

    @Override
    public boolean isCumulative() {
        return isCumulative;
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        return super.equals(obj)
                && obj instanceof SelectedCounterQueryFilter other
                && isCumulative == other.isCumulative;
    }

    @Override
    public int hashCode() {
        return super.hashCode() * 2 + (isCumulative ? 1 : 0);
    }
}
