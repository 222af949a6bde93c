/** The requirements of an analysis on a trace, and sentences that describe what is missing. */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.core.analysis.requirements;

import org.eclipse.jdt.annotation.NonNullByDefault;
