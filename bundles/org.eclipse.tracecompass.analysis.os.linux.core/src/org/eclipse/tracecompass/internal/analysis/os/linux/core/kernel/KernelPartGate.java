package org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.IKernelAnalysisEventLayout;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.TmfField;

/**
 * Decides, in a part of a trace, whether an event can be handled at once, because all that it looks
 * at is known, or must be deferred; and what is known after it in either case. Deferring is always
 * correct, and slow: the frequent kinds of events are looked at closely, the others are deferred
 * unless that is simple.
 */
final class KernelPartGate {

    private static final long MISSING = -1;

    private final KernelModel model;
    private final KernelPart part;
    private final SyscallNames syscalls;
    private final PartSwitches switches;
    private final TmfField tid;
    private final TmfField oldTid;
    private final TmfField prio;
    private final TmfField newPrio;
    private final TmfField childTid;
    private final TmfField parentTid;
    private final TmfField contextTid;

    KernelPartGate(KernelModel model, KernelPart part, IKernelAnalysisEventLayout layout) {
        this.model = model;
        this.part = part;
        syscalls = new SyscallNames(layout);
        switches = new PartSwitches(model, part, layout);
        tid = TmfField.of(layout.fieldTid());
        oldTid = TmfField.of(layout.fieldOldTid());
        prio = TmfField.of(layout.fieldPrio());
        newPrio = TmfField.of(layout.fieldNewPrio());
        childTid = TmfField.of(layout.fieldChildTid());
        parentTid = TmfField.of(layout.fieldParentTid());
        contextTid = TmfField.of(layout.fieldContextTid());
    }

    /**
     * Handles an event or defers it.
     *
     * @param event the event
     * @param route the route of its type
     * @param time its time
     * @param number the number of its CPU, a valid one
     */
    void handle(ITmfEvent event, KernelEventRoute route, long time, int number) {
        KernelEventHandler handler = route.handler();
        KernelCpu known = model.knownCpu(number);
        KernelCpu cpu = known != null && known.isSettled() ? known : null;
        switch (route.kind()) {
            case NOTHING -> throw new IllegalArgumentException(event.getName());
            case SWITCH -> switches.handle(handler, event, time, number, cpu);
            case WAKE -> wake(handler, event, time, number, cpu);
            case INTERRUPT -> {
                if (cpu != null) {
                    handler.handle(event, time, cpu);
                } else {
                    part.defer(event, time, number);
                    part.forgetIrqNames();
                }
            }
            case ENTER, ENTER_WITHOUT_EXIT, LEAVE -> call(route, event, time, number, cpu);
            case THREAD -> changeThread(handler, event, time, number, known);
            case EXIT -> exit(handler, event, time, number, cpu);
            case FORK -> {
                long parent = parentTid.asLong(event, MISSING);
                part.unsettle(model.threadIfKnown(childTid.asLong(event, MISSING)));
                prepareLearning(cpu, parent);
                part.defer(event, time, number);
            }
            case FREE -> {
                part.unsettle(model.threadIfKnown(tid.asLong(event, MISSING)));
                part.defer(event, time, number);
            }
            case STATE_DUMP -> stateDump(handler, event, time, number, known);
            case APART -> part.defer(event, time, number);
            case OTHER -> {
                part.unsettle(cpu);
                part.unsettle(model.threadIfKnown(tid.asLong(event, MISSING)));
                part.unsettle(model.threadIfKnown(oldTid.asLong(event, MISSING)));
                part.unsettle(model.threadIfKnown(contextTid.asLong(event, MISSING)));
                part.defer(event, time, number);
            }
        }
    }

    /** Before a deferred event that learns from a thread's number which thread is on a CPU. */
    private void prepareLearning(@Nullable KernelCpu cpu, long tid) {
        if (cpu != null && cpu.current() != null) {
            part.copy(cpu);
        } else {
            part.unsettle(cpu);
            part.unsettle(model.threadIfKnown(tid));
        }
    }

    // --- wake-ups

    private void wake(
            KernelEventHandler handler,
            ITmfEvent event,
            long time,
            int number,
            @Nullable KernelCpu cpu) {
        long woken = tid.asLong(event, MISSING);
        KernelThread thread = model.settledThread(woken);
        if (cpu == null || ThreadAttributes.isOddPriority(prio.asLong(event, Long.MIN_VALUE))) {
            part.unsettle(cpu);
            part.unsettle(thread);
            part.defer(event, time, number);
            return;
        }
        if (woken == 0 || !KernelModel.isThread(woken)) {
            handler.handle(event, time, cpu);
            return;
        }
        if (thread == null) {
            part.copy(cpu);
            part.defer(event, time, number);
            return;
        }
        if (thread.knows(ThreadUnknowns.NAME | ThreadUnknowns.WAKE)) {
            handler.handle(event, time, cpu);
            return;
        }
        part.copy(cpu);
        if (thread.cpu != null) {
            part.unsettle(thread);
            part.defer(event, time, number);
            return;
        }
        part.copy(thread);
        part.forget(thread);
        part.defer(event, time, number);
        thread.attributes().forgetAllButName();
        thread.know(ThreadUnknowns.WAKE | ThreadUnknowns.GONE);
        thread.wakePending = true;
        thread.waker = KernelThread.NO_WAKER;
        thread.gone = false;
    }

    // --- system calls

    private void call(
            KernelEventRoute route,
            ITmfEvent event,
            long time,
            int number,
            @Nullable KernelCpu cpu) {
        KernelEventKind kind = route.kind();
        KernelThread thread = cpu == null ? null : cpu.current();
        if (cpu == null || thread == null) {
            part.unsettle(cpu);
            part.unsettle(model.threadIfKnown(contextTid.asLong(event, MISSING)));
            part.defer(event, time, number);
            return;
        }
        boolean known =
                thread.knows(ThreadUnknowns.CALL)
                        && (kind != KernelEventKind.LEAVE
                                || thread.systemCall != null
                                || thread.knows(ThreadUnknowns.FORKED));
        if (known || thread.isIdle()) {
            route.handler().handle(event, time, cpu);
            thread.know(ThreadUnknowns.FORKED);
            return;
        }
        part.copy(cpu);
        part.forgetCall(cpu, thread);
        part.defer(event, time, number);
        thread.know(ThreadUnknowns.CALL | ThreadUnknowns.FORKED);
        if (kind != KernelEventKind.ENTER_WITHOUT_EXIT) {
            thread.know(ThreadUnknowns.USER | ThreadUnknowns.KERNEL);
            thread.learnUser();
        }
        thread.systemCall =
                kind == KernelEventKind.ENTER ? syscalls.entered(event.getName()) : null;
        thread.forked = false;
    }

    // --- the lives of threads

    private void changeThread(
            KernelEventHandler handler,
            ITmfEvent event,
            long time,
            int number,
            @Nullable KernelCpu cpu) {
        KernelThread thread = model.settledThread(tid.asLong(event, MISSING));
        if (thread == null
                || cpu == null
                || ThreadAttributes.isOddPriority(newPrio.asLong(event, Long.MIN_VALUE))) {
            part.unsettle(thread);
            part.defer(event, time, number);
        } else {
            handler.handle(event, time, cpu);
        }
    }

    private void exit(
            KernelEventHandler handler,
            ITmfEvent event,
            long time,
            int number,
            @Nullable KernelCpu cpu) {
        long tid = this.tid.asLong(event, MISSING);
        KernelThread thread = model.settledThread(tid);
        if (thread != null
                && thread.knows(ThreadUnknowns.NAME)
                && cpu != null
                && cpu.current() != null) {
            handler.handle(event, time, cpu);
            thread.know(ThreadUnknowns.EXITING);
            return;
        }
        part.unsettle(thread);
        prepareLearning(cpu != null && cpu.isSettled() ? cpu : null, tid);
        part.defer(event, time, number);
    }

    private void stateDump(
            KernelEventHandler handler,
            ITmfEvent event,
            long time,
            int number,
            @Nullable KernelCpu cpu) {
        KernelThread thread = model.settledThread(tid.asLong(event, MISSING));
        if (thread != null
                && cpu != null
                && thread.knows(ThreadUnknowns.NAME)
                && thread.attributes().isStatusKnown()
                && thread.hasStatus()) {
            handler.handle(event, time, cpu);
        } else {
            part.unsettle(thread);
            part.defer(event, time, number);
        }
    }
}
