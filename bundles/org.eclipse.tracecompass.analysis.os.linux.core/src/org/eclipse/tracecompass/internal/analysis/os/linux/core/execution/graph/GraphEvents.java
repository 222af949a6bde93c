package org.eclipse.tracecompass.internal.analysis.os.linux.core.execution.graph;

import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.IKernelAnalysisEventLayout;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.IKernelTrace;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.KernelStateProvider;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventType;
import org.eclipse.tracecompass.tmf.core.event.ITmfLostEvent;
import org.eclipse.tracecompass.tmf.core.event.PerEventType;
import org.eclipse.tracecompass.tmf.core.event.TmfField;
import org.eclipse.tracecompass.tmf.core.event.aspect.TmfCpuAspect;
import org.eclipse.tracecompass.tmf.core.event.matching.TmfEventMatching.Direction;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTraceWithPreDefinedEvents;

/**
 * What the events of kernel traces mean for the execution graph. An event is looked up once, by the
 * identity of its type, however many handlers ask. Not thread-safe.
 */
public final class GraphEvents {

    /** What an event means. */
    enum Kind {
        NOTHING,
        SWITCH,
        WAKE_UP,
        WOKEN,
        EXIT,
        LOST,
        FORK,
        EXEC,
        STATE_DUMP,
        SOFTIRQ_ENTRY,
        SOFTIRQ_EXIT,
        IRQ_ENTRY,
        IRQ_EXIT,
        COMPLETE_IRQ_ENTRY,
        COMPLETE_IRQ_EXIT,
        TIMER_ENTRY,
        TIMER_EXIT,
        IPI_ENTRY,
        IPI_EXIT,
        RECEPTION_ENTRY,
        RECEPTION_EXIT,
        SEND,
        RECEIVE
    }

    private final PacketEdges packets;
    private final Map<ITmfTrace, Source> sources = new IdentityHashMap<>();
    private @Nullable Source lastSource;
    private @Nullable ITmfEvent lastEvent;
    private Kind lastKind = Kind.NOTHING;

    /**
     * Prepares for the events of a trace.
     *
     * @param packets knows which events are packets besides those of the layouts
     */
    public GraphEvents(PacketEdges packets) {
        this.packets = packets;
    }

    /** Returns whether an event means anything for the graph. */
    public boolean isMeant(ITmfEvent event) {
        return kindOf(event) != Kind.NOTHING;
    }

    /** Returns what an event means. */
    Kind kindOf(ITmfEvent event) {
        if (event != lastEvent) {
            Source source = sourceOf(event);
            lastKind = source.kinds.of(event);
            source.latest = event;
            lastEvent = event;
        }
        return lastKind;
    }

    /** Returns the traces that had events. */
    Collection<Source> sources() {
        return sources.values();
    }

    /** Returns the trace of an event. */
    Source sourceOf(ITmfEvent event) {
        ITmfTrace trace = event.getTrace();
        Source last = lastSource;
        if (last == null || last.trace != trace) {
            last = sources.get(trace);
            if (last == null) {
                last = new Source(trace, packets);
                sources.put(trace, last);
            }
            lastSource = last;
        }
        return last;
    }

    /** A trace, and the handles of its fields. */
    static final class Source {
        /** An event of older tracers. */
        private static final String TRY_TO_WAKE_UP = "sched_ttwu";

        final ITmfTrace trace;
        final String host;
        final TmfField prevTid;
        final TmfField prevState;
        final TmfField prevComm;
        final TmfField nextTid;
        final TmfField nextComm;
        final TmfField tid;
        final TmfField parentTid;
        final TmfField childTid;
        final TmfField childComm;
        final TmfField comm;
        final TmfField filename;
        final TmfField name;
        final TmfField status;
        final TmfField irq;
        final TmfField vec;

        /** From when to when events were recorded, as far as they have come. */
        final SourceTimes times;

        /** The last event so far. */
        private @Nullable ITmfEvent latest;

        private long start = Long.MIN_VALUE;
        private final PacketEdges packets;
        private final @Nullable TmfCpuAspect cpu;
        private final Map<String, Kind> byName = new HashMap<>();
        private final PerEventType<Kind> kinds = new PerEventType<>(this::find);

        Source(ITmfTrace trace, PacketEdges packets) {
            this.trace = trace;
            this.packets = packets;
            host = trace.getHostId();
            IKernelAnalysisEventLayout layout = KernelStateProvider.layoutOf(trace);
            prevTid = TmfField.of(layout.fieldPrevTid());
            prevState = TmfField.of(layout.fieldPrevState());
            prevComm = TmfField.of(layout.fieldPrevComm());
            nextTid = TmfField.of(layout.fieldNextTid());
            nextComm = TmfField.of(layout.fieldNextComm());
            tid = TmfField.of(layout.fieldTid());
            parentTid = TmfField.of(layout.fieldParentTid());
            childTid = TmfField.of(layout.fieldChildTid());
            childComm = TmfField.of(layout.fieldChildComm());
            comm = TmfField.of(layout.fieldComm());
            filename = TmfField.of(layout.fieldFilename());
            name = TmfField.of(layout.fieldName());
            status = TmfField.of(layout.fieldStatus());
            irq = TmfField.of(layout.fieldIrq());
            vec = TmfField.of(layout.fieldVec());
            String waking = layout.eventSchedProcessWaking();
            times =
                    new SourceTimes(
                            layout.eventSchedSwitch(),
                            waking == null ? layout.eventSchedProcessWakeup() : waking,
                            layout.eventIrqHandlerEntry());
            cpu = TmfCpuAspect.of(trace);
            if (trace instanceof IKernelTrace) {
                name(layout);
            }
        }

        private void name(IKernelAnalysisEventLayout layout) {
            put(layout.eventSchedSwitch(), Kind.SWITCH);
            wakeUps(layout).forEach(wakeUp -> put(wakeUp, Kind.WAKE_UP));
            layout.eventsSchedWakeup().forEach(wakeUp -> put(wakeUp, Kind.WOKEN));
            put(layout.eventSchedProcessWakeup(), Kind.WOKEN);
            put(layout.eventSchedProcessExit(), Kind.EXIT);
            put(layout.eventSchedProcessFork(), Kind.FORK);
            put(layout.eventSchedProcessExec(), Kind.EXEC);
            put(layout.eventStatedumpProcessState(), Kind.STATE_DUMP);
            put(layout.eventSoftIrqEntry(), Kind.SOFTIRQ_ENTRY);
            put(layout.eventSoftIrqExit(), Kind.SOFTIRQ_EXIT);
            put(layout.eventIrqHandlerEntry(), Kind.IRQ_ENTRY);
            put(layout.eventIrqHandlerExit(), Kind.IRQ_EXIT);
            put(layout.eventIrqEntry(), Kind.COMPLETE_IRQ_ENTRY);
            put(layout.eventIrqExit(), Kind.COMPLETE_IRQ_EXIT);
            put(layout.eventHRTimerExpireEntry(), Kind.TIMER_ENTRY);
            put(layout.eventHRTimerExpireExit(), Kind.TIMER_EXIT);
            layout.getIPIIrqVectorsEntries().forEach(entry -> put(entry, Kind.IPI_ENTRY));
            layout.getIPIIrqVectorsExits().forEach(exit -> put(exit, Kind.IPI_EXIT));
            layout.eventsNetworkReceiveEntry().forEach(e -> put(e, Kind.RECEPTION_ENTRY));
            layout.eventsNetworkReceiveExit().forEach(exit -> put(exit, Kind.RECEPTION_EXIT));
            layout.eventsNetworkSend().forEach(send -> put(send, Kind.SEND));
            layout.eventsNetworkReceive().forEach(receive -> put(receive, Kind.RECEIVE));
        }

        private void put(@Nullable String event, Kind kind) {
            if (event != null && !event.isEmpty()) {
                byName.putIfAbsent(event, kind);
            }
        }

        /**
         * The events that wake threads: the earliest of those that the trace declares. Where it
         * declares none, all: the first that wakes a thread counts.
         */
        private Collection<String> wakeUps(IKernelAnalysisEventLayout layout) {
            Set<String> declared = new HashSet<>();
            if (trace instanceof ITmfTraceWithPreDefinedEvents declaring) {
                for (ITmfEventType type : declaring.getContainedEventTypes()) {
                    declared.add(type.getName());
                }
            }
            String waking = layout.eventSchedProcessWaking();
            for (String first : new String[] {TRY_TO_WAKE_UP, waking == null ? "" : waking}) {
                if (declared.contains(first)) {
                    return Set.of(first);
                }
            }
            Set<String> names = new HashSet<>(layout.eventsSchedWakeup());
            names.add(TRY_TO_WAKE_UP);
            names.add(layout.eventSchedProcessWaking());
            names.add(layout.eventSchedProcessWakeup());
            names.add(layout.eventSchedProcessWakeupNew());
            return names;
        }

        /** The time of the first event, ns; it is read once. */
        long start() {
            if (start == Long.MIN_VALUE) {
                ITmfTimestamp first = trace.readStart();
                start = (first == null ? trace.getStartTime() : first).toNanos();
            }
            return start;
        }

        /** The time of the last event so far, ns. */
        long end() {
            ITmfEvent latest = this.latest;
            return latest == null ? Long.MIN_VALUE : latest.getTimestamp().toNanos();
        }

        /** The number of the CPU of an event, -1 if it is not known. */
        int cpuOf(ITmfEvent event) {
            TmfCpuAspect aspect = cpu;
            Integer number = aspect == null ? null : aspect.resolve(event);
            return number == null ? -1 : number.intValue();
        }

        private Kind packet(ITmfEvent event) {
            Direction direction = trace instanceof IKernelTrace ? packets.directionOf(event) : null;
            return direction == null
                    ? Kind.NOTHING
                    : direction == Direction.CAUSE ? Kind.SEND : Kind.RECEIVE;
        }

        private Kind find(ITmfEvent event) {
            return event instanceof ITmfLostEvent
                    ? Kind.LOST
                    : byName.computeIfAbsent(event.getName(), name -> packet(event));
        }
    }
}
