/**
 * Flame graphs without a screen: who called whom, drawn as boxes whose width is time. {@link
 * org.eclipse.tracecompass.tmf.flamegraph.core.FlameBoxes} lays the nodes of a call graph out,
 * {@link org.eclipse.tracecompass.tmf.flamegraph.core.FlameScene} is what can be seen of them at a
 * moment and paints itself, {@link org.eclipse.tracecompass.tmf.flamegraph.core.FlamePicture} makes
 * files of it.
 */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.flamegraph.core;

import org.eclipse.jdt.annotation.NonNullByDefault;
