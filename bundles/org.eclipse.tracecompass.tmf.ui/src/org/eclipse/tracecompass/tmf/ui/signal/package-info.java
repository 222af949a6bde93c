/** Signals between views with a time axis. */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.ui.signal;

import org.eclipse.jdt.annotation.NonNullByDefault;
