package org.eclipse.tracecompass.internal.analysis.os.linux.core.interrupt;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.IntConsumer;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.interrupt.Interrupt.Kind;
import org.eclipse.tracecompass.segmentstore.core.ISegmentStore;
import org.eclipse.tracecompass.segmentstore.core.SegmentColumns;

/** Interrupts in the order of their ends, 24 bytes each. One thread adds, others may read. */
final class InterruptStore implements ISegmentStore<Interrupt> {

    private static final int SOURCE = 0;
    private static final int CPU = 1;

    private record Source(Kind kind, int number, String name) {}

    private final SegmentColumns fColumns = new SegmentColumns(2, 0);
    private final List<Source> fSources = new CopyOnWriteArrayList<>();
    private final Map<Source, Integer> fNumbers = new HashMap<>();
    private final int[] fInts = new int[2];

    /** Adds an interrupt; one that ends before another that was added is taken to end with it. */
    void add(Interrupt interrupt) {
        Source source = new Source(interrupt.kind(), interrupt.number(), interrupt.name());
        Integer number = fNumbers.get(source);
        if (number == null) {
            number = Integer.valueOf(fSources.size());
            fSources.add(source);
            fNumbers.put(source, number);
        }
        fInts[SOURCE] = number.intValue();
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
        Source source = fSources.get(fColumns.getInt(SOURCE, index));
        return new Interrupt(
                source.kind(),
                source.number(),
                source.name(),
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
