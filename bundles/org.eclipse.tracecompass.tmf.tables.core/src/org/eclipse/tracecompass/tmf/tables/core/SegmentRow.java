package org.eclipse.tracecompass.tmf.tables.core;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.segmentstore.core.segment.interfaces.SegmentAspects;
import org.eclipse.tracecompass.tmf.core.segment.ISegmentAspect;

/**
 * A segment.
 *
 * @param source its analysis
 * @param segment the segment
 */
record SegmentRow(SegmentSource source, ISegment segment) {

    /** Returns the name by its analysis, or its own; null if it has none. */
    @Nullable
    String name() {
        ISegmentAspect aspect = source.nameAspect();
        Object name = aspect == null ? SegmentAspects.getName(segment) : aspect.resolve(segment);
        return name == null ? null : name.toString();
    }
}
