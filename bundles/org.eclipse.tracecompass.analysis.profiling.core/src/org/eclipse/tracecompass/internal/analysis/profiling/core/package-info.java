/** The data providers of call stacks: what the Flame Chart draws. */
@NonNullByDefault
package org.eclipse.tracecompass.internal.analysis.profiling.core;

import org.eclipse.jdt.annotation.NonNullByDefault;
