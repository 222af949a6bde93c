/** Places in a trace, opaque but for their trace, that can be stored. */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.core.trace.location;

import org.eclipse.jdt.annotation.NonNullByDefault;
