/** The workers of a graph: what its lines of vertices stand for. */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.analysis.graph.core.base;
