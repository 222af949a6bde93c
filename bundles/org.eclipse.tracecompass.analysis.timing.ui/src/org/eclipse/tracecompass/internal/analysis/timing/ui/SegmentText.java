package org.eclipse.tracecompass.internal.analysis.timing.ui;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataType;
import org.eclipse.tracecompass.tmf.core.segment.ISegmentAspect;
import org.eclipse.tracecompass.tmf.drawing.core.time.TimeText;

/** Writes what there is to know about a segment as the user wants times written. */
@NonNullByDefault
public record SegmentText(TimeText time) {

    /** The text of a table cell; empty if there is no value. */
    public String of(ISegmentAspect aspect, ISegment segment) {
        return of(aspect.getDataType(), aspect.resolve(segment));
    }

    private String of(DataType type, @Nullable Object value) {
        if (value == null) {
            return ISegmentAspect.EMPTY_STRING;
        }
        if (value instanceof Number number) {
            return switch (type) {
                case TIMESTAMP -> time.full(number.longValue());
                case DURATION -> TimeText.aligned(number.longValue());
                case NUMBER, BINARY_NUMBER, STRING, TIME_RANGE -> value.toString();
            };
        }
        return value.toString();
    }

    /** Whether values of a column are aligned at the right. */
    public static boolean right(ISegmentAspect aspect) {
        return aspect.getDataType() != DataType.STRING;
    }

    /** Whether one looks for the greatest values of a column first: of numbers, not of instants. */
    public static boolean greatestFirst(ISegmentAspect aspect) {
        return right(aspect) && aspect.getDataType() != DataType.TIMESTAMP;
    }
}
