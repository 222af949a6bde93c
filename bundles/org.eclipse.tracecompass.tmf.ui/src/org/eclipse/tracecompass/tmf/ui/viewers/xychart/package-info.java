/**
 * Charts of plug-ins over time, drawn with SWTChart, and what the mouse does over them. The x of a
 * point is its time since the {@linkplain
 * org.eclipse.tracecompass.tmf.ui.viewers.xychart.ITmfChartTimeProvider#getTimeOffset() offset} of
 * the chart.
 */
@NonNullByDefault({})
package org.eclipse.tracecompass.tmf.ui.viewers.xychart;

import org.eclipse.jdt.annotation.NonNullByDefault;
