/**
 * XY charts without a screen. {@link org.eclipse.tracecompass.tmf.xychart.core.ChartReader} asks a
 * data provider, {@link org.eclipse.tracecompass.tmf.xychart.core.ChartLoader} does so in the
 * background, {@link org.eclipse.tracecompass.tmf.xychart.core.ChartPicture} makes an SVG, PNG or
 * CSV file from a provider. {@link org.eclipse.tracecompass.tmf.xychart.core.Quantity} knows how
 * values are written, {@link org.eclipse.tracecompass.tmf.xychart.core.ValueAxis} where the marks
 * of an axis lie.
 */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.xychart.core;

import org.eclipse.jdt.annotation.NonNullByDefault;
