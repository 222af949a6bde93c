package org.eclipse.tracecompass.internal.analysis.os.linux.core.execution.graph;

import java.util.Collection;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.graph.core.base.IGraphWorker;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfGraph;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfVertex;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.graph.OsWorker;
import org.eclipse.tracecompass.analysis.os.linux.core.model.HostThread;
import org.eclipse.tracecompass.internal.analysis.graph.core.graph.legacy.OSEdgeContextState.OSEdgeContextEnum;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.matching.IMatchProcessingUnit;
import org.eclipse.tracecompass.tmf.core.event.matching.ITmfMatchEventDefinition;
import org.eclipse.tracecompass.tmf.core.event.matching.TmfEventDependency;
import org.eclipse.tracecompass.tmf.core.event.matching.TmfEventDependency.DependencyEvent;
import org.eclipse.tracecompass.tmf.core.event.matching.TmfEventMatching;
import org.eclipse.tracecompass.tmf.core.event.matching.TmfEventMatching.Direction;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.experiment.TmfExperiment;

/**
 * Edges from the senders of packets to their receivers. A packet is received by the current thread,
 * or by the kernel in an interrupt, which has a worker of its own without a thread.
 */
public final class PacketEdges implements IMatchProcessingUnit {

    /** Packets that were sent long ago and not received do not keep memory. */
    private static final int MOST_WAITING = 1 << 16;

    private static final Integer NO_TID = Integer.valueOf(-1);

    private final Matching matching;
    private final Map<ITmfTrace, Collection<ITmfMatchEventDefinition>> definitions =
            new IdentityHashMap<>();
    private final boolean clocksAgree;
    private final Map<DependencyEvent, ITmfVertex> waiting =
            new LinkedHashMap<>() {
                private static final long serialVersionUID = 1L;

                @Override
                protected boolean removeEldestEntry(
                        Map.@Nullable Entry<DependencyEvent, ITmfVertex> eldest) {
                    return size() > MOST_WAITING;
                }
            };
    private final Map<HostCpu, ITmfVertex> lastReceived = new HashMap<>();
    private final Map<ITmfVertex, ITmfVertex> senders =
            new LinkedHashMap<>() {
                private static final long serialVersionUID = 1L;

                @Override
                protected boolean removeEldestEntry(
                        Map.@Nullable Entry<ITmfVertex, ITmfVertex> eldest) {
                    return size() > MOST_WAITING;
                }
            };
    private @Nullable ITmfGraph graph;
    private boolean begun;
    private int matches;

    private record HostCpu(String host, int cpu) {}

    /** Says which definitions apply. */
    private static final class Matching extends TmfEventMatching {
        Matching(ITmfTrace trace, IMatchProcessingUnit unit) {
            super(List.of(trace), unit);
        }

        Collection<ITmfMatchEventDefinition> definitionsOf(ITmfTrace trace) {
            return getEventDefinitions(trace);
        }
    }

    /**
     * Prepares the edges of a graph.
     *
     * @param trace the trace or experiment
     */
    public PacketEdges(ITmfTrace trace) {
        matching = new Matching(trace, this);
        clocksAgree = agree(trace);
    }

    /**
     * Whether the clocks of the hosts of a trace are synchronized.
     *
     * @param trace the trace or experiment
     */
    public static boolean agree(ITmfTrace trace) {
        if (!(trace instanceof TmfExperiment experiment)) {
            return true;
        }
        List<ITmfTrace> traces = experiment.getTraces();
        return traces.stream().map(ITmfTrace::getHostId).distinct().count() < 2
                || traces.stream()
                        .anyMatch(
                                t -> !t.getTimestampTransform().equals(experiment.getHostClock(t)));
    }

    /** Returns whether events of a type are the sending or the receipt of a packet, else null. */
    @Nullable
    Direction directionOf(ITmfEvent event) {
        begin();
        for (ITmfMatchEventDefinition definition :
                definitions.computeIfAbsent(event.getTrace(), matching::definitionsOf)) {
            Direction direction = definition.getDirection(event);
            if (direction != null) {
                return direction;
            }
        }
        return null;
    }

    private void begin() {
        if (!begun) {
            begun = true;
            matching.initMatching();
        }
    }

    /** A thread sends or receives a packet. */
    void inThread(ITmfGraph graph, ITmfEvent event, ITmfVertex vertex) {
        match(graph, event, vertex);
    }

    /** An interrupt sends or receives a packet. */
    void inInterrupt(ITmfGraph graph, ITmfEvent event, String host, int cpu, boolean receives) {
        long time = event.getTimestamp().toNanos();
        OsWorker kernel = new OsWorker(new HostThread(host, NO_TID), "kernel/" + cpu, time);
        ITmfVertex vertex = graph.createVertex(kernel, time);
        graph.add(vertex);
        if (receives) {
            lastReceived.put(new HostCpu(host, cpu), vertex);
        }
        match(graph, event, vertex);
    }

    private void match(ITmfGraph graph, ITmfEvent event, ITmfVertex vertex) {
        begin();
        this.graph = graph;
        waiting.put(new DependencyEvent(event), vertex);
        matching.matchEvent(event, event.getTrace(), new NullProgressMonitor());
    }

    /**
     * Returns where the last packet was sent that a CPU received in an interrupt, null if it is not
     * known.
     *
     * @param since the beginning of the interrupt, ns
     */
    @Nullable
    ITmfVertex senderOf(String host, int cpu, long since) {
        ITmfVertex received = lastReceived.get(new HostCpu(host, cpu));
        return received == null || received.getTimestamp() < since ? null : senders.get(received);
    }

    /**
     * Whether a packet can be followed to a host: it was sent there, or the clocks of both hosts
     * are synchronized and the effect is not before the cause.
     */
    boolean follows(ITmfGraph graph, ITmfVertex cause, @Nullable String host, long time) {
        IGraphWorker from = graph.getParentOf(cause);
        return from != null
                && (from.getHostId().equals(host) || clocksAgree && cause.getTimestamp() <= time);
    }

    void done() {
        if (begun) {
            matchingEnded();
        }
    }

    @NonNullByDefault({})
    @Override
    public void addMatch(TmfEventDependency match) {
        ITmfVertex from = waiting.remove(match.getSource());
        ITmfVertex to = waiting.remove(match.getDestination());
        ITmfGraph graph = this.graph;
        if (from != null && to != null && graph != null) {
            IGraphWorker receiver = graph.getParentOf(to);
            String host = receiver == null ? null : receiver.getHostId();
            if (follows(graph, from, host, to.getTimestamp())) {
                graph.edgeVertical(from, to, GraphHandler.state(OSEdgeContextEnum.NETWORK), null);
            }
            senders.put(to, from);
            matches++;
        }
    }

    @Override
    public void matchingEnded() {
        waiting.clear();
        senders.clear();
        lastReceived.clear();
    }

    @Override
    public int countMatches() {
        return matches;
    }
}
