/** Other programs, run for their output. */
@NonNullByDefault
package org.eclipse.tracecompass.common.core.process;

import org.eclipse.jdt.annotation.NonNullByDefault;
