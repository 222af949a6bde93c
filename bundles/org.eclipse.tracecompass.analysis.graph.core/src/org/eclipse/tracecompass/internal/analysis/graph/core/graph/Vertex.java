package org.eclipse.tracecompass.internal.analysis.graph.core.graph;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.graph.core.base.IGraphWorker;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfVertex;

/** A vertex: a worker, a time, and where the columns of its graph have it. */
final class Vertex implements ITmfVertex {

    /** The index of a vertex that is not in its graph. */
    static final int NOT_ADDED = -1;

    private final ColumnGraph graph;
    private final IGraphWorker worker;
    private final long time;
    private int index;

    Vertex(ColumnGraph graph, IGraphWorker worker, long time, int index) {
        this.graph = graph;
        this.worker = worker;
        this.time = time;
        this.index = index;
    }

    IGraphWorker worker() {
        return worker;
    }

    /** The index in a graph, {@link #NOT_ADDED} if that is not known. */
    int index(ColumnGraph inGraph) {
        return inGraph == graph ? index : NOT_ADDED;
    }

    void added(ColumnGraph toGraph, int at) {
        if (toGraph == graph) {
            index = at;
        }
    }

    @Override
    public long getTimestamp() {
        return time;
    }

    @Override
    public int compareTo(@Nullable ITmfVertex other) {
        return other == null ? 1 : Long.compare(time, other.getTimestamp());
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        return this == obj
                || obj instanceof Vertex other && time == other.time && worker.equals(other.worker);
    }

    @Override
    public int hashCode() {
        return Long.hashCode(time) * 31 + worker.hashCode();
    }

    @Override
    public String toString() {
        return "[" + worker + ',' + time + ']';
    }
}
