/**
 * Tables of segments: {@link org.eclipse.tracecompass.tmf.ui.segment.SegmentTableView} shows every
 * one, {@link org.eclipse.tracecompass.tmf.ui.segment.SegmentStatisticsView} how many there are and
 * how long they take. A view of an analysis is a subclass that names it; its scatter chart is an
 * {@link org.eclipse.tracecompass.tmf.ui.xychart.XyChartView}.
 */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.ui.segment;

import org.eclipse.jdt.annotation.NonNullByDefault;
