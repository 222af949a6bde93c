/** How much memory the programs of a user space trace had allocated, and what they never freed. */
@NonNullByDefault
package org.eclipse.tracecompass.lttng2.ust.core.analysis.memory;

import org.eclipse.jdt.annotation.NonNullByDefault;
