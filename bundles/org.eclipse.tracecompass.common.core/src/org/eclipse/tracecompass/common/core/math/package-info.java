/** Arithmetic that does not wrap around. */
@NonNullByDefault
package org.eclipse.tracecompass.common.core.math;

import org.eclipse.jdt.annotation.NonNullByDefault;
