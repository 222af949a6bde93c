/**
 * The targets of painters: {@link org.eclipse.tracecompass.tmf.drawing.core.surface.Surface}, with
 * implementations that need no screen: pictures in memory (Java2D, for PNG files) and SVG text. A
 * {@link org.eclipse.tracecompass.tmf.drawing.core.surface.Theme} has the colours and sizes.
 */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.drawing.core.surface;

import org.eclipse.jdt.annotation.NonNullByDefault;
