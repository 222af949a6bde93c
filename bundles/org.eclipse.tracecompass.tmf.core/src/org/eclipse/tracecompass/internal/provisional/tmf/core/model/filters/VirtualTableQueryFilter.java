package org.eclipse.tracecompass.internal.provisional.tmf.core.model.filters;

import java.util.List;

/**
 * Lines of a table. Immutable and thread-safe.
 *
 * @since 0.2.0
 */
public class VirtualTableQueryFilter {

    private final List<Long> columnsId;
    private final long index;
    private final int count;

    /**
     * @param columnsId the ids of the columns; empty for all
     * @param index the index of the first line, from 0
     * @param count the number of lines
     */
    public VirtualTableQueryFilter(List<Long> columnsId, long index, int count) {
        this.columnsId = List.copyOf(columnsId);
        this.index = index;
        this.count = count;
    }

    /** The ids of the columns; empty for all. */
    public List<Long> getColumnsId() {
        return columnsId;
    }

    /** The index of the first line, from 0. */
    public long getIndex() {
        return index;
    }

    /** The number of lines. */
    public int getCount() {
        return count;
    }
}
