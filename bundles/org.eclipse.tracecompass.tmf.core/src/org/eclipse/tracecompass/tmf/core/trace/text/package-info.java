/** Traces that are text files: an event begins with a line that a pattern matches. */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.core.trace.text;

import org.eclipse.jdt.annotation.NonNullByDefault;
