/** Types of the older graph interface, for plug-ins that name them. */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.internal.analysis.graph.core.base;
