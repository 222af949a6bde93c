/** The chart of the counters that events carry. */
@NonNullByDefault({})
package org.eclipse.tracecompass.analysis.counters.ui.views;

import org.eclipse.jdt.annotation.NonNullByDefault;
