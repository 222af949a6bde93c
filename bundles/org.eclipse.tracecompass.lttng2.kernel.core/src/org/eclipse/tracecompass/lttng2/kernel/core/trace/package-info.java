/** The trace type of LTTng's kernel traces. */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.lttng2.kernel.core.trace;
