package org.eclipse.tracecompass.segmentstore.core;

import java.util.Comparator;

/**
 * Orders of segments by one of their times.
 *
 * @since 0.2.0
 */
public interface SegmentComparators {

    /** The numeric order of longs. */
    Comparator<Long> LONG_COMPARATOR = Comparator.naturalOrder();

    /** The earlier start first. */
    Comparator<ISegment> INTERVAL_START_COMPARATOR = Comparator.comparingLong(ISegment::getStart);

    /** The earlier end first. */
    Comparator<ISegment> INTERVAL_END_COMPARATOR = Comparator.comparingLong(ISegment::getEnd);

    /** The shorter segment first. */
    Comparator<ISegment> INTERVAL_LENGTH_COMPARATOR = Comparator.comparingLong(ISegment::getLength);
}
