/** The base of traces that are JSON files with an object per event. */
@NonNullByDefault
package org.eclipse.tracecompass.internal.provisional.jsontrace.core.trace;

import org.eclipse.jdt.annotation.NonNullByDefault;
