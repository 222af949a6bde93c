/**
 * Statemap data as a trace: {@link org.eclipse.tracecompass.tmf.statemap.core.trace.StatemapTrace}
 * and its events.
 */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.tmf.statemap.core.trace;
