package org.eclipse.tracecompass.internal.analysis.os.linux.core.execution.graph;

import org.eclipse.tracecompass.analysis.graph.core.building.AbstractTraceEventHandler;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.graph.OsSystemModel;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.graph.OsWorker;
import org.eclipse.tracecompass.analysis.os.linux.core.model.HostThread;
import org.eclipse.tracecompass.analysis.os.linux.core.model.ProcessStatus;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;

/** Learns from the state dump which threads there were when the recording began. */
public final class StateDumpHandler extends AbstractTraceEventHandler {

    private final OsSystemModel system;
    private final GraphEvents events;

    /**
     * Creates the handler.
     *
     * @param system is told of the threads
     * @param events knows the events
     * @param priority when the handler sees an event
     */
    public StateDumpHandler(OsSystemModel system, GraphEvents events, int priority) {
        super(priority);
        this.system = system;
        this.events = events;
    }

    @Override
    public void handleEvent(ITmfEvent event) {
        if (events.kindOf(event) != GraphEvents.Kind.STATE_DUMP) {
            return;
        }
        GraphEvents.Source source = events.sourceOf(event);
        int tid = (int) source.tid.asLong(event, -1);
        if (tid <= 0) {
            // Idle threads are known by their CPUs.
            return;
        }
        HostThread thread = new HostThread(source.host, Integer.valueOf(tid));
        String name = source.name.asString(event);
        OsWorker worker = system.findWorker(thread, null);
        if (worker == null) {
            worker = new OsWorker(thread, name == null ? "" : name, event.getTimestamp().toNanos());
            system.addWorker(worker, null);
            worker.setStatus(ProcessStatus.getStatusFromStatedump(source.status.asLong(event, 0)));
        } else if (name != null) {
            worker.setName(name);
        }
    }
}
