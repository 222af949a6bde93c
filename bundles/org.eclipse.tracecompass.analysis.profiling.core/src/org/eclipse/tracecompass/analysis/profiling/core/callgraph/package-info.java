/**
 * Callers and callees, with counts and durations: {@link
 * org.eclipse.tracecompass.analysis.profiling.core.callgraph.CallGraph} is computed from the stacks
 * of a range of time, and {@link
 * org.eclipse.tracecompass.analysis.profiling.core.callgraph.CallGraphSource} keeps the last one.
 */
@NonNullByDefault
package org.eclipse.tracecompass.analysis.profiling.core.callgraph;

import org.eclipse.jdt.annotation.NonNullByDefault;
