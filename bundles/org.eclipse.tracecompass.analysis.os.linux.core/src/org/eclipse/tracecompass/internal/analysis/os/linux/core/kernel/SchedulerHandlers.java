package org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel;

import org.eclipse.tracecompass.analysis.os.linux.core.trace.IKernelAnalysisEventLayout;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.TmfField;

/** Scheduler events: switches, wake-ups, migrations, priorities. */
final class SchedulerHandlers {

    private static final long MISSING = -1;

    private final KernelModel model;
    private final SwitchFields fields;
    private final TmfField tid;
    private final TmfField comm;
    private final TmfField prio;
    private final TmfField newPrio;
    private final TmfField targetCpu;
    private final TmfField destCpu;

    private SchedulerHandlers(KernelModel model, IKernelAnalysisEventLayout layout) {
        this.model = model;
        fields = SwitchFields.of(layout);
        tid = TmfField.of(layout.fieldTid());
        comm = TmfField.of(layout.fieldComm());
        prio = TmfField.of(layout.fieldPrio());
        newPrio = TmfField.of(layout.fieldNewPrio());
        targetCpu = TmfField.of(layout.fieldTargetCpu());
        destCpu = TmfField.of(layout.fieldDestCpu());
    }

    static void register(
            KernelModel model, IKernelAnalysisEventLayout layout, KernelEventRoute.Table table) {
        SchedulerHandlers handlers = new SchedulerHandlers(model, layout);
        for (String name : layout.eventsSchedWakeup()) {
            table.add(name, KernelEventKind.WAKE, handlers::wakeup);
        }
        table.add(layout.eventSchedSwitch(), KernelEventKind.SWITCH, handlers::switchThreads);
        table.add(layout.eventSchedProcessWakeup(), KernelEventKind.WAKE, handlers::wakeup);
        table.add(layout.eventSchedProcessWakeupNew(), KernelEventKind.WAKE, handlers::wakeup);
        table.add(layout.eventSchedProcessWaking(), KernelEventKind.WAKE, handlers::waking);
        table.add(layout.eventSchedMigrateTask(), KernelEventKind.THREAD, handlers::migrate);
        table.add(layout.eventSchedPiSetprio(), KernelEventKind.THREAD, handlers::inheritPriority);
    }

    private void switchThreads(ITmfEvent event, long time, KernelCpu cpu) {
        KernelThread prev = model.thread(fields.prevTid().asLong(event, MISSING), cpu);
        KernelThread next = model.thread(fields.nextTid().asLong(event, MISSING), cpu);
        cpu.endInterrupts(time);
        cpu.switchedFrom(time, fields.prevTid().asLong(event, MISSING));
        if (prev == null) {
            model.depart(time, cpu);
        } else {
            model.depart(time, cpu, prev, fields.prevState().asLong(event, 0));
            if (prev.hasStatus()) {
                prev.setExecName(time, fields.prevComm().asString(event));
                setPriority(time, prev, fields.prevPrio().asLong(event, Long.MIN_VALUE));
            }
        }
        if (next == null) {
            cpu.forget(time);
            return;
        }
        model.arrive(time, cpu, next);
        next.setExecName(time, fields.nextComm().asString(event));
        setPriority(time, next, fields.nextPrio().asLong(event, Long.MIN_VALUE));
        cpu.update(time);
    }

    private void waking(ITmfEvent event, long time, KernelCpu cpu) {
        wake(event, time, cpu, false);
    }

    private void wakeup(ITmfEvent event, long time, KernelCpu cpu) {
        wake(event, time, cpu, true);
    }

    private void wake(ITmfEvent event, long time, KernelCpu cpu, boolean ready) {
        KernelThread thread = model.thread(tid.asLong(event, MISSING), cpu);
        if (thread == null || thread.isIdle()) {
            return;
        }
        model.wake(time, cpu, thread, ready);
        if (thread.cpu == null && ready) {
            setRunQueue(time, thread, targetCpu.asLong(event, MISSING));
        }
        if (!thread.hasName()) {
            thread.setExecName(time, comm.asString(event));
        }
        setPriority(time, thread, prio.asLong(event, Long.MIN_VALUE));
    }

    private void migrate(ITmfEvent event, long time, KernelCpu cpu) {
        KernelThread thread = model.knownThread(tid.asLong(event, MISSING));
        if (thread != null) {
            setRunQueue(time, thread, destCpu.asLong(event, MISSING));
        }
    }

    private void inheritPriority(ITmfEvent event, long time, KernelCpu cpu) {
        KernelThread thread = model.knownThread(tid.asLong(event, MISSING));
        if (thread != null) {
            setPriority(time, thread, newPrio.asLong(event, Long.MIN_VALUE));
        }
    }

    /** Makes no row for the CPU: it has one when something happens on it. */
    private static void setRunQueue(long time, KernelThread thread, long cpu) {
        if (cpu >= 0 && cpu <= Integer.MAX_VALUE) {
            thread.setRunQueue(time, (int) cpu);
        }
    }

    private static void setPriority(long time, KernelThread thread, long priority) {
        if (priority != Long.MIN_VALUE) {
            thread.setPriority(time, (int) priority);
        }
    }
}
