package org.eclipse.tracecompass.tmf.core.segment;

import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataType;

/** The end of a segment in nanoseconds. */
public final class SegmentEndTimeAspect extends LongSegmentAspect {

    /** The only instance. */
    public static final ISegmentAspect SEGMENT_END_TIME_ASPECT = new SegmentEndTimeAspect();

    private SegmentEndTimeAspect() {
        super("End Time", "The end of the segment", DataType.TIMESTAMP, ISegment::getEnd);
    }
}
