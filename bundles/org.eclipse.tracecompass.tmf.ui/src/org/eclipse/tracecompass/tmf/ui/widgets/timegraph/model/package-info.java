/**
 * The rows and states of time graphs that plug-ins make themselves. Times are nanoseconds since the
 * epoch.
 */
@NonNullByDefault({})
package org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model;

import org.eclipse.jdt.annotation.NonNullByDefault;
