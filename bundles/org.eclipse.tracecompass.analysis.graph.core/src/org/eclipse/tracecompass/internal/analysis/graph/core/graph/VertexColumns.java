package org.eclipse.tracecompass.internal.analysis.graph.core.graph;

import java.util.Arrays;

/**
 * The vertices of a graph, column by column: 30 bytes each, where objects would take 150. Not
 * thread-safe while vertices are added.
 */
final class VertexColumns {

    /** The index of a vertex that does not exist. */
    static final int NONE = -1;

    private static final int FIRST = 256;

    private int count;

    /** The time of a vertex, ns. */
    long[] time = new long[FIRST];

    /** The number of its worker. */
    int[] worker = new int[FIRST];

    /** The vertex at the other end of the horizontal edge that leaves, or {@link #NONE}. */
    int[] next = new int[FIRST];

    /** The vertex at the other end of the horizontal edge that comes, or {@link #NONE}. */
    int[] previous = new int[FIRST];

    /** The vertex at the other end of the vertical edge that leaves, or {@link #NONE}. */
    int[] effect = new int[FIRST];

    /** The vertex at the other end of the vertical edge that comes, or {@link #NONE}. */
    int[] cause = new int[FIRST];

    /** The number of the state of the horizontal edge that leaves. */
    byte[] nextState = new byte[FIRST];

    /** The number of the state of the vertical edge that leaves. */
    byte[] effectState = new byte[FIRST];

    int count() {
        return count;
    }

    /** Adds a vertex without edges and returns its index. */
    int add(long at, int of) {
        if (count == time.length) {
            setCapacity(count + (count >> 1));
        }
        time[count] = at;
        worker[count] = of;
        next[count] = NONE;
        previous[count] = NONE;
        effect[count] = NONE;
        cause[count] = NONE;
        return count++;
    }

    /** Makes room for vertices whose columns are filled by the caller. */
    void setCount(int vertices) {
        setCapacity(Math.max(vertices, 1));
        count = vertices;
    }

    /** Gives back what the columns do not need. */
    void trim() {
        setCapacity(Math.max(count, 1));
    }

    private void setCapacity(int capacity) {
        time = Arrays.copyOf(time, capacity);
        worker = Arrays.copyOf(worker, capacity);
        next = Arrays.copyOf(next, capacity);
        previous = Arrays.copyOf(previous, capacity);
        effect = Arrays.copyOf(effect, capacity);
        cause = Arrays.copyOf(cause, capacity);
        nextState = Arrays.copyOf(nextState, capacity);
        effectState = Arrays.copyOf(effectState, capacity);
    }

    /** Joins two vertices of a line; edges that either had in these directions are replaced. */
    void joinLine(int from, int to, int state) {
        cut(next[from], previous);
        cut(previous[to], next);
        next[from] = to;
        previous[to] = from;
        nextState[from] = (byte) state;
    }

    /** Joins two lines; edges that either vertex had in these directions are replaced. */
    void joinLines(int from, int to, int state) {
        cut(effect[from], cause);
        cut(cause[to], effect);
        effect[from] = to;
        cause[to] = from;
        effectState[from] = (byte) state;
    }

    private static void cut(int end, int[] column) {
        if (end != NONE) {
            column[end] = NONE;
        }
    }
}
