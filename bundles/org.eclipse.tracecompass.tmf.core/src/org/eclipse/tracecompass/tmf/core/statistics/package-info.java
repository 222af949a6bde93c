/**
 * How many events a trace has: in total and of each type, in all and in any range of time, with
 * lost events. A built-in analysis keeps the numbers as a state system; start at {@link
 * org.eclipse.tracecompass.tmf.core.statistics.TmfStatisticsModule#getStatistics(
 * org.eclipse.tracecompass.tmf.core.trace.ITmfTrace)}.
 */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.core.statistics;

import org.eclipse.jdt.annotation.NonNullByDefault;
