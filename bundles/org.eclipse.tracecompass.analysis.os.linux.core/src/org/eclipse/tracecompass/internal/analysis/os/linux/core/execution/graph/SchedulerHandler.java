package org.eclipse.tracecompass.internal.analysis.os.linux.core.execution.graph;

import java.util.HashSet;
import java.util.Set;
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

    private final OsSystemModel system;
    private final GraphEvents events;

    /** Threads that end with their next switch. */
    private final Set<OsWorker> exiting = new HashSet<>();

    /** Hosts that have lost events. */
    private final Set<String> lost = new HashSet<>();

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
            case WAKE_UP -> wakeUp(event, events.sourceOf(event), true);
            case WOKEN -> wakeUp(event, events.sourceOf(event), false);
            case EXIT -> exit(event, events.sourceOf(event));
            case LOST -> lose(event, events.sourceOf(event));
            case FORK -> fork(event, events.sourceOf(event));
            case EXEC -> execute(event, events.sourceOf(event));
            default -> {
                // Other events say nothing of threads.
            }
        }
    }

    private void switchThreads(ITmfEvent event, GraphEvents.Source source) {
        Integer cpu = Integer.valueOf(source.cpuOf(event));
        OsWorker current = system.getWorkerOnCpu(source.host, cpu);
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
        if (current != null && current != prev) {
            // The trace lacks a switch: nobody knows how long each of the two was there.
            current.setStatus(ProcessStatus.UNKNOWN);
        }
        if (next != null) {
            if (next.getStatus() == ProcessStatus.RUN) {
                // On two CPUs at once.
                next.setStatus(ProcessStatus.UNKNOWN);
            }
            next.setStatus(ProcessStatus.RUN);
            system.cacheTidOnCpu(cpu, next.getHostThread());
        }
        if (prev != null) {
            leave(prev, current, source, source.prevState.asLong(event, 0));
        }
    }

    private void leave(
            OsWorker prev, @Nullable OsWorker current, GraphEvents.Source source, long state) {
        if (current == null && !lost.contains(source.host) && !source.times.lacksSwitches()) {
            // No switch brought it here: it has been here since the trace began.
            prev.setStatus(ProcessStatus.RUN);
        } else if (prev.getStatus() != ProcessStatus.RUN) {
            prev.setStatus(ProcessStatus.UNKNOWN);
        }
        boolean ends = exiting.remove(prev) && !LinuxValues.isRunnable(state);
        if (ends || LinuxValues.isDead(state)) {
            prev.setStatus(ProcessStatus.EXIT);
        } else {
            prev.setStatus(
                    LinuxValues.isRunnable(state)
                            ? ProcessStatus.WAIT_CPU
                            : ProcessStatus.WAIT_BLOCKED);
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

    private void wakeUp(ITmfEvent event, GraphEvents.Source source, boolean cause) {
        int tid = (int) source.tid.asLong(event, -1);
        if (tid <= 0) {
            return;
        }
        HostThread thread = new HostThread(source.host, Integer.valueOf(tid));
        OsWorker target = system.findWorker(thread, null);
        if (target == null) {
            if (!cause || source.cpuOf(event) < 0) {
                return;
            }
            String name = source.comm.asString(event);
            target = new OsWorker(thread, name == null ? "" : name, event.getTimestamp().toNanos());
            target.setStatus(ProcessStatus.WAIT_BLOCKED);
            system.addWorker(target, null);
        }
        // A thread that was about to wait runs on; the old status tells who waited.
        target.setStatus(
                target.getStatus() == ProcessStatus.RUN
                        ? ProcessStatus.RUN
                        : ProcessStatus.WAIT_CPU);
    }

    private void exit(ITmfEvent event, GraphEvents.Source source) {
        int tid = (int) source.tid.asLong(event, -1);
        OsWorker worker =
                system.findWorker(new HostThread(source.host, Integer.valueOf(tid)), null);
        if (tid > 0 && worker != null) {
            exiting.add(worker);
        }
    }

    /** Nobody knows what the threads of a host have done while events were lost. */
    private void lose(ITmfEvent event, GraphEvents.Source source) {
        lost.add(source.host);
        for (OsWorker worker : system.getWorkers()) {
            if (worker.getHostId().equals(source.host)
                    && worker.getStatus() != ProcessStatus.EXIT) {
                worker.setStatus(ProcessStatus.UNKNOWN);
            }
        }
        system.forgetCpus(source.host);
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
        exiting.remove(child);
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
