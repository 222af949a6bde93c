/**
 * Transforms from the clock of one trace to a common clock, and the algorithms that find them from
 * matched events.
 */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.core.synchronization;

import org.eclipse.jdt.annotation.NonNullByDefault;
