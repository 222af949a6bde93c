package org.eclipse.tracecompass.internal.analysis.graph.core.dataprovider;

import java.text.Format;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.ToLongFunction;
import java.util.function.UnaryOperator;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.graph.core.base.IGraphWorker;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfEdge;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfGraph;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfGraph.EdgeDirection;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfVertex;
import org.eclipse.tracecompass.common.core.format.SubSecondTimeWithUnitFormat;
import org.eclipse.tracecompass.internal.analysis.graph.core.graph.GraphStatistics;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;

/** A critical path, the rows of which have identifiers. Immutable after its creation. */
final class PathModel {

    private static final Format TIME = SubSecondTimeWithUnitFormat.getInstance();
    private static final long NO_PARENT = -1;

    private final ITmfGraph path;
    private final List<CriticalPathEntry> entries = new ArrayList<>();
    private final Map<Long, IGraphWorker> workers = new HashMap<>();
    private final Map<IGraphWorker, Long> ids = new HashMap<>();
    private final List<ITmfEdge> arrows = new ArrayList<>();

    /**
     * Reads a path.
     *
     * @param path the path
     * @param ids gives a host (text) or worker its identifier, always the same
     * @param hostNames gives the identifier of a host the name to show
     */
    PathModel(ITmfGraph path, ToLongFunction<Object> ids, UnaryOperator<String> hostNames) {
        this.path = path;
        Map<String, List<IGraphWorker>> hosts = new LinkedHashMap<>();
        long[] range = {Long.MAX_VALUE, Long.MIN_VALUE};
        for (IGraphWorker worker : path.getWorkers()) {
            hosts.computeIfAbsent(worker.getHostId(), host -> new ArrayList<>()).add(worker);
            widen(range, path.getHead(worker));
            widen(range, path.getTail(worker));
            findArrows(worker);
        }
        GraphStatistics statistics = new GraphStatistics(path, Long.MIN_VALUE, Long.MAX_VALUE);
        hosts.forEach(
                (host, on) ->
                        addHost(
                                host,
                                Objects.requireNonNull(hostNames.apply(host)),
                                on,
                                range,
                                statistics,
                                ids));
        arrows.sort((a, b) -> ITmfVertex.ascending.compare(a.getVertexFrom(), b.getVertexFrom()));
    }

    private static void widen(long[] range, @Nullable ITmfVertex vertex) {
        if (vertex != null) {
            range[0] = Math.min(range[0], vertex.getTimestamp());
            range[1] = Math.max(range[1], vertex.getTimestamp());
        }
    }

    private void findArrows(IGraphWorker worker) {
        for (Iterator<ITmfVertex> nodes = path.getNodesOf(worker); nodes.hasNext(); ) {
            ITmfEdge arrow = path.getEdgeFrom(nodes.next(), EdgeDirection.OUTGOING_VERTICAL_EDGE);
            if (arrow != null) {
                arrows.add(arrow);
            }
        }
    }

    private void addHost(
            String host,
            String name,
            List<IGraphWorker> on,
            long[] range,
            GraphStatistics statistics,
            ToLongFunction<Object> idOf) {
        long id = idOf.applyAsLong(host);
        long sum = on.stream().mapToLong(statistics::getSum).sum();
        double share = on.stream().mapToDouble(statistics::getPercent).sum();
        entries.add(
                new CriticalPathEntry(
                        id, NO_PARENT, labels(name, sum, share), range, null, sum, share));
        List<IGraphWorker> byBlame = new ArrayList<>(on);
        byBlame.sort(Comparator.comparingLong(statistics::getSum).reversed());
        for (IGraphWorker worker : byBlame) {
            long workerId = idOf.applyAsLong(worker);
            workers.put(Long.valueOf(workerId), worker);
            ids.put(worker, Long.valueOf(workerId));
            long time = statistics.getSum(worker);
            double part = statistics.getPercent(worker);
            entries.add(
                    new CriticalPathEntry(
                            workerId,
                            id,
                            labels(String.valueOf(worker), time, part),
                            range,
                            worker,
                            time,
                            part));
        }
    }

    private static List<String> labels(String name, long sum, double share) {
        return List.of(
                name,
                TIME.format(Long.valueOf(sum)),
                String.format(Locale.ROOT, "%.2f %%", Double.valueOf(share * 100)));
    }

    /** The rows: each host, followed by its workers, those first that are longest on the path. */
    List<CriticalPathEntry> entries() {
        return entries;
    }

    /** The worker of a row, null for a host. */
    @Nullable
    IGraphWorker worker(Long id) {
        return workers.get(id);
    }

    /** The row of the worker of a vertex. */
    long rowOf(ITmfVertex vertex) {
        Long id = ids.get(Objects.requireNonNull(path.getParentOf(vertex)));
        return Objects.requireNonNull(id).longValue();
    }

    /** All vertical edges in the order of time. */
    List<ITmfEdge> arrows() {
        return arrows;
    }

    /** The horizontal edge of a worker around an instant, else the next one; null if none. */
    @Nullable
    ITmfEdge edgeAt(IGraphWorker worker, long time) {
        ITmfVertex vertex = path.getVertexAt(TmfTimestamp.fromNanos(time), worker);
        if (vertex == null) {
            return null;
        }
        ITmfEdge before = path.getEdgeFrom(vertex, EdgeDirection.INCOMING_HORIZONTAL_EDGE);
        return before != null && vertex.getTimestamp() > time ? before : next(vertex, worker);
    }

    /** The first horizontal edge of a worker from a vertex on; null if there is none. */
    @Nullable
    ITmfEdge next(ITmfVertex from, IGraphWorker worker) {
        ITmfVertex vertex = from;
        while (vertex != null) {
            ITmfEdge edge = path.getEdgeFrom(vertex, EdgeDirection.OUTGOING_HORIZONTAL_EDGE);
            if (edge != null) {
                return edge;
            }
            vertex = path.getVertexAt(TmfTimestamp.fromNanos(vertex.getTimestamp() + 1), worker);
        }
        return null;
    }
}
