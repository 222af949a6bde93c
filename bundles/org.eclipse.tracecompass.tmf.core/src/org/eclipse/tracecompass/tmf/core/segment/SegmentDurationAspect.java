package org.eclipse.tracecompass.tmf.core.segment;

import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataType;

/** The length of a segment in nanoseconds. */
public final class SegmentDurationAspect extends LongSegmentAspect {

    /** The only instance. */
    public static final ISegmentAspect SEGMENT_DURATION_ASPECT = new SegmentDurationAspect();

    private SegmentDurationAspect() {
        super("Duration", "The length of the segment", DataType.DURATION, ISegment::getLength);
    }
}
