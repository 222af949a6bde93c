package org.eclipse.tracecompass.internal.analysis.os.linux.core.interrupt;

import org.eclipse.tracecompass.internal.analysis.os.linux.core.interrupt.Interrupt.Kind;
import org.eclipse.tracecompass.segmentstore.core.AbstractColumnStore;
import org.eclipse.tracecompass.segmentstore.core.SegmentColumns;

/** Interrupts in the order of their ends, 36 bytes each. One thread adds, others may read. */
final class InterruptStore extends AbstractColumnStore<Interrupt> {

    private static final int KIND = 0;
    private static final int NUMBER = 1;
    private static final int NAME = 2;
    private static final int CPU = 3;
    private static final int THREAD = 4;

    /** The number of ints per interrupt: kind, number, name, CPU and thread. */
    static final int INTS = 5;

    private static final Kind[] KINDS = Kind.values();

    private final int[] ints = new int[INTS];

    InterruptStore(SegmentColumns columns) {
        super(columns);
    }

    /** Adds an interrupt. */
    void add(Interrupt interrupt) {
        ints[KIND] = interrupt.kind().ordinal();
        ints[NUMBER] = interrupt.number();
        ints[NAME] = columns().number(interrupt.name());
        ints[CPU] = interrupt.cpu();
        ints[THREAD] = columns().number(interrupt.thread());
        add(interrupt.start(), interrupt.end(), ints, null);
    }

    @Override
    public Interrupt get(int index) {
        SegmentColumns columns = columns();
        return new Interrupt(
                KINDS[columns.getInt(KIND, index)],
                columns.getInt(NUMBER, index),
                columns.text(columns.getInt(NAME, index)),
                columns.getInt(CPU, index),
                columns.text(columns.getInt(THREAD, index)),
                columns.getStart(index),
                columns.getEnd(index));
    }
}
