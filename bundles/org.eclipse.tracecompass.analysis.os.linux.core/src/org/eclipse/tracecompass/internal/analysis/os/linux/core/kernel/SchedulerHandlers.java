package org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel;

import java.util.function.BiConsumer;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.IKernelAnalysisEventLayout;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.TmfField;

/** Scheduler events: switches, wake-ups, migrations, priorities. */
final class SchedulerHandlers {

    private static final long MISSING = -1;

    private final KernelModel model;
    private final TmfField prevTid;
    private final TmfField prevState;
    private final TmfField prevComm;
    private final TmfField prevPrio;
    private final TmfField nextTid;
    private final TmfField nextComm;
    private final TmfField nextPrio;
    private final TmfField tid;
    private final TmfField comm;
    private final TmfField prio;
    private final TmfField newPrio;
    private final TmfField targetCpu;
    private final TmfField destCpu;

    private SchedulerHandlers(KernelModel model, IKernelAnalysisEventLayout layout) {
        this.model = model;
        prevTid = TmfField.of(layout.fieldPrevTid());
        prevState = TmfField.of(layout.fieldPrevState());
        prevComm = TmfField.of(layout.fieldPrevComm());
        prevPrio = TmfField.of(layout.fieldPrevPrio());
        nextTid = TmfField.of(layout.fieldNextTid());
        nextComm = TmfField.of(layout.fieldNextComm());
        nextPrio = TmfField.of(layout.fieldNextPrio());
        tid = TmfField.of(layout.fieldTid());
        comm = TmfField.of(layout.fieldComm());
        prio = TmfField.of(layout.fieldPrio());
        newPrio = TmfField.of(layout.fieldNewPrio());
        targetCpu = TmfField.of(layout.fieldTargetCpu());
        destCpu = TmfField.of(layout.fieldDestCpu());
    }

    static void register(
            KernelModel model,
            IKernelAnalysisEventLayout layout,
            BiConsumer<@Nullable String, KernelEventHandler> table) {
        SchedulerHandlers handlers = new SchedulerHandlers(model, layout);
        for (String name : layout.eventsSchedWakeup()) {
            table.accept(name, handlers::wakeup);
        }
        table.accept(layout.eventSchedSwitch(), handlers::switchThreads);
        table.accept(layout.eventSchedProcessWakeup(), handlers::wakeup);
        table.accept(layout.eventSchedProcessWakeupNew(), handlers::wakeup);
        table.accept(layout.eventSchedProcessWaking(), handlers::waking);
        table.accept(layout.eventSchedMigrateTask(), handlers::migrate);
        table.accept(layout.eventSchedPiSetprio(), handlers::inheritPriority);
    }

    private void switchThreads(ITmfEvent event, long time, KernelCpu cpu) {
        KernelThread prev = model.thread(prevTid.asLong(event, MISSING), cpu);
        KernelThread next = model.thread(nextTid.asLong(event, MISSING), cpu);
        cpu.endInterrupts(time);
        cpu.switchedFrom(time, prevTid.asLong(event, MISSING));
        if (prev == null) {
            model.depart(time, cpu);
        } else {
            model.depart(time, cpu, prev, prevState.asLong(event, 0));
            if (prev.hasStatus()) {
                prev.setExecName(time, prevComm.asString(event));
                setPriority(time, prev, prevPrio.asLong(event, Long.MIN_VALUE));
            }
        }
        if (next == null) {
            cpu.forget(time);
            return;
        }
        model.arrive(time, cpu, next);
        next.setExecName(time, nextComm.asString(event));
        setPriority(time, next, nextPrio.asLong(event, Long.MIN_VALUE));
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
