/** Reads allocations from the events of user space traces, and answers the views of memory. */
@NonNullByDefault
package org.eclipse.tracecompass.internal.lttng2.ust.core.memory;

import org.eclipse.jdt.annotation.NonNullByDefault;
