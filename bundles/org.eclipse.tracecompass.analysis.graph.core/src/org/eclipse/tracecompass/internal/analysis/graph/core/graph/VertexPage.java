package org.eclipse.tracecompass.internal.analysis.graph.core.graph;

import java.util.Arrays;
import org.eclipse.jdt.annotation.Nullable;

/**
 * Vertices that follow each other in the graph, column by column: 38 bytes each, where objects
 * would take 150. Ends of edges are indexes in the graph.
 */
final class VertexPage {

    /** A page has at most two to the power of this number of vertices. */
    static final int SHIFT = 12;

    static final int MOST = 1 << SHIFT;
    static final int MASK = MOST - 1;

    private static final int FIRST = 64;

    /** Whether something changed since the page was read or written. */
    boolean changed = true;

    /** The time of a vertex, ns. */
    long[] time;

    /** The number of its worker. */
    int[] worker;

    /** The vertex of the line that comes before it, with or without an edge. */
    int[] before;

    /** The vertex of the line that comes after it. */
    int[] after;

    /** The vertex at the other end of the horizontal edge that leaves. */
    int[] next;

    /** The vertex at the other end of the horizontal edge that comes. */
    int[] previous;

    /** The vertex at the other end of the vertical edge that leaves. */
    int[] effect;

    /** The vertex at the other end of the vertical edge that comes. */
    int[] cause;

    /** The number of the state of the horizontal edge that leaves. */
    byte[] nextState;

    /** The number of the state of the vertical edge that leaves. */
    byte[] effectState;

    /** The number of the qualifier of the horizontal edge that leaves, 0 for none. */
    int @Nullable [] nextQualifier;

    /** The number of the qualifier of the vertical edge that leaves, 0 for none. */
    int @Nullable [] effectQualifier;

    private int count;

    VertexPage() {
        this(FIRST);
    }

    VertexPage(int capacity) {
        time = new long[capacity];
        worker = new int[capacity];
        before = new int[capacity];
        after = new int[capacity];
        next = new int[capacity];
        previous = new int[capacity];
        effect = new int[capacity];
        cause = new int[capacity];
        nextState = new byte[capacity];
        effectState = new byte[capacity];
    }

    int count() {
        return count;
    }

    /** Adds a vertex without edges and returns its place in the page. */
    int add() {
        if (count == time.length) {
            setCapacity(Math.min(MOST, 4 * count));
        }
        return count++;
    }

    private void setCapacity(int capacity) {
        time = Arrays.copyOf(time, capacity);
        worker = Arrays.copyOf(worker, capacity);
        before = Arrays.copyOf(before, capacity);
        after = Arrays.copyOf(after, capacity);
        next = Arrays.copyOf(next, capacity);
        previous = Arrays.copyOf(previous, capacity);
        effect = Arrays.copyOf(effect, capacity);
        cause = Arrays.copyOf(cause, capacity);
        nextState = Arrays.copyOf(nextState, capacity);
        effectState = Arrays.copyOf(effectState, capacity);
        nextQualifier = copyOf(nextQualifier, capacity);
        effectQualifier = copyOf(effectQualifier, capacity);
    }

    private static int @Nullable [] copyOf(int @Nullable [] column, int capacity) {
        return column == null ? null : Arrays.copyOf(column, capacity);
    }

    /** The number of a qualifier of an edge that leaves. */
    int qualifier(int place, boolean horizontal) {
        int[] column = horizontal ? nextQualifier : effectQualifier;
        return column == null ? 0 : column[place];
    }

    void setQualifier(int place, boolean horizontal, int qualifier) {
        int[] column = horizontal ? nextQualifier : effectQualifier;
        if (column == null) {
            if (qualifier == 0) {
                return;
            }
            column = new int[time.length];
            if (horizontal) {
                nextQualifier = column;
            } else {
                effectQualifier = column;
            }
        }
        column[place] = qualifier;
    }
}
