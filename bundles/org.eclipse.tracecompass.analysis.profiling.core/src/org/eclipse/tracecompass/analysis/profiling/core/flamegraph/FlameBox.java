package org.eclipse.tracecompass.analysis.profiling.core.flamegraph;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.profiling.core.callgraph.CallNode;

/**
 * A box of a flame graph. Its place on the axis is time that was added up, not time of day.
 *
 * @param name what is written into it
 * @param node the function or group of threads that it stands for; null for the box of all
 * @param depth its row, 0 for the box of all
 * @param start its left edge, ns
 * @param time its width, ns
 * @param parent the box of its caller, null for the box of all
 */
public record FlameBox(
        String name,
        @Nullable CallNode node,
        int depth,
        long start,
        long time,
        @Nullable FlameBox parent) {

    /** Returns its right edge, ns. */
    public long end() {
        return start + time;
    }

    /** Returns true for a function, false for a group of threads and for the box of all. */
    public boolean isFunction() {
        CallNode of = node;
        return of != null && of.function() != null;
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
