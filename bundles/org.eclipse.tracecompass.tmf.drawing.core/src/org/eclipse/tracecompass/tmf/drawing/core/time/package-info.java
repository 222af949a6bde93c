/** Times as people read them: formats, exact durations, and the ticks of the ruler. */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.drawing.core.time;

import org.eclipse.jdt.annotation.NonNullByDefault;
