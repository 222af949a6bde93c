package org.eclipse.tracecompass.internal.analysis.os.linux.core.execution.graph;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.graph.core.building.AbstractTraceEventHandler;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfEdgeContextState;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfGraph;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfVertex;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.graph.OsExecutionGraphProvider;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.graph.OsInterruptContext;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.graph.OsSystemModel;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.graph.OsWorker;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.LinuxValues;
import org.eclipse.tracecompass.analysis.os.linux.core.model.HostThread;
import org.eclipse.tracecompass.analysis.os.linux.core.model.ProcessStatus;
import org.eclipse.tracecompass.internal.analysis.graph.core.graph.legacy.OSEdgeContextState;
import org.eclipse.tracecompass.internal.analysis.graph.core.graph.legacy.OSEdgeContextState.OSEdgeContextEnum;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;

/**
 * Adds vertices and edges: at switches, where threads are woken, and where packets are sent and
 * received. The handlers before it have told the system of the event already.
 */
public final class GraphHandler extends AbstractTraceEventHandler {

    private static final Map<OSEdgeContextEnum, ITmfEdgeContextState> STATES = states();

    private static final String SOFT_INTERRUPT_THREAD = "ksoftirqd/";

    private final OsExecutionGraphProvider provider;
    private final GraphEvents events;
    private final PacketEdges packets;

    /** Threads that were woken while they ran, and the CPU of the waker. */
    private final Map<OsWorker, Integer> early = new HashMap<>();

    /**
     * Creates the handler.
     *
     * @param provider has the graph and the system
     * @param events knows the events
     * @param packets adds the edges of packets
     * @param priority when the handler sees an event
     */
    public GraphHandler(
            OsExecutionGraphProvider provider,
            GraphEvents events,
            PacketEdges packets,
            int priority) {
        super(priority);
        this.provider = provider;
        this.events = events;
        this.packets = packets;
    }

    private static Map<OSEdgeContextEnum, ITmfEdgeContextState> states() {
        Map<OSEdgeContextEnum, ITmfEdgeContextState> states =
                new EnumMap<>(OSEdgeContextEnum.class);
        for (OSEdgeContextEnum state : OSEdgeContextEnum.values()) {
            states.put(state, new OSEdgeContextState(state));
        }
        return states;
    }

    static ITmfEdgeContextState state(OSEdgeContextEnum state) {
        return Objects.requireNonNull(STATES.get(state));
    }

    @Override
    public void handleEvent(ITmfEvent event) {
        ITmfGraph graph = provider.getGraph();
        if (graph == null) {
            return;
        }
        switch (events.kindOf(event)) {
            case SWITCH -> switchThreads(event, graph);
            case WAKE_UP -> wakeUp(event, graph);
            case WOKEN -> woken(event, graph);
            case LOST -> lose(event, graph);
            case FORK -> fork(event, graph);
            case SEND -> packet(event, graph, false);
            case RECEIVE -> packet(event, graph, true);
            default -> {
                // Other events are no vertices.
            }
        }
    }

    /** Ends the building: each thread goes on as it did until its host's last event. */
    public void done() {
        packets.done();
        ITmfGraph graph = provider.getGraph();
        if (graph == null) {
            return;
        }
        Map<String, Long> ends = new HashMap<>();
        events.sources().forEach(s -> ends.merge(s.host, Long.valueOf(s.end()), Math::max));
        for (OsWorker worker : provider.getSystem().getWorkers()) {
            Long end = ends.get(worker.getHostId());
            if (end != null
                    && worker.getHostThread().getTid().intValue() != 0
                    && worker.getStatus() != ProcessStatus.EXIT
                    && graph.getTail(worker) != null) {
                extend(
                        graph,
                        worker,
                        end.longValue(),
                        stateOf(worker.getStatus()),
                        Reasons.atEnd(worker.getStatus()));
            }
        }
    }

    /** What a thread was doing until now. */
    private static ITmfEdgeContextState stateOf(ProcessStatus status) {
        return state(
                switch (status) {
                    case RUN, RUN_SYTEMCALL, INTERRUPTED -> OSEdgeContextEnum.RUNNING;
                    case WAIT_CPU, WAIT_FORK, WAIT_UNKNOWN -> OSEdgeContextEnum.PREEMPTED;
                    case WAIT_BLOCKED -> OSEdgeContextEnum.BLOCKED;
                    default -> OSEdgeContextEnum.UNKNOWN;
                });
    }

    private static ITmfVertex extend(
            ITmfGraph graph,
            OsWorker worker,
            long time,
            ITmfEdgeContextState state,
            @Nullable String qualifier) {
        ITmfVertex tail = graph.getTail(worker);
        // Hosts whose clocks differ may have times that go back by a little.
        ITmfVertex vertex =
                graph.createVertex(
                        worker, tail == null ? time : Math.max(time, tail.getTimestamp()));
        graph.append(vertex, state, qualifier);
        return vertex;
    }

    private void switchThreads(ITmfEvent event, ITmfGraph graph) {
        GraphEvents.Source source = events.sourceOf(event);
        OsSystemModel system = provider.getSystem();
        Integer cpu = Integer.valueOf(source.cpuOf(event));
        long time = event.getTimestamp().toNanos();
        extendSwitched(graph, find(system, source, source.nextTid.asLong(event, -1), cpu), time);
        OsWorker prev = find(system, source, source.prevTid.asLong(event, -1), cpu);
        if (prev != null
                && prev.getOldStatus() == ProcessStatus.RUN
                && prev.getHostThread().getTid().intValue() != 0
                && graph.getTail(prev) == null
                && source.start() < time) {
            graph.add(graph.createVertex(prev, source.start()));
        }
        extendSwitched(graph, prev, time);
    }

    private static void extendSwitched(ITmfGraph graph, @Nullable OsWorker worker, long time) {
        // The idle threads of all CPUs have one identifier, so they cannot have lines.
        if (worker == null || worker.getHostThread().getTid().intValue() == 0) {
            return;
        }
        if (worker.getOldStatus() == ProcessStatus.EXIT) {
            begin(graph, worker, time);
        } else {
            extend(
                    graph,
                    worker,
                    time,
                    stateOf(worker.getOldStatus()),
                    Reasons.without(worker.getOldStatus()));
        }
    }

    /** Another thread has the identifier of one that ended: its line is not joined to the other. */
    private static ITmfVertex begin(ITmfGraph graph, OsWorker worker, long time) {
        ITmfVertex tail = graph.getTail(worker);
        if (tail != null && tail.getTimestamp() >= time) {
            return tail;
        }
        ITmfVertex vertex = graph.createVertex(worker, time);
        graph.add(vertex);
        return vertex;
    }

    private void lose(ITmfEvent event, ITmfGraph graph) {
        GraphEvents.Source source = events.sourceOf(event);
        long time = event.getTimestamp().toNanos();
        for (OsWorker worker : provider.getSystem().getWorkers()) {
            if (worker.getHostId().equals(source.host)
                    && worker.getHostThread().getTid().intValue() != 0
                    && worker.getStatus() != ProcessStatus.EXIT
                    && graph.getTail(worker) != null) {
                extend(graph, worker, time, stateOf(worker.getOldStatus()), Reasons.LOST);
            }
        }
    }

    private static @Nullable OsWorker find(
            OsSystemModel system, GraphEvents.Source source, long tid, @Nullable Integer cpu) {
        return tid < 0
                ? null
                : system.findWorker(new HostThread(source.host, Integer.valueOf((int) tid)), cpu);
    }

    /** A new thread with the identifier of an old one begins a line of its own. */
    private void fork(ITmfEvent event, ITmfGraph graph) {
        GraphEvents.Source source = events.sourceOf(event);
        OsWorker child =
                find(provider.getSystem(), source, source.childTid.asLong(event, -1), null);
        if (child != null && graph.getTail(child) != null) {
            graph.add(graph.createVertex(child, event.getTimestamp().toNanos()));
        }
    }

    private void wakeUp(ITmfEvent event, ITmfGraph graph) {
        GraphEvents.Source source = events.sourceOf(event);
        OsSystemModel system = provider.getSystem();
        OsWorker target = find(system, source, source.tid.asLong(event, -1), null);
        if (target == null || target.getHostThread().getTid().intValue() == 0) {
            return;
        }
        Integer cpu = Integer.valueOf(source.cpuOf(event));
        OsWorker current = system.getWorkerOnCpu(source.host, cpu);
        long time = event.getTimestamp().toNanos();
        switch (target.getOldStatus()) {
            case WAIT_FORK -> {
                ITmfVertex woken =
                        extend(graph, target, time, state(OSEdgeContextEnum.PREEMPTED), null);
                join(graph, current, woken, time);
            }
            case WAIT_BLOCKED -> unblock(event, graph, target, current);
            case EXIT -> join(graph, current, begin(graph, target, time), time);
            case RUN -> early.put(target, cpu);
            case UNKNOWN ->
                    extend(graph, target, time, state(OSEdgeContextEnum.UNKNOWN), Reasons.LOST);
            default -> {
                // It did not wait for this.
            }
        }
    }

    /**
     * A wake-up is complete. It counts only where its beginning did not: for a new thread, and for
     * a thread that was still going to sleep then.
     */
    private void woken(ITmfEvent event, ITmfGraph graph) {
        GraphEvents.Source source = events.sourceOf(event);
        OsWorker target = find(provider.getSystem(), source, source.tid.asLong(event, -1), null);
        if (target == null) {
            return;
        }
        switch (target.getOldStatus()) {
            case WAIT_FORK -> wakeUp(event, graph);
            case WAIT_BLOCKED -> {
                Integer cpu = early.get(target);
                if (cpu != null && cpu.intValue() == source.cpuOf(event)) {
                    wakeUp(event, graph);
                } else {
                    extend(
                            graph,
                            target,
                            event.getTimestamp().toNanos(),
                            state(OSEdgeContextEnum.BLOCKED),
                            Reasons.NO_WAKE_UP);
                }
            }
            default -> {
                // The beginning of the wake-up was seen.
            }
        }
        early.remove(target);
    }

    private void unblock(
            ITmfEvent event, ITmfGraph graph, OsWorker target, @Nullable OsWorker current) {
        GraphEvents.Source source = events.sourceOf(event);
        Integer cpu = Integer.valueOf(source.cpuOf(event));
        OsInterruptContext context = provider.getSystem().peekContextStack(source.host, cpu);
        long time = event.getTimestamp().toNanos();
        switch (context.getContext()) {
            case HRTIMER -> extend(graph, target, time, state(OSEdgeContextEnum.TIMER), null);
            case IPI -> extend(graph, target, time, state(OSEdgeContextEnum.IPI), null);
            case IRQ -> unblockByIrq(graph, target, time, context.getEvent());
            case COMPLETE_IRQ ->
                    extend(
                            graph,
                            target,
                            time,
                            state(OSEdgeContextEnum.BLOCKED),
                            Reasons.INTERRUPT);
            case SOFTIRQ -> unblockBySoftIrq(graph, target, event, context.getEvent());
            case PACKET_RECEPTION -> received(graph, target, event, context.getEvent());
            case NONE -> {
                if (target.getName().startsWith(SOFT_INTERRUPT_THREAD)) {
                    // The end of an interrupt wakes it, whatever thread was interrupted.
                    extend(
                            graph,
                            target,
                            time,
                            state(OSEdgeContextEnum.BLOCKED),
                            Reasons.POSTPONED);
                    return;
                }
                ITmfVertex woken =
                        extend(
                                graph,
                                target,
                                time,
                                state(OSEdgeContextEnum.BLOCKED),
                                Reasons.byThread(current));
                join(graph, current, woken, time);
            }
        }
    }

    private void unblockByIrq(ITmfGraph graph, OsWorker target, long time, ITmfEvent entry) {
        GraphEvents.Source source = events.sourceOf(entry);
        if (source.irq.asLong(entry, -1) == 0) {
            extend(graph, target, time, state(OSEdgeContextEnum.INTERRUPTED), null);
        } else {
            extend(
                    graph,
                    target,
                    time,
                    state(OSEdgeContextEnum.BLOCKED),
                    source.name.asString(entry));
        }
    }

    private void unblockBySoftIrq(
            ITmfGraph graph, OsWorker target, ITmfEvent event, ITmfEvent entry) {
        long time = event.getTimestamp().toNanos();
        switch ((int) events.sourceOf(entry).vec.asLong(entry, -1)) {
            case LinuxValues.SOFTIRQ_TIMER, LinuxValues.SOFTIRQ_HRTIMER ->
                    extend(graph, target, time, state(OSEdgeContextEnum.TIMER), null);
            case LinuxValues.SOFTIRQ_BLOCK, LinuxValues.SOFTIRQ_BLOCK_IOPOLL ->
                    extend(graph, target, time, state(OSEdgeContextEnum.BLOCK_DEVICE), null);
            case LinuxValues.SOFTIRQ_NET_RX, LinuxValues.SOFTIRQ_NET_TX ->
                    received(graph, target, event, entry);
            case LinuxValues.SOFTIRQ_SCHED ->
                    extend(graph, target, time, state(OSEdgeContextEnum.INTERRUPTED), null);
            default ->
                    extend(
                            graph,
                            target,
                            time,
                            state(OSEdgeContextEnum.BLOCKED),
                            Reasons.softInterrupt(
                                    (int) events.sourceOf(entry).vec.asLong(entry, -1)));
        }
    }

    /** A packet has woken a thread: the sender of the last one that this handling received. */
    private void received(ITmfGraph graph, OsWorker target, ITmfEvent event, ITmfEvent entry) {
        GraphEvents.Source source = events.sourceOf(event);
        long time = event.getTimestamp().toNanos();
        ITmfVertex sender =
                packets.senderOf(source.host, source.cpuOf(event), entry.getTimestamp().toNanos());
        boolean follows = sender != null && packets.follows(graph, sender, source.host, time);
        ITmfEdgeContextState network = state(OSEdgeContextEnum.NETWORK);
        ITmfVertex woken =
                extend(
                        graph,
                        target,
                        time,
                        network,
                        sender == null || follows ? null : Reasons.CLOCKS);
        if (sender != null && follows) {
            graph.edgeVertical(sender, woken, network, null);
        }
    }

    private static void join(
            ITmfGraph graph, @Nullable OsWorker waker, ITmfVertex woken, long time) {
        if (waker != null && waker.getHostThread().getTid().intValue() != 0) {
            ITmfVertex by = extend(graph, waker, time, stateOf(waker.getStatus()), null);
            graph.edgeVertical(by, woken, state(OSEdgeContextEnum.DEFAULT), null);
        }
    }

    private void packet(ITmfEvent event, ITmfGraph graph, boolean receives) {
        GraphEvents.Source source = events.sourceOf(event);
        int cpu = source.cpuOf(event);
        OsSystemModel system = provider.getSystem();
        long time = event.getTimestamp().toNanos();
        boolean inInterrupt =
                switch (system.peekContextStack(source.host, Integer.valueOf(cpu)).getContext()) {
                    case SOFTIRQ, PACKET_RECEPTION -> true;
                    default -> false;
                };
        OsWorker current = system.getWorkerOnCpu(source.host, Integer.valueOf(cpu));
        if (inInterrupt || current == null || current.getHostThread().getTid().intValue() == 0) {
            packets.inInterrupt(graph, event, source.host, cpu, receives);
        } else {
            ITmfVertex vertex = extend(graph, current, time, stateOf(current.getStatus()), null);
            packets.inThread(graph, event, vertex);
        }
    }
}
