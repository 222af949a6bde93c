package org.eclipse.tracecompass.segmentstore.core.segment.interfaces;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.segmentstore.core.ISegment;

/**
 * What one can know about a segment of any type.
 *
 * @since 0.2.0
 */
public final class SegmentAspects {

    private SegmentAspects() {}

    /**
     * Returns the name of a segment.
     *
     * @param segment any segment
     * @return its name; null if it is no {@link INamedSegment}
     */
    public static @Nullable String getName(ISegment segment) {
        return segment instanceof INamedSegment named ? named.getName() : null;
    }
}
