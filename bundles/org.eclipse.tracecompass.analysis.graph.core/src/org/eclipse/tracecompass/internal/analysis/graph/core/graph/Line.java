package org.eclipse.tracecompass.internal.analysis.graph.core.graph;

import java.io.IOException;
import java.util.Arrays;
import org.eclipse.tracecompass.analysis.graph.core.base.IGraphWorker;

/**
 * The vertices of a worker in the order of time. The vertices know their neighbours; the line knows
 * its ends, and some vertices in between from which a search begins.
 */
final class Line {

    private static final int NONE = Vertices.NONE;

    /** So many vertices are between two that the line knows, or up to twice as many. */
    private static final int STEP = 64;

    private final IGraphWorker worker;
    private final int number;
    private int head = NONE;
    private int tail = NONE;
    private long tailTime;
    private int sinceMark;
    private int marks;
    private long[] markTimes = new long[1];
    private int[] markVertices = new int[1];

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

    /** The first vertex, {@link Vertices#NONE} if there is none. */
    int head() {
        return head;
    }

    /** The last vertex, {@link Vertices#NONE} if there is none. */
    int tail() {
        return tail;
    }

    /** The time of the last vertex, ns. */
    long tailTime() {
        return tailTime;
    }

    /** The first vertex at or after a time, {@link Vertices#NONE} if there is none. */
    int find(long time, Vertices vertices) {
        if (tail == NONE || tailTime <= time) {
            return tail == NONE || tailTime < time ? NONE : tail;
        }
        int mark = markBefore(time);
        if (mark < 0) {
            return head;
        }
        int at = markVertices[mark];
        while (vertices.time(at) < time) {
            at = vertices.after(at);
        }
        return at;
    }

    /** The last known vertex not after a time, -1 if there is none. */
    private int markBefore(long time) {
        int found = Arrays.binarySearch(markTimes, 0, marks, time);
        return found >= 0 ? found : -found - 2;
    }

    /** Appends a vertex that is later than all others. */
    void append(int vertex, long time, Vertices vertices) {
        vertices.neighbours(tail, vertex);
        if (tail == NONE) {
            head = vertex;
            mark(marks, vertex, time);
        } else if (++sinceMark >= STEP) {
            mark(marks, vertex, time);
            sinceMark = 0;
        }
        tail = vertex;
        tailTime = time;
    }

    /** Inserts a vertex before another one, which is the first that is later. */
    void insert(int vertex, long time, int later, Vertices vertices) {
        int before = vertices.before(later);
        vertices.neighbours(before, vertex);
        vertices.neighbours(vertex, later);
        if (before == NONE) {
            head = vertex;
            mark(0, vertex, time);
            return;
        }
        // Many vertices may be inserted in one place: each search stays short.
        int mark = markBefore(time);
        int distance = 0;
        int at = vertex;
        while (at != markVertices[mark] && distance < STEP) {
            at = vertices.before(at);
            distance++;
        }
        if (distance == STEP) {
            mark(mark + 1, vertex, time);
        }
    }

    private void mark(int place, int vertex, long time) {
        if (marks == markTimes.length) {
            markTimes = Arrays.copyOf(markTimes, marks * 2);
            markVertices = Arrays.copyOf(markVertices, marks * 2);
        }
        System.arraycopy(markTimes, place, markTimes, place + 1, marks - place);
        System.arraycopy(markVertices, place, markVertices, place + 1, marks - place);
        markTimes[place] = time;
        markVertices[place] = vertex;
        marks++;
    }

    void write(PackedWriter out) {
        out.put(head + 1L);
        out.put(tail + 1L);
        out.putSigned(tailTime);
        out.put(marks);
        for (int i = 0; i < marks; i++) {
            out.putSigned(markTimes[i] - (i == 0 ? 0 : markTimes[i - 1]));
            out.put(markVertices[i]);
        }
    }

    void read(PackedReader in, int count) throws IOException {
        head = below(in.take() - 1, count);
        tail = below(in.take() - 1, count);
        tailTime = in.takeSigned();
        marks = in.takeCount();
        markTimes = new long[Math.max(1, marks)];
        markVertices = new int[Math.max(1, marks)];
        for (int i = 0; i < marks; i++) {
            markTimes[i] = in.takeSigned() + (i == 0 ? 0 : markTimes[i - 1]);
            markVertices[i] = below(in.take(), count);
        }
    }

    private static int below(long index, int count) throws IOException {
        if (index < NONE || index >= count) {
            throw new IOException("a line leads nowhere");
        }
        return (int) index;
    }
}
