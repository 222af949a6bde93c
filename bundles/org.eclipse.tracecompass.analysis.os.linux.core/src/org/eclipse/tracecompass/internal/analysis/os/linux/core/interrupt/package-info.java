/**
 * How long interrupts take and soft interrupts wait.
 *
 * <p>{@link org.eclipse.tracecompass.internal.analysis.os.linux.core.interrupt.InterruptReader}
 * makes {@link org.eclipse.tracecompass.internal.analysis.os.linux.core.interrupt.Interrupt}s of
 * events; the two analyses keep them, for tables, statistics and charts.
 */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.internal.analysis.os.linux.core.interrupt;
