package org.eclipse.tracecompass.tmf.core.segment;

import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataType;

/** The start of a segment as a number of nanoseconds. */
public final class SegmentStartNsTimeAspect extends LongSegmentAspect {

    /** The only instance. */
    public static final ISegmentAspect SEGMENT_START_NS_TIME_ASPECT =
            new SegmentStartNsTimeAspect();

    private SegmentStartNsTimeAspect() {
        super(
                "Start Time (ns)",
                "The start of the segment in nanoseconds",
                DataType.NUMBER,
                ISegment::getStart);
    }
}
