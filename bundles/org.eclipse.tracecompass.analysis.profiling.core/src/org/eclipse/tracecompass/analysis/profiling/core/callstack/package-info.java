/**
 * Function calls of threads over time, with any tracer: a stack per thread in a state history, and
 * what is computed from it.
 *
 * <p>A state provider gives entries and exits to a {@link
 * org.eclipse.tracecompass.analysis.profiling.core.callstack.CallStackWriter}; an analysis that
 * does so is a {@link
 * org.eclipse.tracecompass.analysis.profiling.core.callstack.CallStackAnalysis}, and has a Flame
 * Chart, a Flame Graph and statistics of its functions with nothing more to do. The layout of the
 * history is described in {@link
 * org.eclipse.tracecompass.analysis.profiling.core.callstack.CallStackAttributes}.
 */
@NonNullByDefault
package org.eclipse.tracecompass.analysis.profiling.core.callstack;

import org.eclipse.jdt.annotation.NonNullByDefault;
