/**
 * Call stacks from entries and exits of functions. A plug-in extends {@link
 * org.eclipse.tracecompass.analysis.profiling.core.instrumented.InstrumentedCallStackAnalysis}; the
 * Flame Chart, the Flame Graph and the function statistics need nothing more.
 *
 * @since 0.2.0
 */
@NonNullByDefault
package org.eclipse.tracecompass.analysis.profiling.core.instrumented;

import org.eclipse.jdt.annotation.NonNullByDefault;
