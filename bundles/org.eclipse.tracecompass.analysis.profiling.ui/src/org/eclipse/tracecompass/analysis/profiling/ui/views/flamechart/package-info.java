/** The Flame Chart: which function each thread was in, over time. */
@NonNullByDefault
package org.eclipse.tracecompass.analysis.profiling.ui.views.flamechart;

import org.eclipse.jdt.annotation.NonNullByDefault;
