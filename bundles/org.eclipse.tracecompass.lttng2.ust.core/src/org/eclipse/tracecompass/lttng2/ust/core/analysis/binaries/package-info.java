/** Which programs and libraries the processes of a user space trace had loaded, and where. */
@NonNullByDefault
package org.eclipse.tracecompass.lttng2.ust.core.analysis.binaries;

import org.eclipse.jdt.annotation.NonNullByDefault;
