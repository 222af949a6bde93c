package org.eclipse.tracecompass.internal.analysis.os.linux.core.record;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.segmentstore.core.ISegment;

/** A record: its times, and its values by column, which are read when they are asked for. */
final class Row implements ISegment {

    private static final long serialVersionUID = 1L;

    private final transient RecordStore store;
    private final transient int index;
    private final long start;
    private final long end;

    Row(RecordStore store, int index, long start, long end) {
        this.store = store;
        this.index = index;
        this.start = start;
        this.end = end;
    }

    /** Returns the value in a column; null if the record has none, or its table no such column. */
    @Nullable
    Object get(RecordColumn column) {
        return store.value(index, column);
    }

    @Override
    public long getStart() {
        return start;
    }

    @Override
    public long getEnd() {
        return end;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Row row && row.store == store && row.index == index;
    }

    @Override
    public int hashCode() {
        return 31 * System.identityHashCode(store) + index;
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder().append(start).append('-').append(end);
        for (RecordColumn column : store.shape()) {
            Object value = get(column);
            text.append(' ').append(value == null ? "-" : value);
        }
        return text.toString();
    }
}
