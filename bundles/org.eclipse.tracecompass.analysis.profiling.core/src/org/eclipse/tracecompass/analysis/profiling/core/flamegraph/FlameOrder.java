package org.eclipse.tracecompass.analysis.profiling.core.flamegraph;

import java.util.Comparator;

/** In which order the functions that one called stand beside each other, from the left. */
public enum FlameOrder {
    /** The one that took longest first. */
    TIME(Comparator.comparingLong(Item::weight).reversed().thenComparing(Item::name)),

    /** By name, so that two graphs can be compared. */
    NAME(Comparator.comparing(Item::name)),

    /** The one that was called first first. */
    FIRST_CALL((a, b) -> 0);

    /**
     * What is sorted.
     *
     * @param node a tree or a group
     * @param name its name
     * @param weight its weight
     */
    record Item(Object node, String name, long weight) {}

    private final Comparator<Item> comparator;

    FlameOrder(Comparator<Item> comparator) {
        this.comparator = comparator;
    }

    Comparator<Item> comparator() {
        return comparator;
    }
}
