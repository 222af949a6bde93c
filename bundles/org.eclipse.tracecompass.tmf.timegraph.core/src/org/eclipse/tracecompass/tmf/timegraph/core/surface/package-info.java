/** Surfaces that need no screen: pictures in memory (Java2D, for PNG files) and SVG text. */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.timegraph.core.surface;

import org.eclipse.jdt.annotation.NonNullByDefault;
