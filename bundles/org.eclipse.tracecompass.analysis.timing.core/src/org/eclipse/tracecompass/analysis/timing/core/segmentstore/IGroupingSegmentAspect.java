package org.eclipse.tracecompass.analysis.timing.core.segmentstore;

import org.eclipse.tracecompass.tmf.core.segment.ISegmentAspect;

/**
 * An aspect whose values tell which segments are of a kind. Statistics and charts have a row for
 * each value.
 *
 * @since 0.2.0
 */
public interface IGroupingSegmentAspect extends ISegmentAspect {}
