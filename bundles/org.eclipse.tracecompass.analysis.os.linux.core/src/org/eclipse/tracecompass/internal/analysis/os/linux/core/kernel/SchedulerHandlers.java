package org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel;

import java.util.function.BiConsumer;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.IKernelAnalysisEventLayout;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.access.TmfField;

/** Scheduler events: switches, wake-ups, migrations, priorities. */
final class SchedulerHandlers {

    private static final long MISSING = -1;

    private final KernelModel fModel;
    private final TmfField fPrevTid;
    private final TmfField fPrevState;
    private final TmfField fPrevComm;
    private final TmfField fPrevPrio;
    private final TmfField fNextTid;
    private final TmfField fNextComm;
    private final TmfField fNextPrio;
    private final TmfField fTid;
    private final TmfField fComm;
    private final TmfField fPrio;
    private final TmfField fNewPrio;
    private final TmfField fTargetCpu;
    private final TmfField fDestCpu;

    private SchedulerHandlers(KernelModel model, IKernelAnalysisEventLayout layout) {
        fModel = model;
        fPrevTid = TmfField.of(layout.fieldPrevTid());
        fPrevState = TmfField.of(layout.fieldPrevState());
        fPrevComm = TmfField.of(layout.fieldPrevComm());
        fPrevPrio = TmfField.of(layout.fieldPrevPrio());
        fNextTid = TmfField.of(layout.fieldNextTid());
        fNextComm = TmfField.of(layout.fieldNextComm());
        fNextPrio = TmfField.of(layout.fieldNextPrio());
        fTid = TmfField.of(layout.fieldTid());
        fComm = TmfField.of(layout.fieldComm());
        fPrio = TmfField.of(layout.fieldPrio());
        fNewPrio = TmfField.of(layout.fieldNewPrio());
        fTargetCpu = TmfField.of(layout.fieldTargetCpu());
        fDestCpu = TmfField.of(layout.fieldDestCpu());
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
        KernelThread prev = fModel.thread(fPrevTid.asLong(event, MISSING), cpu);
        KernelThread next = fModel.thread(fNextTid.asLong(event, MISSING), cpu);
        cpu.endInterrupts(time);
        cpu.switchedFrom(time, fPrevTid.asLong(event, MISSING));
        if (prev == null) {
            fModel.depart(time, cpu);
        } else {
            fModel.depart(time, cpu, prev, fPrevState.asLong(event, 0));
            if (prev.hasStatus()) {
                prev.setExecName(time, fPrevComm.asString(event));
                setPriority(time, prev, fPrevPrio.asLong(event, Long.MIN_VALUE));
            }
        }
        if (next == null) {
            cpu.forget(time);
            return;
        }
        fModel.arrive(time, cpu, next);
        next.setExecName(time, fNextComm.asString(event));
        setPriority(time, next, fNextPrio.asLong(event, Long.MIN_VALUE));
        cpu.update(time);
    }

    private void waking(ITmfEvent event, long time, KernelCpu cpu) {
        wake(event, time, cpu, false);
    }

    private void wakeup(ITmfEvent event, long time, KernelCpu cpu) {
        wake(event, time, cpu, true);
    }

    private void wake(ITmfEvent event, long time, KernelCpu cpu, boolean ready) {
        KernelThread thread = fModel.thread(fTid.asLong(event, MISSING), cpu);
        if (thread == null || thread.isIdle()) {
            return;
        }
        fModel.wake(time, cpu, thread, ready);
        if (thread.cpu == null && ready) {
            setRunQueue(time, thread, fTargetCpu.asLong(event, MISSING));
        }
        if (!thread.hasName()) {
            thread.setExecName(time, fComm.asString(event));
        }
        setPriority(time, thread, fPrio.asLong(event, Long.MIN_VALUE));
    }

    private void migrate(ITmfEvent event, long time, KernelCpu cpu) {
        KernelThread thread = fModel.knownThread(fTid.asLong(event, MISSING));
        if (thread != null) {
            setRunQueue(time, thread, fDestCpu.asLong(event, MISSING));
        }
    }

    private void inheritPriority(ITmfEvent event, long time, KernelCpu cpu) {
        KernelThread thread = fModel.knownThread(fTid.asLong(event, MISSING));
        if (thread != null) {
            setPriority(time, thread, fNewPrio.asLong(event, Long.MIN_VALUE));
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
