/** The trees of flame graphs, and the data provider that has them as a time graph. */
@NonNullByDefault
package org.eclipse.tracecompass.internal.analysis.profiling.core.flamegraph;

import org.eclipse.jdt.annotation.NonNullByDefault;
