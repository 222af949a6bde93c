/** Traces that can be cut to a time range. */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.core.trace.trim;

import org.eclipse.jdt.annotation.NonNullByDefault;
