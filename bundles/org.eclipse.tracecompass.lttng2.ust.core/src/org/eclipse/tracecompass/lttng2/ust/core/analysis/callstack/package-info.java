/** The call stacks of the threads of a user-space trace. */
@NonNullByDefault
package org.eclipse.tracecompass.lttng2.ust.core.analysis.callstack;

import org.eclipse.jdt.annotation.NonNullByDefault;
