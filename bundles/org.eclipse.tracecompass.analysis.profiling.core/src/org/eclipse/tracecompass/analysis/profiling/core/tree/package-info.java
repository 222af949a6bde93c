/**
 * Weighted trees: what a flame graph can draw, of calls or of anything else that adds up. An
 * analysis offers its trees as {@link
 * org.eclipse.tracecompass.analysis.profiling.core.tree.IWeightedTreeProvider}.
 *
 * @since 0.2.0
 */
@NonNullByDefault
package org.eclipse.tracecompass.analysis.profiling.core.tree;

import org.eclipse.jdt.annotation.NonNullByDefault;
