package org.eclipse.tracecompass.analysis.profiling.core.callgraph;

/**
 * Marks what has the call graph of an analysis of the older kind, {@link
 * org.eclipse.tracecompass.analysis.profiling.core.callstack.CallStackAnalysis}. Newer ones are
 * {@link ICallGraphProvider2}.
 *
 * @since 0.2.0
 */
public interface ICallGraphProvider {}
