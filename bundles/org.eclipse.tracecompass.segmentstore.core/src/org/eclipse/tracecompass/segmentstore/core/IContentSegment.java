package org.eclipse.tracecompass.segmentstore.core;

import java.util.Map;

/**
 * A segment with named values.
 *
 * @since 0.2.0
 */
public interface IContentSegment extends ISegment {

    /** Returns the values by their names. */
    Map<String, ?> getContent();
}
