/**
 * Numbers of events of a trace: in total and per type, overall and in any time range, with lost
 * events. A built-in analysis keeps the numbers as a state system; start at {@link
 * org.eclipse.tracecompass.tmf.core.statistics.TmfStatisticsModule#getStatistics(
 * org.eclipse.tracecompass.tmf.core.trace.ITmfTrace)}.
 */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.core.statistics;

import org.eclipse.jdt.annotation.NonNullByDefault;
