/**
 * Statemaps: reading their data, coalescing it to a bounded number of rectangles, and drawing them
 * as an SVG. Plain Java without any platform; {@link
 * org.eclipse.tracecompass.statemap.core.read.StatemapReader} is where to begin.
 */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.statemap.core;
