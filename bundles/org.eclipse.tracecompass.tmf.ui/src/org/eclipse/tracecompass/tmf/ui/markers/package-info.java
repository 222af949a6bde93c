/** Markers that plug-ins make for all time graphs of a trace. */
@NonNullByDefault({})
package org.eclipse.tracecompass.tmf.ui.markers;

import org.eclipse.jdt.annotation.NonNullByDefault;
