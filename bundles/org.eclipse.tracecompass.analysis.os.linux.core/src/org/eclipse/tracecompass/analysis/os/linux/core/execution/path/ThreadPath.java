package org.eclipse.tracecompass.analysis.os.linux.core.execution.path;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import org.eclipse.tracecompass.analysis.graph.core.base.IGraphWorker;
import org.eclipse.tracecompass.analysis.graph.core.criticalpath.CriticalPathAlgorithmException;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfEdge;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfEdgeContextState;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfGraph;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfGraph.EdgeDirection;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfVertex;
import org.eclipse.tracecompass.analysis.graph.core.graph.TmfEdgeState;
import org.eclipse.tracecompass.analysis.graph.core.graph.TmfGraphFactory;
import org.eclipse.tracecompass.internal.analysis.graph.core.criticalpath.OSCriticalPathAlgorithm;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;

/**
 * The critical path of a thread as a list of pieces. They follow each other without a gap or an
 * overlap. Where the graph does not know what happened, the piece is {@link PathState#UNKNOWN} and
 * its detail says why.
 */
public final class ThreadPath {

    private static final String NOT_SEEN = "nothing is known of the thread before its first event";
    private static final String ENDED = "the thread has ended, or nothing more is known of it";
    private static final String NO_LINE =
            "nothing is known of the thread that woke it at that time";
    private static final String NO_SENDER = "the sender of the packet is not known";
    static final String UNDER_WAY = "message under way";

    private final ITmfGraph graph;
    private final IGraphWorker worker;
    private final List<PathPiece> pieces = new ArrayList<>();

    private ThreadPath(ITmfGraph graph, IGraphWorker worker) {
        this.graph = graph;
        this.worker = worker;
    }

    /**
     * Finds the path of a thread.
     *
     * @param graph the execution graph, complete
     * @param worker the thread
     * @param from the first instant, ns
     * @param to the last instant, ns, exclusive
     * @return the pieces in the order of time; they cover the range
     */
    public static List<PathPiece> find(ITmfGraph graph, IGraphWorker worker, long from, long to) {
        ThreadPath found = new ThreadPath(graph, worker);
        for (ITmfVertex head : heads(graph, worker)) {
            ITmfGraph path = TmfGraphFactory.createSimpleGraph();
            try {
                new OSCriticalPathAlgorithm(graph).computeCriticalPath(path, head, null);
            } catch (CriticalPathAlgorithmException e) {
                throw new IllegalStateException("the first vertex of a thread is in its graph", e);
            }
            found.read(path);
        }
        found.pieces.sort(Comparator.comparingLong(PathPiece::start));
        return found.within(from, to);
    }

    /** Where threads of the identifier begin: one after another may have had it. */
    private static List<ITmfVertex> heads(ITmfGraph graph, IGraphWorker worker) {
        List<ITmfVertex> heads = new ArrayList<>();
        for (Iterator<ITmfVertex> nodes = graph.getNodesOf(worker); nodes.hasNext(); ) {
            ITmfVertex vertex = nodes.next();
            if (graph.getEdgeFrom(vertex, EdgeDirection.INCOMING_HORIZONTAL_EDGE) == null
                    && graph.getEdgeFrom(vertex, EdgeDirection.OUTGOING_HORIZONTAL_EDGE) != null) {
                heads.add(vertex);
            }
        }
        return heads;
    }

    /**
     * Divides a path that is already found.
     *
     * @param graph the execution graph, complete
     * @param path the path
     * @param worker the thread of the path
     * @param from the first instant, ns
     * @param to the last instant, ns, exclusive
     * @return the pieces in the order of time; they cover the range
     */
    public static List<PathPiece> of(
            ITmfGraph graph, ITmfGraph path, IGraphWorker worker, long from, long to) {
        ThreadPath found = new ThreadPath(graph, worker);
        found.read(path);
        return found.within(from, to);
    }

    private void read(ITmfGraph path) {
        for (IGraphWorker on : path.getWorkers()) {
            for (Iterator<ITmfVertex> nodes = path.getNodesOf(on); nodes.hasNext(); ) {
                ITmfVertex vertex = nodes.next();
                ITmfEdge stay = path.getEdgeFrom(vertex, EdgeDirection.OUTGOING_HORIZONTAL_EDGE);
                if (stay != null) {
                    pieces.add(piece(stay, on));
                }
                ITmfEdge arrow = path.getEdgeFrom(vertex, EdgeDirection.OUTGOING_VERTICAL_EDGE);
                if (arrow != null && arrow.getDuration() > 0) {
                    pieces.add(
                            new PathPiece(
                                    vertex.getTimestamp(),
                                    arrow.getVertexTo().getTimestamp(),
                                    on,
                                    PathState.NETWORK,
                                    UNDER_WAY));
                }
            }
        }
        pieces.sort(Comparator.comparingLong(PathPiece::start));
    }

    private PathPiece piece(ITmfEdge stay, IGraphWorker on) {
        long start = stay.getVertexFrom().getTimestamp();
        String qualifier = stay.getLinkQualifier();
        PathState state = PathState.of(stay.getEdgeContextState(), qualifier);
        String detail = qualifier != null ? qualifier : state == PathState.NETWORK ? NO_SENDER : "";
        if (state == PathState.UNKNOWN && qualifier == null) {
            return explained(start, stay.getVertexTo().getTimestamp(), on);
        }
        return new PathPiece(start, stay.getVertexTo().getTimestamp(), on, state, detail);
    }

    /** A piece that only bridges the path: the line of its thread may say what it was. */
    private PathPiece explained(long start, long end, IGraphWorker on) {
        ITmfVertex next = graph.getVertexAt(TmfTimestamp.fromNanos(start + 1), on);
        ITmfEdge edge =
                next == null
                        ? null
                        : graph.getEdgeFrom(next, EdgeDirection.INCOMING_HORIZONTAL_EDGE);
        if (edge == null) {
            return new PathPiece(start, end, on, PathState.UNKNOWN, NO_LINE);
        }
        String qualifier = edge.getLinkQualifier();
        ITmfEdgeContextState context = edge.getEdgeContextState();
        PathState state = PathState.of(context, qualifier);
        boolean wait = context.getEdgeState() == TmfEdgeState.BLOCK;
        return new PathPiece(
                start,
                end,
                on,
                wait ? state : PathState.UNKNOWN,
                qualifier == null ? "" : qualifier);
    }

    private List<PathPiece> within(long from, long to) {
        List<PathPiece> result = new ArrayList<>();
        long at = from;
        for (PathPiece piece : pieces) {
            if (piece.end() > from && piece.start() < to) {
                if (piece.start() > at) {
                    result.add(unknown(at, piece.start(), isSeen(at) ? ENDED : NOT_SEEN));
                }
                result.add(piece.within(from, to));
                at = piece.end();
            }
        }
        if (at < to) {
            result.add(unknown(at, to, isSeen(at) ? ENDED : NOT_SEEN));
        }
        return result;
    }

    /** Whether a thread of the identifier had an event until then. */
    private boolean isSeen(long time) {
        ITmfVertex head = graph.getHead(worker);
        return head != null && head.getTimestamp() <= time;
    }

    private PathPiece unknown(long from, long to, String why) {
        return new PathPiece(from, to, worker, PathState.UNKNOWN, why);
    }
}
