/**
 * The painters of a time graph, one per layer. States are rasterised here, with the time-weighted
 * blend of all states of a pixel, and handed to the surface in one piece.
 */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.timegraph.core.paint;

import org.eclipse.jdt.annotation.NonNullByDefault;
