/** The critical path as rows of a time graph. */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.internal.analysis.graph.core.dataprovider;
