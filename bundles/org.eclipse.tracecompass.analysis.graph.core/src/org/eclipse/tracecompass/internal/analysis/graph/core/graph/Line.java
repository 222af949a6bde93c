package org.eclipse.tracecompass.internal.analysis.graph.core.graph;

import java.util.Arrays;
import org.eclipse.tracecompass.analysis.graph.core.base.IGraphWorker;

/** The vertices of a worker in the order of time, as indexes into the columns. */
final class Line {

    private static final int FIRST = 8;

    private final IGraphWorker worker;
    private final int number;
    private int[] vertices = new int[FIRST];
    private int size;

    Line(IGraphWorker worker, int number) {
        this.worker = worker;
        this.number = number;
    }

    IGraphWorker worker() {
        return worker;
    }

    int number() {
        return number;
    }

    int size() {
        return size;
    }

    int get(int rank) {
        return vertices[rank];
    }

    int last() {
        return vertices[size - 1];
    }

    /** The rank of the first vertex at or after a time; the size if there is none. */
    int rankOf(long at, long[] time) {
        if (size == 0 || time[vertices[size - 1]] < at) {
            return size;
        }
        int low = 0;
        int high = size - 1;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (time[vertices[middle]] < at) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    void insert(int rank, int vertex) {
        if (size == vertices.length) {
            vertices = Arrays.copyOf(vertices, size + (size >> 1));
        }
        System.arraycopy(vertices, rank, vertices, rank + 1, size - rank);
        vertices[rank] = vertex;
        size++;
    }
}
