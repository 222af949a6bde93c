package org.eclipse.tracecompass.internal.analysis.os.linux.core.execution.graph;

import java.util.HashMap;
import java.util.Map;
import org.eclipse.tracecompass.analysis.graph.core.building.AbstractTraceEventHandler;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.graph.RecordedTimes;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.graph.RecordedTimes.Kind;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.IKernelTrace;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.ITmfLostEvent;

/** Notes from when to when events were recorded. */
public final class RecordingHandler extends AbstractTraceEventHandler {

    private final GraphEvents events;

    /**
     * Creates the handler.
     *
     * @param events knows the events
     * @param priority when the handler sees an event
     */
    public RecordingHandler(GraphEvents events, int priority) {
        super(priority);
        this.events = events;
    }

    @Override
    public void handleEvent(ITmfEvent event) {
        switch (events.kindOf(event)) {
            case SWITCH -> {
                saw(Kind.SWITCH, event);
                GraphEvents.Source source = events.sourceOf(event);
                source.times.switchedFrom(source.cpuOf(event), source.prevTid.asLong(event, -1));
            }
            case WAKE_UP -> saw(Kind.WAKE_UP, event);
            case SOFTIRQ_ENTRY, IRQ_ENTRY, COMPLETE_IRQ_ENTRY, TIMER_ENTRY, IPI_ENTRY ->
                    saw(Kind.INTERRUPT, event);
            case FORK -> {
                GraphEvents.Source source = events.sourceOf(event);
                source.times.ran(source.cpuOf(event), source.parentTid.asLong(event, -1));
            }
            case EXIT -> {
                GraphEvents.Source source = events.sourceOf(event);
                source.times.ran(source.cpuOf(event), source.tid.asLong(event, -1));
            }
            case LOST -> {
                long start = event.getTimestamp().toNanos();
                long end =
                        event instanceof ITmfLostEvent lost
                                ? lost.getTimeRange().getEndTime().toNanos()
                                : start;
                events.sourceOf(event).times.lost(start, end);
            }
            default -> {
                // Other events do not tell why something is not known.
            }
        }
    }

    private void saw(Kind kind, ITmfEvent event) {
        events.sourceOf(event).times.saw(kind, event.getName(), event.getTimestamp().toNanos());
    }

    /** Returns what the events so far tell. */
    public RecordedTimes times() {
        Map<String, RecordedTimes.Host> hosts = new HashMap<>();
        for (GraphEvents.Source source : events.sources()) {
            if (source.trace instanceof IKernelTrace) {
                hosts.put(
                        source.host,
                        source.times.with(hosts.get(source.host), source.start(), source.end()));
            }
        }
        return new RecordedTimes(hosts);
    }
}
