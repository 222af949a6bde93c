package org.eclipse.tracecompass.analysis.graph.core.graph;

import java.util.Comparator;

/**
 * A point of a graph: a worker at a time. Two vertices of a graph are equal if they are of one
 * worker and time. The natural order is that of time.
 */
public interface ITmfVertex extends Comparable<ITmfVertex> {

    /** Orders by time, the earliest first. */
    Comparator<ITmfVertex> ascending = Comparator.comparingLong(ITmfVertex::getTimestamp);

    /** Orders by time, the latest first. */
    Comparator<ITmfVertex> descending = ascending.reversed();

    /** Returns the time of the vertex, ns. */
    long getTimestamp();
}
