/** Reads what processes have loaded, and resolves addresses by it. */
@NonNullByDefault
package org.eclipse.tracecompass.internal.lttng2.ust.core.binaries;

import org.eclipse.jdt.annotation.NonNullByDefault;
