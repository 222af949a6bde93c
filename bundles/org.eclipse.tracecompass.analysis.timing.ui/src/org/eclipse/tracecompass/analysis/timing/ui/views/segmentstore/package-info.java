/**
 * Tables of segments: {@link
 * org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.SegmentTableView} shows every one,
 * {@link org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.SegmentStatisticsView} how
 * many there are and how long they take. A view of an analysis is a subclass that names it; its
 * scatter chart is an {@link org.eclipse.tracecompass.tmf.ui.xychart.XyChartView}.
 */
@NonNullByDefault
package org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore;

import org.eclipse.jdt.annotation.NonNullByDefault;
