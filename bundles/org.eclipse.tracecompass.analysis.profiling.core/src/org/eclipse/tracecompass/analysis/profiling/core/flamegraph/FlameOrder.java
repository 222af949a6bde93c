package org.eclipse.tracecompass.analysis.profiling.core.flamegraph;

import java.util.Comparator;
import org.eclipse.tracecompass.analysis.profiling.core.callgraph.CallNode;

/** In which order the functions that one called stand beside each other, from the left. */
public enum FlameOrder {
    /** The one that took longest first. */
    TIME(Comparator.comparingLong(CallNode::time).reversed().thenComparing(CallNode::name)),

    /** By name, so that two graphs can be compared. */
    NAME(Comparator.comparing(CallNode::name)),

    /** The one that was called first first. */
    FIRST_CALL((a, b) -> 0);

    private final Comparator<CallNode> comparator;

    FlameOrder(Comparator<CallNode> comparator) {
        this.comparator = comparator;
    }

    Comparator<CallNode> comparator() {
        return comparator;
    }
}
