/**
 * Traces: where events come from, how one seeks in them, which are open, and what belongs to each.
 */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.core.trace;

import org.eclipse.jdt.annotation.NonNullByDefault;
