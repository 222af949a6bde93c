package org.eclipse.tracecompass.analysis.graph.core.graph;

import java.util.Collection;
import java.util.Iterator;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.graph.core.base.IGraphWorker;
import org.eclipse.tracecompass.internal.analysis.graph.core.graph.ScanLines;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;

/**
 * A graph of what workers did and for whom. Each worker has a line of vertices in the order of
 * time.
 *
 * <p>A vertex has at most one edge in each {@link EdgeDirection}; another one replaces it. One
 * thread builds the graph; when it is {@link #isDoneBuilding done}, any thread may read it.
 */
public interface ITmfGraph {

    /** The directions in which a vertex has edges, seen from the vertex. */
    enum EdgeDirection {
        /** To a vertex of another line. */
        OUTGOING_VERTICAL_EDGE,
        /** From a vertex of another line. */
        INCOMING_VERTICAL_EDGE,
        /** To a later vertex of the same line. */
        OUTGOING_HORIZONTAL_EDGE,
        /** From an earlier vertex of the same line. */
        INCOMING_HORIZONTAL_EDGE
    }

    /**
     * Makes a vertex. It is not part of the graph yet.
     *
     * @param worker the worker
     * @param timestamp the time, ns
     * @return the vertex
     */
    ITmfVertex createVertex(IGraphWorker worker, long timestamp);

    /**
     * Puts a vertex on the line of its worker, without an edge.
     *
     * @param vertex a vertex that {@link #createVertex} made
     */
    void add(ITmfVertex vertex);

    /**
     * Appends a vertex with an edge of an unknown state, see {@link #append(ITmfVertex,
     * ITmfEdgeContextState, String)}.
     *
     * @param vertex the vertex
     * @return the edge, null if there is none
     */
    @Nullable
    ITmfEdge appendUnknown(ITmfVertex vertex);

    /**
     * Appends a vertex with an edge of the default state, see {@link #append(ITmfVertex,
     * ITmfEdgeContextState, String)}.
     *
     * @param vertex the vertex
     * @return the edge, null if there is none
     */
    @Nullable
    ITmfEdge append(ITmfVertex vertex);

    /**
     * Appends a vertex without a qualifier, see {@link #append(ITmfVertex, ITmfEdgeContextState,
     * String)}.
     *
     * @param vertex the vertex
     * @param type the state of the edge
     * @return the edge, null if there is none
     */
    @Nullable
    ITmfEdge append(ITmfVertex vertex, ITmfEdgeContextState type);

    /**
     * Appends a vertex to the line of its worker, with an edge from the last vertex.
     *
     * @param vertex the vertex
     * @param type the state of the edge
     * @param linkQualifier more about the edge, may be null
     * @return the edge; null if the vertex is the first of its line or as late as the last one
     * @throws IllegalArgumentException if the vertex is earlier than the last one of its line
     */
    @Nullable
    ITmfEdge append(ITmfVertex vertex, ITmfEdgeContextState type, @Nullable String linkQualifier);

    /**
     * Joins two vertices by an edge of an unknown state, see {@link #edge(ITmfVertex, ITmfVertex,
     * ITmfEdgeContextState, String)}.
     *
     * @param from the first vertex
     * @param to the second vertex
     * @return the edge
     */
    @Nullable
    ITmfEdge edgeUnknown(ITmfVertex from, ITmfVertex to);

    /**
     * Joins two vertices by an edge of the default state, see {@link #edge(ITmfVertex, ITmfVertex,
     * ITmfEdgeContextState, String)}.
     *
     * @param from the first vertex
     * @param to the second vertex
     * @return the edge
     */
    @Nullable
    ITmfEdge edge(ITmfVertex from, ITmfVertex to);

    /**
     * Joins two vertices without a qualifier, see {@link #edge(ITmfVertex, ITmfVertex,
     * ITmfEdgeContextState, String)}.
     *
     * @param from the first vertex
     * @param to the second vertex
     * @param type the state of the edge
     * @return the edge
     */
    @Nullable
    ITmfEdge edge(ITmfVertex from, ITmfVertex to, ITmfEdgeContextState type);

    /**
     * Joins two vertices: by a horizontal edge if they are of one worker, else by a vertical one.
     * The second vertex is added to the graph if it is not in it.
     *
     * @param from the first vertex
     * @param to the second vertex
     * @param type the state of the edge
     * @param linkQualifier more about the edge
     * @return the edge
     * @throws IllegalArgumentException if the first vertex is not in the graph, or both are equal
     */
    @Nullable
    ITmfEdge edge(ITmfVertex from, ITmfVertex to, ITmfEdgeContextState type, String linkQualifier);

    /**
     * Joins two vertices by a vertical edge.
     *
     * @param from the first vertex
     * @param to the second vertex
     * @param type the state of the edge
     * @param linkQualifier more about the edge, may be null
     * @return the edge
     * @throws IllegalArgumentException if one of the vertices is not in the graph
     */
    @Nullable
    ITmfEdge edgeVertical(
            ITmfVertex from,
            ITmfVertex to,
            ITmfEdgeContextState type,
            @Nullable String linkQualifier);

    /**
     * Returns the last vertex of a worker, null if it has none.
     *
     * @param worker the worker
     */
    @Nullable
    ITmfVertex getTail(IGraphWorker worker);

    /**
     * Returns the first vertex of a worker, null if it has none.
     *
     * @param worker the worker
     */
    @Nullable
    ITmfVertex getHead(IGraphWorker worker);

    /** Returns the earliest vertex of the graph, null if it has none. */
    @Nullable
    ITmfVertex getHead();

    /**
     * Returns the first vertex of an unbroken line: where one comes to along horizontal edges.
     *
     * @param vertex a vertex of the line
     */
    ITmfVertex getHead(ITmfVertex vertex);

    /**
     * Returns the vertices of a worker in the order of time; none for an unknown worker.
     *
     * @param obj the worker
     */
    Iterator<ITmfVertex> getNodesOf(IGraphWorker obj);

    /**
     * Returns the worker of a vertex, null if the vertex is not in the graph.
     *
     * @param vertex the vertex
     */
    @Nullable
    IGraphWorker getParentOf(ITmfVertex vertex);

    /** Returns the workers in the order in which their first vertices were added. */
    Collection<IGraphWorker> getWorkers();

    /**
     * Visits the line of a vertex from its head, then the lines that vertical edges join to it,
     * each once.
     *
     * @param start a vertex of the first line; null to visit nothing
     * @param visitor sees what is there
     */
    default void scanLineTraverse(@Nullable ITmfVertex start, ITmfGraphVisitor visitor) {
        if (start != null) {
            new ScanLines(this, visitor).from(start);
        }
    }

    /**
     * Visits the first line of a worker, then the lines that vertical edges join to it, each once.
     *
     * @param start the worker; null to visit nothing
     * @param visitor sees what is there
     */
    default void scanLineTraverse(@Nullable IGraphWorker start, ITmfGraphVisitor visitor) {
        if (start != null) {
            scanLineTraverse(getHead(start), visitor);
        }
    }

    /**
     * Returns the first vertex of a worker at or after a time.
     *
     * @param startTime the time
     * @param worker the worker
     * @return the vertex, null if there is none
     */
    @Nullable
    ITmfVertex getVertexAt(ITmfTimestamp startTime, IGraphWorker worker);

    /** Returns whether the graph is complete: {@link #closeGraph} was called, or it was stored. */
    boolean isDoneBuilding();

    /**
     * Ends the building of the graph, and stores it if it is one on disk.
     *
     * @param endTime the time at which the graph ends, ns
     */
    void closeGraph(long endTime);

    /**
     * Returns the edge of a vertex in a direction.
     *
     * @param vertex the vertex
     * @param direction the direction, seen from the vertex
     * @return the edge, null if there is none
     */
    @Nullable
    ITmfEdge getEdgeFrom(ITmfVertex vertex, ITmfGraph.EdgeDirection direction);

    /** Releases what the graph holds. A stored graph stays on disk. */
    void dispose();
}
