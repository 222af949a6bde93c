package org.eclipse.tracecompass.tmf.core.model.filters;

import com.google.common.collect.ImmutableSet;
import java.util.Collection;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;

/** Times and selected entries. */
public class SelectionTimeQueryFilter extends TimeQueryFilter
        implements IMultipleSelectionQueryFilter<Collection<Long>> {

    private final Collection<Long> items;

    /**
     * Creates the request.
     *
     * @param start the first time in nanoseconds
     * @param end the last time in nanoseconds
     * @param n the number of times
     * @param items the ids of the entries
     */
    public SelectionTimeQueryFilter(long start, long end, int n, Collection<Long> items) {
        super(start, end, n);
        this.items = ImmutableSet.copyOf(items);
    }

    /**
     * Creates the request.
     *
     * @param times the times in nanoseconds
     * @param items the ids of the entries
     */
    public SelectionTimeQueryFilter(List<Long> times, Collection<Long> items) {
        super(times);
        this.items = ImmutableSet.copyOf(items);
    }

    @Override
    public Collection<Long> getSelectedItems() {
        return items;
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        return super.equals(obj)
                && obj instanceof SelectionTimeQueryFilter other
                && items.equals(other.items);
    }

    @Override
    public int hashCode() {
        return super.hashCode() * 31 + items.hashCode();
    }
}
