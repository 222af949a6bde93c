/** Intervals of time that can be written to a buffer and read again. */
@NonNullByDefault
package org.eclipse.tracecompass.datastore.core.interval;

import org.eclipse.jdt.annotation.NonNullByDefault;
