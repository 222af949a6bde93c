/** Call stacks of the older kind, as views of the newer ones. */
@NonNullByDefault
package org.eclipse.tracecompass.internal.analysis.profiling.core.callstack;

import org.eclipse.jdt.annotation.NonNullByDefault;
