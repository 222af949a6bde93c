/** The views of user space traces: calls and memory. All they know is whose rows they show. */
@NonNullByDefault
package org.eclipse.tracecompass.internal.lttng2.ust.ui;

import org.eclipse.jdt.annotation.NonNullByDefault;
