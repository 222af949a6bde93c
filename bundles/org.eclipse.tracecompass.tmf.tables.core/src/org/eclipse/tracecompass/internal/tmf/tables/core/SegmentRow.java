package org.eclipse.tracecompass.internal.tmf.tables.core;

import org.eclipse.tracecompass.segmentstore.core.ISegment;

/**
 * A segment.
 *
 * @param source its analysis
 * @param segment the segment
 */
record SegmentRow(SegmentSource source, ISegment segment) {}
