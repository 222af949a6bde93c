package org.eclipse.tracecompass.segmentstore.core.segment.interfaces;

import org.eclipse.tracecompass.segmentstore.core.ISegment;

/**
 * A segment with a name.
 *
 * @since 0.2.0
 */
public interface INamedSegment extends ISegment {

    /** Returns the name. */
    String getName();
}
