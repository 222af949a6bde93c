/** Numbers and durations of segments. */
@NonNullByDefault
package org.eclipse.tracecompass.analysis.timing.core.segmentstore.statistics;

import org.eclipse.jdt.annotation.NonNullByDefault;
