package org.eclipse.tracecompass.tmf.core.segment;

import java.util.Comparator;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataType;

/** The start of a segment as a number of nanoseconds. */
public final class SegmentStartNsTimeAspect implements ISegmentAspect {

    /** The only instance. */
    public static final ISegmentAspect SEGMENT_START_NS_TIME_ASPECT =
            new SegmentStartNsTimeAspect();

    private SegmentStartNsTimeAspect() {
        // one instance
    }

    @Override
    public String getName() {
        return "Start Time (ns)";
    }

    @Override
    public String getHelpText() {
        return "The start of the segment in nanoseconds";
    }

    @Override
    public @Nullable Comparator<?> getComparator() {
        return Comparator.comparingLong(ISegment::getStart);
    }

    @Override
    public @Nullable Long resolve(ISegment segment) {
        return segment.getStart();
    }

    @Override
    public SegmentType getType() {
        return SegmentType.CONTINUOUS;
    }

    @Override
    public DataType getDataType() {
        return DataType.NUMBER;
    }
}
