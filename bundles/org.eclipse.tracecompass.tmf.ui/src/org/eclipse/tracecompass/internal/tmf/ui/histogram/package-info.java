/**
 * What the Histogram view is made of. Without widgets: buckets whose width adapts to the trace, and
 * their summing into pixels. With: the canvas of the visible window and that of the whole trace.
 */
@NonNullByDefault
package org.eclipse.tracecompass.internal.tmf.ui.histogram;

import org.eclipse.jdt.annotation.NonNullByDefault;
