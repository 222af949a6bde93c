/** Flame graphs and the statistics of functions as data providers. */
@NonNullByDefault
package org.eclipse.tracecompass.analysis.profiling.core.dataprovider;

import org.eclipse.jdt.annotation.NonNullByDefault;
