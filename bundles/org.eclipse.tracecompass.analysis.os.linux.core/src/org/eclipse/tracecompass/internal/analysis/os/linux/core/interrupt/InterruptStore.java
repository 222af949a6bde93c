package org.eclipse.tracecompass.internal.analysis.os.linux.core.interrupt;

import java.util.function.IntConsumer;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.interrupt.Interrupt.Kind;
import org.eclipse.tracecompass.segmentstore.core.ISegmentStore;
import org.eclipse.tracecompass.segmentstore.core.SegmentColumns;

/** Interrupts in the order of their ends, 32 bytes each. One thread adds, others may read. */
final class InterruptStore implements ISegmentStore<Interrupt> {

    private static final int KIND = 0;
    private static final int NUMBER = 1;
    private static final int NAME = 2;
    private static final int CPU = 3;

    /** How many ints an interrupt has: kind, number, name and CPU. */
    static final int INTS = 4;

    private static final Kind[] KINDS = Kind.values();

    private final SegmentColumns fColumns;
    private final int[] fInts = new int[INTS];

    InterruptStore(SegmentColumns columns) {
        fColumns = columns;
    }

    /** Adds an interrupt; one that ends before another that was added is taken to end with it. */
    void add(Interrupt interrupt) {
        fInts[KIND] = interrupt.kind().ordinal();
        fInts[NUMBER] = interrupt.number();
        fInts[NAME] = fColumns.number(interrupt.name());
        fInts[CPU] = interrupt.cpu();
        int size = fColumns.size();
        long end = interrupt.end();
        fColumns.add(
                interrupt.start(),
                size == 0 ? end : Math.max(end, fColumns.getEnd(size - 1)),
                fInts,
                null);
    }

    @Override
    public int size() {
        return fColumns.size();
    }

    @Override
    public Interrupt get(int index) {
        return new Interrupt(
                KINDS[fColumns.getInt(KIND, index)],
                fColumns.getInt(NUMBER, index),
                fColumns.text(fColumns.getInt(NAME, index)),
                fColumns.getInt(CPU, index),
                fColumns.getStart(index),
                fColumns.getEnd(index));
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
