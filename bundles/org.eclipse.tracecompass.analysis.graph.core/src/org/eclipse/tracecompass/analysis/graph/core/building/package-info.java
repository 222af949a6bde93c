/** How the events of a trace become a graph. */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.analysis.graph.core.building;
