/** The states of edges in the graphs of operating systems, under the name that plug-ins use. */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.internal.analysis.graph.core.graph.legacy;
