/** Internals of traces: their supplementary folder, their own clock, and their analyses. */
@NonNullByDefault
package org.eclipse.tracecompass.internal.tmf.core.trace;

import org.eclipse.jdt.annotation.NonNullByDefault;
