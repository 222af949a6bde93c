package org.eclipse.tracecompass.internal.analysis.graph.core.graph;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.graph.core.base.IGraphWorker;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfEdge;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfEdgeContextState;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfGraph;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfVertex;
import org.eclipse.tracecompass.internal.analysis.graph.core.graph.legacy.OSEdgeContextState;
import org.eclipse.tracecompass.internal.analysis.graph.core.graph.legacy.OSEdgeContextState.OSEdgeContextEnum;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;

/**
 * A graph whose vertices are numbers in columns, in memory or, for the most part, in a file.
 * Vertices and edges are objects only for those who ask for them.
 */
public class ColumnGraph implements ITmfGraph {

    private static final ITmfEdgeContextState UNKNOWN =
            new OSEdgeContextState(OSEdgeContextEnum.UNKNOWN);
    private static final ITmfEdgeContextState DEFAULT =
            new OSEdgeContextState(OSEdgeContextEnum.DEFAULT);

    private final long startTime;
    private final Vertices vertices = new Vertices();
    private final EdgeStates states = new EdgeStates();
    private final List<Line> lines = new ArrayList<>();
    private final Map<IGraphWorker, Line> lineOf = new HashMap<>();

    private final Qualifiers qualifiers = new Qualifiers();

    /** The line that was used last: building goes to the same one several times. */
    private @Nullable Line lastLine;

    private String origin = "";
    private volatile boolean done;
    private volatile long endTime;

    /**
     * A graph without vertices.
     *
     * @param startTime the time at which it begins, ns
     */
    public ColumnGraph(long startTime) {
        this.startTime = startTime;
        endTime = startTime;
    }

    /** Returns the time at which the graph begins, ns. */
    public long getStartTime() {
        return startTime;
    }

    /** Returns the time at which the graph ends, ns; that of its start until it is closed. */
    public long getEndTime() {
        return endTime;
    }

    /** Returns from what the graph was made; empty if unknown. */
    String origin() {
        return origin;
    }

    /** Says from what the graph is made. */
    void setOrigin(String origin) {
        this.origin = origin;
    }

    Vertices vertices() {
        return vertices;
    }

    EdgeStates states() {
        return states;
    }

    List<Line> lines() {
        return lines;
    }

    Qualifiers qualifiers() {
        return qualifiers;
    }

    // --- vertices

    @Override
    public ITmfVertex createVertex(IGraphWorker worker, long timestamp) {
        return new Vertex(this, worker, timestamp, Vertex.NOT_ADDED);
    }

    @Override
    public void add(ITmfVertex vertex) {
        indexOrAdd(own(vertex));
    }

    private static Vertex own(ITmfVertex vertex) {
        if (vertex instanceof Vertex own) {
            return own;
        }
        throw new IllegalArgumentException(
                "The vertex "
                        + vertex
                        + " was not made by createVertex: a graph takes only vertices that it"
                        + " made");
    }

    Line lineOf(IGraphWorker worker) {
        Line line = existingLine(worker);
        if (line == null) {
            line = new Line(worker, lines.size());
            lines.add(line);
            lineOf.put(worker, line);
        }
        return line;
    }

    private @Nullable Line existingLine(IGraphWorker worker) {
        Line last = lastLine;
        if (last == null || last.worker() != worker) {
            last = lineOf.get(worker);
            if (last != null && !done) {
                lastLine = last;
            }
        }
        return last;
    }

    private int indexOf(Vertex vertex) {
        int index = vertex.index(this);
        if (index != Vertex.NOT_ADDED) {
            return index;
        }
        Line line = existingLine(vertex.worker());
        if (line == null) {
            return Vertex.NOT_ADDED;
        }
        int found = line.find(vertex.getTimestamp(), vertices);
        if (found == Vertices.NONE || vertices.time(found) != vertex.getTimestamp()) {
            return Vertex.NOT_ADDED;
        }
        vertex.added(this, found);
        return found;
    }

    private int indexOrAdd(Vertex vertex) {
        int index = indexOf(vertex);
        if (index != Vertex.NOT_ADDED) {
            return index;
        }
        Line line = lineOf(vertex.worker());
        int later = line.find(vertex.getTimestamp(), vertices);
        return later == Vertices.NONE ? append(vertex, line) : insert(vertex, line, later);
    }

    private int append(Vertex vertex, Line line) {
        int index = vertices.add(vertex.getTimestamp(), line.number());
        line.append(index, vertex.getTimestamp(), vertices);
        vertex.added(this, index);
        return index;
    }

    private int insert(Vertex vertex, Line line, int later) {
        int index = vertices.add(vertex.getTimestamp(), line.number());
        line.insert(index, vertex.getTimestamp(), later, vertices);
        vertex.added(this, index);
        return index;
    }

    /** Makes an object of a vertex. */
    Vertex vertex(int index) {
        return new Vertex(
                this, lines.get(vertices.worker(index)).worker(), vertices.time(index), index);
    }

    // --- edges

    @Override
    public @Nullable ITmfEdge appendUnknown(ITmfVertex vertex) {
        return append(vertex, UNKNOWN);
    }

    @Override
    public @Nullable ITmfEdge append(ITmfVertex vertex) {
        return append(vertex, DEFAULT);
    }

    @Override
    public @Nullable ITmfEdge append(ITmfVertex vertex, ITmfEdgeContextState type) {
        return append(vertex, type, null);
    }

    @Override
    public @Nullable ITmfEdge append(
            ITmfVertex vertex, ITmfEdgeContextState type, @Nullable String linkQualifier) {
        Vertex own = own(vertex);
        Line line = lineOf(own.worker());
        int tail = line.tail();
        if (tail == Vertices.NONE) {
            append(own, line);
            return null;
        }
        long late = line.tailTime();
        if (own.getTimestamp() < late) {
            throw new IllegalArgumentException(
                    "The vertex " + vertex + " is earlier than the last one of its line, " + late);
        }
        if (own.getTimestamp() == late) {
            own.added(this, tail);
            return null;
        }
        return horizontal(tail, append(own, line), type, linkQualifier);
    }

    @Override
    public @Nullable ITmfEdge edgeUnknown(ITmfVertex from, ITmfVertex to) {
        return join(from, to, UNKNOWN, null);
    }

    @Override
    public @Nullable ITmfEdge edge(ITmfVertex from, ITmfVertex to) {
        return join(from, to, DEFAULT, null);
    }

    @Override
    public @Nullable ITmfEdge edge(ITmfVertex from, ITmfVertex to, ITmfEdgeContextState type) {
        return join(from, to, type, null);
    }

    @Override
    public @Nullable ITmfEdge edge(
            ITmfVertex from, ITmfVertex to, ITmfEdgeContextState type, String linkQualifier) {
        return join(from, to, type, linkQualifier);
    }

    private ITmfEdge join(
            ITmfVertex from,
            ITmfVertex to,
            ITmfEdgeContextState type,
            @Nullable String linkQualifier) {
        Vertex first = own(from);
        Vertex second = own(to);
        int start = inGraph(first);
        if (first.equals(second)) {
            throw new IllegalArgumentException("An edge needs two vertices; both are " + from);
        }
        boolean horizontal = first.worker().equals(second.worker());
        if (horizontal && second.getTimestamp() < first.getTimestamp()) {
            throw new IllegalArgumentException(
                    "An edge of a line leads to a later vertex, not from " + from + " to " + to);
        }
        int end = indexOrAdd(second);
        return horizontal
                ? horizontal(start, end, type, linkQualifier)
                : vertical(start, end, type, linkQualifier);
    }

    @Override
    public @Nullable ITmfEdge edgeVertical(
            ITmfVertex from,
            ITmfVertex to,
            ITmfEdgeContextState type,
            @Nullable String linkQualifier) {
        return vertical(inGraph(own(from)), inGraph(own(to)), type, linkQualifier);
    }

    private int inGraph(Vertex vertex) {
        int index = indexOf(vertex);
        if (index == Vertex.NOT_ADDED) {
            throw new IllegalArgumentException(
                    "The vertex " + vertex + " is not in the graph: add or append it first");
        }
        return index;
    }

    private ITmfEdge horizontal(
            int from, int to, ITmfEdgeContextState type, @Nullable String qualifier) {
        vertices.joinLine(from, to, states.numberOf(type), qualifiers.numberOf(qualifier));
        return new Edge(this, from, to, type, qualifier);
    }

    private ITmfEdge vertical(
            int from, int to, ITmfEdgeContextState type, @Nullable String qualifier) {
        vertices.joinLines(from, to, states.numberOf(type), qualifiers.numberOf(qualifier));
        return new Edge(this, from, to, type, qualifier);
    }

    @Override
    public @Nullable ITmfEdge getEdgeFrom(ITmfVertex vertex, EdgeDirection direction) {
        int index = vertex instanceof Vertex own ? indexOf(own) : Vertex.NOT_ADDED;
        if (index == Vertex.NOT_ADDED) {
            return null;
        }
        return switch (direction) {
            case OUTGOING_HORIZONTAL_EDGE -> edge(index, vertices.next(index), true);
            case INCOMING_HORIZONTAL_EDGE -> edge(vertices.previous(index), index, true);
            case OUTGOING_VERTICAL_EDGE -> edge(index, vertices.effect(index), false);
            case INCOMING_VERTICAL_EDGE -> edge(vertices.cause(index), index, false);
        };
    }

    private @Nullable ITmfEdge edge(int from, int to, boolean horizontal) {
        if (from == Vertices.NONE || to == Vertices.NONE) {
            return null;
        }
        return new Edge(
                this,
                from,
                to,
                states.stateOf(vertices.state(from, horizontal)),
                qualifiers.of(vertices.qualifier(from, horizontal)));
    }

    // --- questions

    @Override
    public @Nullable ITmfVertex getTail(IGraphWorker worker) {
        Line line = existingLine(worker);
        return line == null || line.tail() == Vertices.NONE ? null : vertex(line.tail());
    }

    @Override
    public @Nullable ITmfVertex getHead(IGraphWorker worker) {
        Line line = existingLine(worker);
        return line == null || line.head() == Vertices.NONE ? null : vertex(line.head());
    }

    @Override
    public @Nullable ITmfVertex getHead() {
        int first = Vertices.NONE;
        long earliest = Long.MAX_VALUE;
        for (Line line : lines) {
            long time = line.head() == Vertices.NONE ? earliest : vertices.time(line.head());
            if (time < earliest) {
                first = line.head();
                earliest = time;
            }
        }
        return first == Vertices.NONE ? null : vertex(first);
    }

    @Override
    public ITmfVertex getHead(ITmfVertex vertex) {
        int index = indexOf(own(vertex));
        if (index == Vertex.NOT_ADDED) {
            return vertex;
        }
        int previous = vertices.previous(index);
        while (previous != Vertices.NONE) {
            index = previous;
            previous = vertices.previous(index);
        }
        return vertex(index);
    }

    @Override
    public Iterator<ITmfVertex> getNodesOf(IGraphWorker obj) {
        Line line = existingLine(obj);
        return line == null ? Collections.emptyIterator() : new Nodes(line);
    }

    /** The vertices of a line; those that are appended meanwhile follow. */
    private final class Nodes implements Iterator<ITmfVertex> {
        private final Line line;
        private int last = Vertices.NONE;

        Nodes(Line line) {
            this.line = line;
        }

        private int following() {
            return last == Vertices.NONE ? line.head() : vertices.after(last);
        }

        @Override
        public boolean hasNext() {
            return following() != Vertices.NONE;
        }

        @Override
        public ITmfVertex next() {
            int next = following();
            if (next == Vertices.NONE) {
                throw new NoSuchElementException();
            }
            last = next;
            return vertex(next);
        }
    }

    @Override
    public @Nullable IGraphWorker getParentOf(ITmfVertex vertex) {
        if (!(vertex instanceof Vertex own)) {
            return null;
        }
        int index = indexOf(own);
        return index == Vertex.NOT_ADDED ? null : lines.get(vertices.worker(index)).worker();
    }

    @Override
    public Collection<IGraphWorker> getWorkers() {
        List<IGraphWorker> workers = new ArrayList<>(lines.size());
        lines.forEach(line -> workers.add(line.worker()));
        return Collections.unmodifiableList(workers);
    }

    @Override
    public @Nullable ITmfVertex getVertexAt(ITmfTimestamp startTime, IGraphWorker worker) {
        Line line = existingLine(worker);
        if (line == null) {
            return null;
        }
        int found = line.find(startTime.toNanos(), vertices);
        return found == Vertices.NONE ? null : vertex(found);
    }

    @Override
    public boolean isDoneBuilding() {
        return done;
    }

    @Override
    public void closeGraph(long endTime) {
        this.endTime = endTime;
        done = true;
    }

    @Override
    public void dispose() {
        // What is in memory goes with the graph.
    }
}
