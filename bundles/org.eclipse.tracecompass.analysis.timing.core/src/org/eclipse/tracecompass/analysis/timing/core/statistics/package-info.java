/**
 * Figures of any kind of objects: number, minimum, maximum, mean, deviation and total of a number
 * that each object has. {@link org.eclipse.tracecompass.analysis.timing.core.statistics.Statistics}
 * adds them up one after the other; {@link
 * org.eclipse.tracecompass.analysis.timing.core.statistics.TreeStatistics} have parts.
 */
@NonNullByDefault
package org.eclipse.tracecompass.analysis.timing.core.statistics;

import org.eclipse.jdt.annotation.NonNullByDefault;
