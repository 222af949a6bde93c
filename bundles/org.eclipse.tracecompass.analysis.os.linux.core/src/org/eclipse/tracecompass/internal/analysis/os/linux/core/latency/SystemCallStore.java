package org.eclipse.tracecompass.internal.analysis.os.linux.core.latency;

import org.eclipse.tracecompass.segmentstore.core.AbstractColumnStore;
import org.eclipse.tracecompass.segmentstore.core.SegmentColumns;

/** System calls in the order of their exits, 32 bytes each. One thread adds, others may read. */
final class SystemCallStore extends AbstractColumnStore<SystemCall> {

    private static final int NAME = 0;
    private static final int TID = 1;

    /** The number of ints per call: name and thread. */
    static final int INTS = 2;

    /** The number of longs per call: the return value. */
    static final int LONGS = 1;

    private final int[] ints = new int[INTS];
    private final long[] longs = new long[LONGS];

    SystemCallStore(SegmentColumns columns) {
        super(columns);
    }

    /** Adds a call. */
    void add(String name, int tid, long start, long end, long returned) {
        ints[NAME] = columns().number(name);
        ints[TID] = tid;
        longs[0] = returned;
        add(start, end, ints, longs);
    }

    @Override
    public SystemCall get(int index) {
        SegmentColumns columns = columns();
        return new SystemCall(
                columns.text(columns.getInt(NAME, index)),
                columns.getInt(TID, index),
                columns.getStart(index),
                columns.getEnd(index),
                columns.getLong(0, index));
    }
}
