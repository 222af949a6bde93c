/** Aspects of segments: what a table of durations shows in its columns. */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.core.segment;

import org.eclipse.jdt.annotation.NonNullByDefault;
