package org.eclipse.tracecompass.analysis.profiling.core.flamegraph;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.profiling.core.tree.WeightedTree;

/**
 * A box of a flame graph. Its place on the axis is weight that was added up, not time of day.
 *
 * @param name what is written into it
 * @param node the {@link WeightedTree} or {@link FlameTrees.Group} that it stands for; null for the
 *     box of all
 * @param depth its row, 0 for the box of all
 * @param start its left edge, in the unit of the weights
 * @param time its width, in the unit of the weights, which is ns for calls of functions
 * @param parent the box of its caller, null for the box of all
 */
public record FlameBox(
        String name,
        @Nullable Object node,
        int depth,
        long start,
        long time,
        @Nullable FlameBox parent) {

    /** Returns its right edge, in the unit of the weights. */
    public long end() {
        return start + time;
    }

    /** Returns true for a function or another tree, false for a group and for the box of all. */
    public boolean isFunction() {
        return node instanceof WeightedTree;
    }

    /** Boxes are what they are by their node, which has one box. */
    @Override
    public boolean equals(@Nullable Object obj) {
        return obj instanceof FlameBox other && node == other.node;
    }

    @Override
    public int hashCode() {
        return System.identityHashCode(node);
    }
}
