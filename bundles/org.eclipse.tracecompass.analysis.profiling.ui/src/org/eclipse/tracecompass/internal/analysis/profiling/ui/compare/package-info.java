/** The view that compares traces. */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.internal.analysis.profiling.ui.compare;
