/** The trace type of LTTng's user space traces. */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.lttng2.ust.core.trace;
