/** Draws statemaps as interactive SVG files. */
@NonNullByDefault
package org.eclipse.tracecompass.statemap.core.svg;

import org.eclipse.jdt.annotation.NonNullByDefault;
