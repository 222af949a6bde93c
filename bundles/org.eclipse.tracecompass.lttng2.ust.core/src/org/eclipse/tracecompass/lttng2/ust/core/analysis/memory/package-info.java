/** The memory that programs of a user-space trace allocate, and the blocks they never free. */
@NonNullByDefault
package org.eclipse.tracecompass.lttng2.ust.core.analysis.memory;

import org.eclipse.jdt.annotation.NonNullByDefault;
