/** Reads entries and exits of functions from the events of user space traces. */
@NonNullByDefault
package org.eclipse.tracecompass.internal.lttng2.ust.core.callstack;

import org.eclipse.jdt.annotation.NonNullByDefault;
