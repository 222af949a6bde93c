package org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.table;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.ProvidedSegments;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * A segment that is selected in a view. It is the selection of the context menu, so that other
 * plug-ins can add commands for it.
 *
 * @param trace the trace or experiment that is shown
 * @param provided the segments of the trace to which it belongs
 * @param segment the segment
 * @since 0.2.0
 */
@NonNullByDefault
public record SelectedSegment(ITmfTrace trace, ProvidedSegments provided, ISegment segment) {}
