package org.eclipse.tracecompass.internal.analysis.os.linux.core.execution.graph;

import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
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

/**
 * Edges from the senders of packets to their receivers. A packet is received by the current thread,
 * or by the kernel in an interrupt, which has a worker of its own without a thread.
 */
public final class PacketEdges implements IMatchProcessingUnit {

    /** Packets that were sent long ago and not received do not keep memory. */
    private static final int MOST_WAITING = 1 << 16;

    private static final Integer NO_TID = Integer.valueOf(-1);

    private final Matching matching;
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
    }

    /** Returns whether events of a type are the sending or the receipt of a packet, else null. */
    @Nullable
    Direction directionOf(ITmfEvent event) {
        begin();
        for (ITmfMatchEventDefinition definition : matching.definitionsOf(event.getTrace())) {
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
     * An interrupt has woken a thread: if it has received a packet since it began, the sender of
     * the packet is the cause.
     */
    void wake(ITmfGraph graph, String host, int cpu, long since, ITmfVertex woken) {
        ITmfVertex received = lastReceived.get(new HostCpu(host, cpu));
        if (received == null || received.getTimestamp() < since) {
            return;
        }
        ITmfVertex sender = senders.get(received);
        if (sender != null) {
            graph.edgeVertical(sender, woken, GraphHandler.state(OSEdgeContextEnum.NETWORK), null);
        }
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
            graph.edgeVertical(from, to, GraphHandler.state(OSEdgeContextEnum.NETWORK), null);
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
