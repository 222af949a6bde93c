package org.eclipse.tracecompass.segmentstore.core.segment.interfaces;

import java.util.Comparator;
import org.eclipse.tracecompass.segmentstore.core.ISegment;

/**
 * Orders of segments by what their types add to their times.
 *
 * @since 0.2.0
 */
public interface SegmentTypeComparators {

    /** By name; segments without a name come last and are equal. */
    Comparator<ISegment> NAMED_SEGMENT_COMPARATOR =
            Comparator.comparing(
                    SegmentAspects::getName, Comparator.nullsLast(Comparator.naturalOrder()));
}
