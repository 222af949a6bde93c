/**
 * What took how long in two traces, side by side. A {@link
 * org.eclipse.tracecompass.analysis.timing.core.compare.Profile} has the times of one trace, by row
 * and item; a {@link org.eclipse.tracecompass.analysis.timing.core.compare.Comparison} matches
 * those of two.
 *
 * @since 0.2.0
 */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.analysis.timing.core.compare;
