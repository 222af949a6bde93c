/** Analyses that the user starts on a time range and that answer once, with a report. */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.core.analysis.ondemand;

import org.eclipse.jdt.annotation.NonNullByDefault;
