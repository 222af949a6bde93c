/**
 * The names of events and fields of kernel tracers.
 *
 * <p>The analyses of this bundle never name an event themselves: they ask the trace's {@link
 * org.eclipse.tracecompass.analysis.os.linux.core.trace.IKernelAnalysisEventLayout layout}. Another
 * tracer is supported by another layout, without touching an analysis.
 */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.analysis.os.linux.core.trace;
