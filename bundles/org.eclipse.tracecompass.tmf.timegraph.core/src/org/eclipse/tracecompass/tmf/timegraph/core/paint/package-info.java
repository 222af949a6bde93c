/**
 * The painters, one per layer, and what they draw on: the small {@link
 * org.eclipse.tracecompass.tmf.timegraph.core.paint.Surface} interface. States are rasterised here,
 * with the time-weighted blend of all states of a pixel, and handed to the surface in one piece.
 */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.timegraph.core.paint;

import org.eclipse.jdt.annotation.NonNullByDefault;
