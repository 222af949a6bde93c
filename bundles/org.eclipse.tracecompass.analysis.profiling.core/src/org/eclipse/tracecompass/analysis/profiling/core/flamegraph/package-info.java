/**
 * Flame graphs without a screen: who called whom, drawn as boxes whose width is time. {@link
 * org.eclipse.tracecompass.analysis.profiling.core.flamegraph.FlameBoxes} lays the nodes of a call
 * graph out, {@link org.eclipse.tracecompass.analysis.profiling.core.flamegraph.FlameScene} is what
 * can be seen of them at a moment and paints itself, {@link
 * org.eclipse.tracecompass.analysis.profiling.core.flamegraph.FlamePicture} makes files of it.
 */
@NonNullByDefault
package org.eclipse.tracecompass.analysis.profiling.core.flamegraph;

import org.eclipse.jdt.annotation.NonNullByDefault;
