/** How a critical path is found. */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.internal.analysis.graph.core.criticalpath;
