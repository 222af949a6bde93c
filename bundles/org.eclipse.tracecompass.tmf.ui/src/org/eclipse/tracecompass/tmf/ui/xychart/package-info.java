/**
 * XY charts on the screen, drawn with SWTChart. A view of an analysis is a subclass of {@link
 * org.eclipse.tracecompass.tmf.ui.xychart.XyChartView} that names its data provider; {@link
 * org.eclipse.tracecompass.tmf.ui.xychart.ChartControl} is the chart with its ruler, for use
 * anywhere.
 */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.ui.xychart;

import org.eclipse.jdt.annotation.NonNullByDefault;
