package org.eclipse.tracecompass.tmf.core.segment;

import java.util.Comparator;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataType;

/** The start of a segment in nanoseconds, shown in the user's time format. */
public final class SegmentStartTimeAspect implements ISegmentAspect {

    /** The only instance. */
    public static final ISegmentAspect SEGMENT_START_TIME_ASPECT = new SegmentStartTimeAspect();

    private SegmentStartTimeAspect() {
        // one instance
    }

    @Override
    public String getName() {
        return "Start Time";
    }

    @Override
    public String getHelpText() {
        return "The start of the segment";
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
        return DataType.TIMESTAMP;
    }
}
