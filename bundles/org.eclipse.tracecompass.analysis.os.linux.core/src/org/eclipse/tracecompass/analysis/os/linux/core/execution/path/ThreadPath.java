package org.eclipse.tracecompass.analysis.os.linux.core.execution.path;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.graph.core.base.IGraphWorker;
import org.eclipse.tracecompass.analysis.graph.core.criticalpath.CriticalPathAlgorithmException;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfEdge;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfEdgeContextState;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfGraph;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfGraph.EdgeDirection;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfVertex;
import org.eclipse.tracecompass.analysis.graph.core.graph.TmfEdgeState;
import org.eclipse.tracecompass.internal.analysis.graph.core.criticalpath.OSCriticalPathAlgorithm;
import org.eclipse.tracecompass.internal.analysis.graph.core.criticalpath.PathSink;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.execution.graph.Reasons;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;

/**
 * The critical path of a thread as a list of pieces. They follow each other without a gap or an
 * overlap. Where the graph does not know what happened, the piece is {@link PathState#UNKNOWN} and
 * its detail says why.
 */
public final class ThreadPath {

    private static final String NO_SENDER = "the sender of the packet is not known";
    static final String UNDER_WAY = "message under way";

    private final ITmfGraph graph;
    private final IGraphWorker worker;
    private final List<PathPiece> pieces = new ArrayList<>();
    private final PathSink sink = new Pieces();

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
        OSCriticalPathAlgorithm algorithm = new OSCriticalPathAlgorithm(graph);
        ITmfVertex start = found.start(from);
        try {
            while (start != null && start.getTimestamp() < to) {
                ITmfVertex end =
                        algorithm.follow(
                                start,
                                edge -> edge.getVertexFrom().getTimestamp() < to,
                                found.sink);
                // Another thread may have the identifier later.
                start = found.after(end.getTimestamp());
            }
        } catch (CriticalPathAlgorithmException e) {
            throw new IllegalStateException("a vertex of a thread is in its graph", e);
        }
        return found.within(from, to);
    }

    /** The vertex with which the edge begins that a time is on, or the first one after it. */
    private @Nullable ITmfVertex start(long time) {
        ITmfVertex next = after(time);
        ITmfEdge edge =
                next == null
                        ? null
                        : graph.getEdgeFrom(next, EdgeDirection.INCOMING_HORIZONTAL_EDGE);
        return edge == null ? next : edge.getVertexFrom();
    }

    private @Nullable ITmfVertex after(long time) {
        return graph.getVertexAt(TmfTimestamp.fromNanos(time + 1), worker);
    }

    /** Makes pieces of what the path does. */
    private final class Pieces implements PathSink {
        @Override
        public void stay(
                IGraphWorker on,
                long from,
                long to,
                ITmfEdgeContextState context,
                @Nullable String qualifier) {
            PathState state = PathState.of(context, qualifier);
            String detail =
                    qualifier != null ? qualifier : state == PathState.NETWORK ? NO_SENDER : "";
            pieces.add(
                    state == PathState.UNKNOWN && qualifier == null
                            ? explained(from, to, on)
                            : new PathPiece(from, to, on, state, detail));
        }

        @Override
        public void move(
                IGraphWorker on,
                long from,
                IGraphWorker next,
                long to,
                ITmfEdgeContextState state,
                @Nullable String qualifier) {
            if (from < to) {
                pieces.add(new PathPiece(from, to, on, PathState.NETWORK, UNDER_WAY));
            }
        }
    }

    /** A piece that only bridges the path: the line of its thread may say what it was. */
    private PathPiece explained(long start, long end, IGraphWorker on) {
        ITmfVertex next = graph.getVertexAt(TmfTimestamp.fromNanos(start + 1), on);
        ITmfEdge edge =
                next == null
                        ? null
                        : graph.getEdgeFrom(next, EdgeDirection.INCOMING_HORIZONTAL_EDGE);
        if (edge == null) {
            return new PathPiece(start, end, on, PathState.UNKNOWN, Reasons.NO_LINE);
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
                    result.add(
                            unknown(
                                    at,
                                    piece.start(),
                                    isSeen(at) ? Reasons.ENDED : Reasons.NOT_SEEN));
                }
                result.add(piece.within(from, to));
                at = piece.end();
            }
        }
        if (at < to) {
            result.add(unknown(at, to, isSeen(at) ? Reasons.ENDED : Reasons.NOT_SEEN));
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
