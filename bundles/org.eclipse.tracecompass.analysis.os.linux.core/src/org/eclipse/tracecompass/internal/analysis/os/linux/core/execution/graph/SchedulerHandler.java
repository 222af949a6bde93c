package org.eclipse.tracecompass.internal.analysis.os.linux.core.execution.graph;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.graph.core.building.AbstractTraceEventHandler;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.graph.OsSystemModel;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.graph.OsWorker;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.LinuxValues;
import org.eclipse.tracecompass.analysis.os.linux.core.model.HostThread;
import org.eclipse.tracecompass.analysis.os.linux.core.model.ProcessStatus;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;

/** Follows the scheduler: which threads there are, on which CPUs, and whether they run or wait. */
public final class SchedulerHandler extends AbstractTraceEventHandler {

    private static final long SLEEPING =
            LinuxValues.TASK_INTERRUPTIBLE | LinuxValues.TASK_UNINTERRUPTIBLE;

    private final OsSystemModel system;
    private final GraphEvents events;

    /**
     * Creates the handler.
     *
     * @param system is told of the threads
     * @param events knows the events
     * @param priority when the handler sees an event
     */
    public SchedulerHandler(OsSystemModel system, GraphEvents events, int priority) {
        super(priority);
        this.system = system;
        this.events = events;
    }

    @Override
    public void handleEvent(ITmfEvent event) {
        switch (events.kindOf(event)) {
            case SWITCH -> switchThreads(event, events.sourceOf(event));
            case WAKE_UP -> wakeUp(event, events.sourceOf(event));
            case FORK -> fork(event, events.sourceOf(event));
            case EXEC -> execute(event, events.sourceOf(event));
            default -> {
                // Other events say nothing of threads.
            }
        }
    }

    private void switchThreads(ITmfEvent event, GraphEvents.Source source) {
        Integer cpu = Integer.valueOf(source.cpuOf(event));
        OsWorker next =
                worker(
                        event,
                        source,
                        (int) source.nextTid.asLong(event, -1),
                        source.nextComm.asString(event),
                        cpu);
        OsWorker prev =
                worker(
                        event,
                        source,
                        (int) source.prevTid.asLong(event, -1),
                        source.prevComm.asString(event),
                        cpu);
        if (next != null) {
            next.setStatus(ProcessStatus.RUN);
            system.cacheTidOnCpu(cpu, next.getHostThread());
        }
        if (prev != null) {
            boolean sleeps = (source.prevState.asLong(event, 0) & SLEEPING) != 0;
            prev.setStatus(sleeps ? ProcessStatus.WAIT_BLOCKED : ProcessStatus.WAIT_CPU);
        }
    }

    /** The thread of an identifier, a new one if it was not seen before. */
    private @Nullable OsWorker worker(
            ITmfEvent event,
            GraphEvents.Source source,
            int tid,
            @Nullable String name,
            Integer cpu) {
        if (tid < 0) {
            return null;
        }
        HostThread thread = new HostThread(source.host, Integer.valueOf(tid));
        OsWorker worker = system.findWorker(thread, cpu);
        if (worker == null) {
            worker = new OsWorker(thread, name == null ? "" : name, event.getTimestamp().toNanos());
            system.addWorker(worker, cpu);
        } else if (name != null && !name.equals(worker.getName())) {
            worker.setName(name);
        }
        return worker;
    }

    private void wakeUp(ITmfEvent event, GraphEvents.Source source) {
        int tid = (int) source.tid.asLong(event, -1);
        OsWorker target =
                system.findWorker(new HostThread(source.host, Integer.valueOf(tid)), null);
        if (target != null) {
            // A thread that was about to wait runs on; the old status tells who waited.
            target.setStatus(
                    target.getStatus() == ProcessStatus.RUN
                            ? ProcessStatus.RUN
                            : ProcessStatus.WAIT_CPU);
        }
    }

    private void fork(ITmfEvent event, GraphEvents.Source source) {
        int tid = (int) source.childTid.asLong(event, -1);
        if (tid <= 0) {
            return;
        }
        String name = source.childComm.asString(event);
        OsWorker child =
                new OsWorker(
                        new HostThread(source.host, Integer.valueOf(tid)),
                        name == null ? "" : name,
                        event.getTimestamp().toNanos());
        child.setStatus(ProcessStatus.WAIT_FORK);
        system.addWorker(child, null);
    }

    private void execute(ITmfEvent event, GraphEvents.Source source) {
        int tid = (int) source.tid.asLong(event, -1);
        String file = source.filename.asString(event);
        OsWorker worker =
                system.findWorker(new HostThread(source.host, Integer.valueOf(tid)), null);
        if (worker != null && file != null) {
            worker.setName(file.substring(file.lastIndexOf('/') + 1));
        }
    }
}
