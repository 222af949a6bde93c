package org.eclipse.tracecompass.internal.analysis.os.linux.core.latency;

import java.util.function.IntConsumer;
import org.eclipse.tracecompass.segmentstore.core.ISegmentStore;
import org.eclipse.tracecompass.segmentstore.core.SegmentColumns;

/** System calls in the order of their exits, 32 bytes each. One thread adds, others may read. */
final class SystemCallStore implements ISegmentStore<SystemCall> {

    private static final int NAME = 0;
    private static final int TID = 1;

    /** How many ints a call has: its name and its thread. */
    static final int INTS = 2;

    /** How many longs a call has: what it returned. */
    static final int LONGS = 1;

    private final SegmentColumns fColumns;
    private final int[] fInts = new int[INTS];
    private final long[] fLongs = new long[LONGS];

    SystemCallStore(SegmentColumns columns) {
        fColumns = columns;
    }

    /** Adds a call; one that ends before another that was added is taken to end with it. */
    void add(String name, int tid, long start, long end, long returned) {
        fInts[NAME] = fColumns.number(name);
        fInts[TID] = tid;
        fLongs[0] = returned;
        int size = fColumns.size();
        long last = size == 0 ? end : Math.max(end, fColumns.getEnd(size - 1));
        fColumns.add(start, last, fInts, fLongs);
    }

    @Override
    public int size() {
        return fColumns.size();
    }

    @Override
    public SystemCall get(int index) {
        return new SystemCall(
                fColumns.text(fColumns.getInt(NAME, index)),
                fColumns.getInt(TID, index),
                fColumns.getStart(index),
                fColumns.getEnd(index),
                fColumns.getLong(0, index));
    }

    @Override
    public long getStart(int index) {
        return fColumns.getStart(index);
    }

    @Override
    public long getEnd(int index) {
        return fColumns.getEnd(index);
    }

    @Override
    public void forEachIn(long start, long end, IntConsumer consumer) {
        fColumns.forEachIn(start, end, consumer);
    }
}
