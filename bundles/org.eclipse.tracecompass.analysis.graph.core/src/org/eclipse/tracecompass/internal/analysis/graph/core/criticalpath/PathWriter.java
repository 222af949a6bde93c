package org.eclipse.tracecompass.internal.analysis.graph.core.criticalpath;

import java.util.List;
import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.graph.core.base.IGraphWorker;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfEdge;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfEdgeContextState;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfGraph;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfVertex;
import org.eclipse.tracecompass.internal.analysis.graph.core.graph.legacy.OSEdgeContextState;
import org.eclipse.tracecompass.internal.analysis.graph.core.graph.legacy.OSEdgeContextState.OSEdgeContextEnum;

/** Writes a critical path in the order of time. The path has one end at each moment. */
final class PathWriter {

    private static final ITmfEdgeContextState UNKNOWN =
            new OSEdgeContextState(OSEdgeContextEnum.UNKNOWN);
    private static final ITmfEdgeContextState DEFAULT =
            new OSEdgeContextState(OSEdgeContextEnum.DEFAULT);

    private final ITmfGraph graph;
    private final PathSink path;
    private final IGraphWorker worker;

    private IGraphWorker current;
    private long end;

    /** Begins a path at a time of a worker. */
    PathWriter(ITmfGraph graph, PathSink path, IGraphWorker worker, long start) {
        this.graph = graph;
        this.path = path;
        this.worker = worker;
        current = worker;
        end = start;
    }

    /** Adds what the worker itself did. */
    void add(ITmfEdge edge) {
        stay(
                edge.getVertexTo().getTimestamp(),
                edge.getEdgeContextState(),
                edge.getLinkQualifier());
    }

    /**
     * Adds a piece of waiting.
     *
     * @param waiting the horizontal edge of the worker
     * @param explanation what others did meanwhile; if it is empty the waiting itself is added
     */
    void addWaiting(ITmfEdge waiting, List<ITmfEdge> explanation) {
        if (explanation.isEmpty()) {
            add(waiting);
            return;
        }
        for (ITmfEdge piece : explanation) {
            IGraphWorker from = workerOf(piece.getVertexFrom());
            IGraphWorker to = workerOf(piece.getVertexTo());
            if (from.equals(to)) {
                addPiece(piece, from);
            } else {
                moveTo(from, DEFAULT, null);
                stay(piece.getVertexFrom().getTimestamp(), UNKNOWN, null);
                arrow(to, piece.getVertexTo().getTimestamp(), piece);
            }
        }
        moveTo(worker, DEFAULT, null);
        stay(waiting.getVertexTo().getTimestamp(), UNKNOWN, null);
    }

    private void addPiece(ITmfEdge piece, IGraphWorker of) {
        long to = piece.getVertexTo().getTimestamp();
        if (to <= end) {
            return;
        }
        moveTo(of, DEFAULT, null);
        stay(piece.getVertexFrom().getTimestamp(), UNKNOWN, null);
        stay(to, piece.getEdgeContextState(), piece.getLinkQualifier());
    }

    private IGraphWorker workerOf(ITmfVertex vertex) {
        return Objects.requireNonNull(graph.getParentOf(vertex));
    }

    /** Goes on along the line of the current worker; nothing if that time has passed. */
    private void stay(long until, ITmfEdgeContextState state, @Nullable String qualifier) {
        if (until > end) {
            path.stay(current, end, until, state, qualifier);
            end = until;
        }
    }

    /** Goes to another worker at the same time. */
    private void moveTo(IGraphWorker to, ITmfEdgeContextState state, @Nullable String qualifier) {
        if (!to.equals(current)) {
            move(to, end, state, qualifier);
        }
    }

    /** Goes to another worker at a later time, as a message does. */
    private void arrow(IGraphWorker to, long at, ITmfEdge edge) {
        if (!to.equals(current)) {
            move(to, Math.max(at, end), edge.getEdgeContextState(), edge.getLinkQualifier());
        }
    }

    private void move(
            IGraphWorker to, long at, ITmfEdgeContextState state, @Nullable String qualifier) {
        path.move(current, end, to, at, state, qualifier);
        end = at;
        current = to;
    }
}
