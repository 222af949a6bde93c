/** Arithmetic on colours: opacity, contrast, and mixtures that look like the middle. */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.drawing.core.colour;

import org.eclipse.jdt.annotation.NonNullByDefault;
