package org.eclipse.tracecompass.internal.analysis.os.linux.core.interrupt;

import org.eclipse.tracecompass.internal.analysis.os.linux.core.interrupt.Interrupt.Kind;
import org.eclipse.tracecompass.segmentstore.core.AbstractColumnStore;
import org.eclipse.tracecompass.segmentstore.core.SegmentColumns;

/** Interrupts in the order of their ends, 32 bytes each. One thread adds, others may read. */
final class InterruptStore extends AbstractColumnStore<Interrupt> {

    private static final int KIND = 0;
    private static final int NUMBER = 1;
    private static final int NAME = 2;
    private static final int CPU = 3;

    /** How many ints an interrupt has: kind, number, name and CPU. */
    static final int INTS = 4;

    private static final Kind[] KINDS = Kind.values();

    private final int[] fInts = new int[INTS];

    InterruptStore(SegmentColumns columns) {
        super(columns);
    }

    /** Adds an interrupt. */
    void add(Interrupt interrupt) {
        fInts[KIND] = interrupt.kind().ordinal();
        fInts[NUMBER] = interrupt.number();
        fInts[NAME] = columns().number(interrupt.name());
        fInts[CPU] = interrupt.cpu();
        add(interrupt.start(), interrupt.end(), fInts, null);
    }

    @Override
    public Interrupt get(int index) {
        SegmentColumns columns = columns();
        return new Interrupt(
                KINDS[columns.getInt(KIND, index)],
                columns.getInt(NUMBER, index),
                columns.text(columns.getInt(NAME, index)),
                columns.getInt(CPU, index),
                columns.getStart(index),
                columns.getEnd(index));
    }
}
