package org.eclipse.tracecompass.analysis.os.linux.core.execution.path;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.function.Predicate;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.graph.core.base.IGraphWorker;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfEdge;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfEdgeContextState;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfGraph;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfGraph.EdgeDirection;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfVertex;
import org.eclipse.tracecompass.analysis.graph.core.graph.TmfEdgeState;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.graph.MissingSince;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.graph.OsWorker;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.execution.graph.Reasons;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;

/** The time that threads were blocked, by what ended the waits. Waits for a CPU do not count. */
public final class WaitTable {

    /** So many of the longest waits of a line are kept. */
    public static final int MOST_INSTANCES = 10;

    private static final String FUTEX = "futex";

    /**
     * A line of the table.
     *
     * @param cause what ended the waits: "thread", or the name of a {@link PathState}
     * @param by the thread that woke, its host if it is another one, the device, or why the cause
     *     is not known; may be empty
     * @param in the system call in which the threads waited, or "page fault" outside of one
     * @param count the number of waits
     * @param total their time within the range, ns
     * @param instances the longest waits, whole, the longest first; at least one
     */
    public record Line(
            String cause, String by, String in, long count, long total, List<Instance> instances) {

        /** Returns the longest wait, whole. */
        public Instance longest() {
            return instances.getFirst();
        }

        /**
         * Returns since when an event is missing without which the cause of a wait is not known.
         *
         * @param wait one of the line
         * @param since says so of the graph of the table
         * @return a clause; empty if there is nothing more to say than who ended the waits
         */
        public String missing(Instance wait, MissingSince since) {
            return since.words(wait.thread(), by, wait.start(), wait.end());
        }
    }

    /**
     * One wait.
     *
     * @param thread who waited
     * @param start since when, ns
     * @param end until when, ns
     */
    public record Instance(OsWorker thread, long start, long end) {
        /** Returns the length, ns. */
        public long duration() {
            return end - start;
        }
    }

    private record Key(String cause, String by, String in) {}

    private static final class Sum {

        /** The longest waits, the shortest of them first. */
        final PriorityQueue<Instance> longest =
                new PriorityQueue<>(Comparator.comparingLong(Instance::duration));

        long count;
        long total;

        void add(Instance instance, long time) {
            count++;
            total += time;
            longest.add(instance);
            if (longest.size() > MOST_INSTANCES) {
                longest.remove();
            }
        }

        List<Instance> longestFirst() {
            return longest.stream()
                    .sorted(
                            Comparator.comparingLong(Instance::duration)
                                    .reversed()
                                    .thenComparingLong(Instance::start))
                    .toList();
        }
    }

    private final ITmfGraph graph;
    private final KernelHistories histories;
    private final long from;
    private final long to;
    private final Map<Key, Sum> sums = new HashMap<>();

    private WaitTable(ITmfGraph graph, KernelHistories histories, long from, long to) {
        this.graph = graph;
        this.histories = histories;
        this.from = from;
        this.to = to;
    }

    /**
     * Sums up waits.
     *
     * @param graph the execution graph, complete
     * @param histories what is known of the threads
     * @param wanted whose waits count
     * @param from the first instant, ns
     * @param to the last instant, ns; waits are cut there
     * @return the lines, the one with the most time first
     */
    public static List<Line> of(
            ITmfGraph graph,
            KernelHistories histories,
            Predicate<OsWorker> wanted,
            long from,
            long to) {
        WaitTable table = new WaitTable(graph, histories, from, to);
        for (IGraphWorker worker : graph.getWorkers()) {
            if (worker instanceof OsWorker thread && wanted.test(thread)) {
                table.addWaits(thread);
            }
        }
        return table.lines();
    }

    private void addWaits(OsWorker thread) {
        ITmfVertex first = graph.getVertexAt(TmfTimestamp.fromNanos(from), thread);
        for (ITmfVertex at = first; at != null && at.getTimestamp() >= from; ) {
            ITmfEdge edge = graph.getEdgeFrom(at, EdgeDirection.INCOMING_HORIZONTAL_EDGE);
            if (edge != null && edge.getVertexFrom().getTimestamp() < to) {
                addIfWait(thread, edge);
            }
            at = at.getTimestamp() >= to ? null : next(thread, at);
        }
    }

    private @Nullable ITmfVertex next(OsWorker thread, ITmfVertex at) {
        ITmfEdge on = graph.getEdgeFrom(at, EdgeDirection.OUTGOING_HORIZONTAL_EDGE);
        return on != null
                ? on.getVertexTo()
                : graph.getVertexAt(TmfTimestamp.fromNanos(at.getTimestamp() + 1), thread);
    }

    private void addIfWait(OsWorker thread, ITmfEdge edge) {
        ITmfEdgeContextState context = edge.getEdgeContextState();
        PathState state = PathState.of(context, edge.getLinkQualifier());
        boolean blocked =
                context.getEdgeState() == TmfEdgeState.BLOCK
                        || switch (state) {
                            case TIMER, DISK, NETWORK, INTERRUPT, IPI, USER -> true;
                            default -> false;
                        };
        if (!blocked) {
            return;
        }
        long start = edge.getVertexFrom().getTimestamp();
        long end = edge.getVertexTo().getTimestamp();
        String in = histories.placeOf(thread, start);
        sums.computeIfAbsent(key(thread, edge, state, in), k -> new Sum())
                .add(new Instance(thread, start, end), Math.min(end, to) - Math.max(start, from));
    }

    private Key key(OsWorker thread, ITmfEdge edge, PathState state, String in) {
        ITmfEdge cause =
                graph.getEdgeFrom(edge.getVertexTo(), EdgeDirection.INCOMING_VERTICAL_EDGE);
        IGraphWorker waker = cause == null ? null : graph.getParentOf(cause.getVertexFrom());
        String qualifier = edge.getLinkQualifier();
        if (waker instanceof OsWorker by) {
            boolean network = state == PathState.NETWORK;
            String host =
                    by.getHostId().equals(thread.getHostId())
                            ? ""
                            : " on " + histories.nameOf(by.getHostId());
            String kind = network ? state.label() : in.startsWith(FUTEX) ? FUTEX : "thread";
            return new Key(kind, by + host, in);
        }
        String label =
                qualifier != null && Reasons.isUnknown(qualifier)
                        ? PathState.UNKNOWN.label()
                        : state.label();
        return new Key(label, qualifier == null ? "" : qualifier, in);
    }

    private List<Line> lines() {
        List<Line> lines = new ArrayList<>();
        sums.forEach(
                (key, sum) ->
                        lines.add(
                                new Line(
                                        key.cause(),
                                        key.by(),
                                        key.in(),
                                        sum.count,
                                        sum.total,
                                        sum.longestFirst())));
        lines.sort(
                Comparator.comparingLong(Line::total)
                        .reversed()
                        .thenComparing(Line::cause)
                        .thenComparing(Line::by)
                        .thenComparing(Line::in));
        return lines;
    }
}
