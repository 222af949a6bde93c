/** The critical path of a worker: what it waited for, through all workers that it waited for. */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.analysis.graph.core.criticalpath;
