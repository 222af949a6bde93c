package org.eclipse.tracecompass.internal.provisional.tmf.core.model.filters;

import java.util.List;
import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;

/** The lines and columns of a table that a request asks for. Immutable. */
public class VirtualTableQueryFilter {

    private final List<Long> columnsId;
    private final long index;
    private final int count;

    /**
     * Asks for lines.
     *
     * @param columnsId the ids of the columns; empty for all
     * @param index the index of the first line
     * @param count the number of lines
     * @throws IllegalArgumentException if the index or the number is negative
     */
    public VirtualTableQueryFilter(List<Long> columnsId, long index, int count) {
        if (index < 0 || count < 0) {
            throw new IllegalArgumentException(
                    "There is no such part of a table: %d lines from %d".formatted(count, index));
        }
        this.columnsId = List.copyOf(columnsId);
        this.index = index;
        this.count = count;
    }

    /** {@return the ids of the columns; empty for all} */
    public List<Long> getColumnsId() {
        return columnsId;
    }

    /** {@return the index of the first line} */
    public long getIndex() {
        return index;
    }

    /** {@return the number of lines} */
    public int getCount() {
        return count;
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        return this == obj
                || obj instanceof VirtualTableQueryFilter other
                        && getClass() == other.getClass()
                        && columnsId.equals(other.columnsId)
                        && index == other.index
                        && count == other.count;
    }

    @Override
    public int hashCode() {
        return Objects.hash(columnsId, index, count);
    }

    @Override
    public String toString() {
        return "[VirtualTableQueryFilter (columns="
                + columnsId
                + ", index="
                + index
                + ", count="
                + count
                + ")]";
    }
}
