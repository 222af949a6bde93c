package org.eclipse.tracecompass.examples.tinytrace.segments;

import org.eclipse.tracecompass.segmentstore.core.AbstractColumnStore;
import org.eclipse.tracecompass.segmentstore.core.SegmentColumns;

/** All spans, in the order of their ends; a span has one int, the number of its device. */
final class SpanStore extends AbstractColumnStore<Span> {

    SpanStore(SegmentColumns columns) {
        super(columns);
    }

    void add(String device, long start, long end) {
        add(start, end, new int[] {columns().number(device)}, null);
    }

    @Override
    public Span get(int index) {
        String device = columns().text(columns().getInt(0, index));
        return new Span(device, getStart(index), getEnd(index));
    }
}
