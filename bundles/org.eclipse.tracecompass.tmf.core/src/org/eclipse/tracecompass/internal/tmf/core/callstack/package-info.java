/** The data providers of call stacks: what the Flame Chart draws. */
@NonNullByDefault
package org.eclipse.tracecompass.internal.tmf.core.callstack;

import org.eclipse.jdt.annotation.NonNullByDefault;
