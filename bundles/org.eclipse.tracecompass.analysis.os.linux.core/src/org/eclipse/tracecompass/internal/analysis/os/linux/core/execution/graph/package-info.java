/** How kernel events become an execution graph. */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.internal.analysis.os.linux.core.execution.graph;
