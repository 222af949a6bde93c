/** Sorts the events of JSON files that are too large for the memory. */
@NonNullByDefault
package org.eclipse.tracecompass.internal.jsontrace.core.job;

import org.eclipse.jdt.annotation.NonNullByDefault;
