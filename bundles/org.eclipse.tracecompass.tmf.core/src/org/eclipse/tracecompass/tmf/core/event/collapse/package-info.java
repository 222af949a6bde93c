/** Events that may be folded into one line when they repeat. */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.core.event.collapse;

import org.eclipse.jdt.annotation.NonNullByDefault;
