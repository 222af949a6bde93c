package org.eclipse.tracecompass.examples.tinytrace.segments;

import org.eclipse.tracecompass.segmentstore.core.ISegment;

/**
 * A time in which a device was not at rest.
 *
 * @param device the device
 * @param start when it left its rest, ns
 * @param end when it was at rest again, ns
 */
record Span(String device, long start, long end) implements ISegment {

    private static final long serialVersionUID = 1L;

    @Override
    public long getStart() {
        return start;
    }

    @Override
    public long getEnd() {
        return end;
    }
}
