/**
 * Lines that other bundles add to the Traces view: an {@link
 * org.eclipse.tracecompass.tmf.ui.traces.ITraceLineSource} tells lines below a trace and what can
 * be done with them.
 */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.ui.traces;

import org.eclipse.jdt.annotation.NonNullByDefault;
