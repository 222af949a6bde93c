package org.eclipse.tracecompass.tmf.core.segment;

import java.util.Comparator;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataType;

/** The end of a segment in nanoseconds. */
public final class SegmentEndTimeAspect implements ISegmentAspect {

    /** The only instance. */
    public static final ISegmentAspect SEGMENT_END_TIME_ASPECT = new SegmentEndTimeAspect();

    private SegmentEndTimeAspect() {
        // one instance
    }

    @Override
    public String getName() {
        return "End Time";
    }

    @Override
    public String getHelpText() {
        return "The end of the segment";
    }

    @Override
    public @Nullable Comparator<?> getComparator() {
        return Comparator.comparingLong(ISegment::getEnd);
    }

    @Override
    public @Nullable Long resolve(ISegment segment) {
        return segment.getEnd();
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
