package org.eclipse.tracecompass.tmf.core.segment;

import java.util.Comparator;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataType;

/** The length of a segment in nanoseconds. */
public final class SegmentDurationAspect implements ISegmentAspect {

    /** The only instance. */
    public static final ISegmentAspect SEGMENT_DURATION_ASPECT = new SegmentDurationAspect();

    private SegmentDurationAspect() {
        // one instance
    }

    @Override
    public String getName() {
        return "Duration";
    }

    @Override
    public String getHelpText() {
        return "The length of the segment";
    }

    @Override
    public @Nullable Comparator<?> getComparator() {
        return Comparator.comparingLong(ISegment::getLength);
    }

    @Override
    public @Nullable Long resolve(ISegment segment) {
        return segment.getLength();
    }

    @Override
    public SegmentType getType() {
        return SegmentType.CONTINUOUS;
    }

    @Override
    public DataType getDataType() {
        return DataType.DURATION;
    }
}
