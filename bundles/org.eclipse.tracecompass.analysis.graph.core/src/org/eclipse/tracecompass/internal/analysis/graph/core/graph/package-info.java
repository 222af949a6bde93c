/** The graph itself: columns of vertices in memory, and the file that keeps them. */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.internal.analysis.graph.core.graph;
