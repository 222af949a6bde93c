/** The elements and levels of call stacks in a history. */
@NonNullByDefault
package org.eclipse.tracecompass.internal.analysis.profiling.core.instrumented;

import org.eclipse.jdt.annotation.NonNullByDefault;
