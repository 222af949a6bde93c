/**
 * Call stacks in a history: {@link
 * org.eclipse.tracecompass.analysis.profiling.core.callstack2.CallStackSeries} has the elements of
 * an analysis, each with its {@link
 * org.eclipse.tracecompass.analysis.profiling.core.callstack2.CallStack}.
 *
 * @since 0.2.0
 */
@NonNullByDefault
package org.eclipse.tracecompass.analysis.profiling.core.callstack2;

import org.eclipse.jdt.annotation.NonNullByDefault;
