package org.eclipse.tracecompass.tmf.core.segment;

import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataType;

/** The start of a segment in nanoseconds, shown in the user's time format. */
public final class SegmentStartTimeAspect extends LongSegmentAspect {

    /** The only instance. */
    public static final ISegmentAspect SEGMENT_START_TIME_ASPECT = new SegmentStartTimeAspect();

    private SegmentStartTimeAspect() {
        super("Start Time", "The start of the segment", DataType.TIMESTAMP, ISegment::getStart);
    }
}
