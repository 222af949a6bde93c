package org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.LinuxValues;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.IKernelAnalysisEventLayout;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventType;
import org.eclipse.tracecompass.tmf.core.event.TmfField;

/**
 * Decides, in a part of a trace, whether an event can be handled at once, because all that it looks
 * at is known, or must be deferred; and what is known after it in either case. Deferring is always
 * correct, and slow: the frequent kinds of events are looked at closely, the others are deferred
 * unless that is simple.
 */
final class KernelPartGate {

    private static final long MISSING = -1;

    /** Beyond this number, types are made per event. */
    private static final int MAX_TYPES = 1 << 14;

    /** Kinds of events by what they look at. */
    private enum Kind {
        NOTHING,
        SWITCH,
        WAKE,
        /** An interrupt or soft interrupt: looks at its CPU only. */
        INTERRUPT,
        ENTER,
        /** The entry of a call that has no exit. */
        ENTER_WITHOUT_EXIT,
        LEAVE,
        /** Changes a thread, if it was heard of before. */
        THREAD,
        /** The end of a thread: changes it, and perhaps the CPU. */
        EXIT,
        FORK,
        FREE,
        STATE_DUMP,
        /** Changes only what no other event looks at. */
        APART,
        /** Changes the thread on the CPU. */
        OTHER
    }

    /** What happens to the events of a type. */
    private record Route(Kind kind, KernelEventHandler handler) {}

    private final KernelModel model;
    private final KernelPart part;
    private final IKernelAnalysisEventLayout layout;
    private final SyscallNames syscalls;
    private final Map<String, Kind> byName = new HashMap<>();
    private final KernelEventDispatch dispatch;
    private final Map<ITmfEventType, Route> byType = new IdentityHashMap<>();
    private final TmfField prevTid;
    private final TmfField prevState;
    private final TmfField prevComm;
    private final TmfField prevPrio;
    private final TmfField nextTid;
    private final TmfField nextComm;
    private final TmfField nextPrio;
    private final TmfField tid;
    private final TmfField oldTid;
    private final TmfField prio;
    private final TmfField newPrio;
    private final TmfField childTid;
    private final TmfField parentTid;
    private final TmfField contextTid;

    KernelPartGate(
            KernelModel model,
            KernelPart part,
            KernelEventDispatch dispatch,
            IKernelAnalysisEventLayout layout) {
        this.dispatch = dispatch;
        this.model = model;
        this.part = part;
        this.layout = layout;
        syscalls = new SyscallNames(layout);
        prevTid = TmfField.of(layout.fieldPrevTid());
        prevState = TmfField.of(layout.fieldPrevState());
        prevComm = TmfField.of(layout.fieldPrevComm());
        prevPrio = TmfField.of(layout.fieldPrevPrio());
        nextTid = TmfField.of(layout.fieldNextTid());
        nextComm = TmfField.of(layout.fieldNextComm());
        nextPrio = TmfField.of(layout.fieldNextPrio());
        tid = TmfField.of(layout.fieldTid());
        oldTid = TmfField.of(layout.fieldOldTid());
        prio = TmfField.of(layout.fieldPrio());
        newPrio = TmfField.of(layout.fieldNewPrio());
        childTid = TmfField.of(layout.fieldChildTid());
        parentTid = TmfField.of(layout.fieldParentTid());
        contextTid = TmfField.of(layout.fieldContextTid());
        fill();
    }

    /** In the order in which the handlers are registered: the last one of a name counts. */
    private void fill() {
        for (String name : layout.eventsSchedWakeup()) {
            put(name, Kind.WAKE);
        }
        put(layout.eventSchedSwitch(), Kind.SWITCH);
        put(layout.eventSchedProcessWakeup(), Kind.WAKE);
        put(layout.eventSchedProcessWakeupNew(), Kind.WAKE);
        put(layout.eventSchedProcessWaking(), Kind.WAKE);
        put(layout.eventSchedMigrateTask(), Kind.THREAD);
        put(layout.eventSchedPiSetprio(), Kind.THREAD);
        put(layout.eventSchedProcessFork(), Kind.FORK);
        put(layout.eventSchedProcessExec(), Kind.OTHER);
        put(layout.eventSchedProcessExit(), Kind.EXIT);
        put(layout.eventSchedProcessFree(), Kind.FREE);
        put(layout.eventStatedumpProcessState(), Kind.STATE_DUMP);
        put(layout.eventStatedumpCpuTopology(), Kind.APART);
        put(layout.eventCpuFrequency(), Kind.APART);
        put(layout.eventIrqHandlerEntry(), Kind.INTERRUPT);
        put(layout.eventIrqHandlerExit(), Kind.INTERRUPT);
        put(layout.eventSoftIrqEntry(), Kind.INTERRUPT);
        put(layout.eventSoftIrqExit(), Kind.INTERRUPT);
        put(layout.eventSoftIrqRaise(), Kind.INTERRUPT);
    }

    private void put(@Nullable String name, Kind kind) {
        if (name != null) {
            byName.put(name, kind);
        }
    }

    private Route routeOf(ITmfEvent event) {
        ITmfEventType type = event.getType();
        Route route = byType.get(type);
        if (route == null) {
            KernelEventHandler handler = dispatch.handlerOf(event);
            route =
                    new Route(
                            handler == KernelEventHandler.NOTHING
                                    ? Kind.NOTHING
                                    : byName.computeIfAbsent(event.getName(), this::syscall),
                            handler);
            if (byType.size() >= MAX_TYPES) {
                byType.clear();
            }
            byType.put(type, route);
        }
        return route;
    }

    /** Returns whether an event is irrelevant for the analysis. */
    boolean ignores(ITmfEvent event) {
        return routeOf(event).kind() == Kind.NOTHING;
    }

    private Kind syscall(String eventName) {
        String entered = syscalls.entered(eventName);
        if (entered != null) {
            return layout.syscallsWithoutExit().contains(entered)
                    ? Kind.ENTER_WITHOUT_EXIT
                    : Kind.ENTER;
        }
        return syscalls.left(eventName) != null ? Kind.LEAVE : Kind.OTHER;
    }

    /**
     * Handles an event or defers it.
     *
     * @param event the event
     * @param time its time
     * @param number the number of its CPU, a valid one
     */
    void handle(ITmfEvent event, long time, int number) {
        Route route = routeOf(event);
        KernelEventHandler handler = route.handler();
        KernelCpu known = model.knownCpu(number);
        KernelCpu cpu = known != null && known.isSettled() ? known : null;
        switch (route.kind()) {
            case NOTHING -> throw new IllegalArgumentException(event.getName());
            case SWITCH -> switchThreads(handler, event, time, number, cpu);
            case WAKE -> wake(handler, event, time, number, cpu);
            case INTERRUPT -> {
                if (cpu != null) {
                    handler.handle(event, time, cpu);
                } else {
                    part.defer(event, time, number);
                    part.forgetIrqNames();
                }
            }
            case ENTER -> call(handler, event, time, number, cpu, Kind.ENTER);
            case ENTER_WITHOUT_EXIT ->
                    call(handler, event, time, number, cpu, Kind.ENTER_WITHOUT_EXIT);
            case LEAVE -> call(handler, event, time, number, cpu, Kind.LEAVE);
            case THREAD -> changeThread(handler, event, time, number, known);
            case EXIT -> exit(handler, event, time, number, cpu);
            case FORK -> {
                long parent = parentTid.asLong(event, MISSING);
                part.unsettle(thread(childTid.asLong(event, MISSING)));
                prepareLearning(cpu, parent);
                part.defer(event, time, number);
            }
            case FREE -> {
                part.unsettle(thread(tid.asLong(event, MISSING)));
                part.defer(event, time, number);
            }
            case STATE_DUMP -> stateDump(handler, event, time, number, known);
            case APART -> part.defer(event, time, number);
            case OTHER -> {
                part.unsettle(cpu);
                part.unsettle(thread(tid.asLong(event, MISSING)));
                part.unsettle(thread(oldTid.asLong(event, MISSING)));
                part.unsettle(thread(contextTid.asLong(event, MISSING)));
                part.defer(event, time, number);
            }
        }
    }

    /** A thread that was heard of, not an idle one; null for others. */
    private @Nullable KernelThread thread(long tid) {
        return tid > 0 && tid <= Integer.MAX_VALUE ? model.threads().get((int) tid) : null;
    }

    private static boolean isThread(long tid) {
        return tid >= 0 && tid <= Integer.MAX_VALUE;
    }

    /** The thread if it is settled, else null. */
    private static @Nullable KernelThread settled(@Nullable KernelThread thread) {
        return thread != null && thread.unknowns != null && thread.unknowns.isSettled()
                ? thread
                : null;
    }

    private static boolean knows(KernelThread thread, int what) {
        ThreadUnknowns unknowns = thread.unknowns;
        return unknowns == null || !unknowns.is(what);
    }

    private static void know(KernelThread thread, int what) {
        ThreadUnknowns unknowns = thread.unknowns;
        if (unknowns != null) {
            unknowns.know(what);
        }
    }

    /** Before a deferred event that learns from a thread's number which thread is on a CPU. */
    private void prepareLearning(@Nullable KernelCpu cpu, long tid) {
        if (cpu != null && cpu.current() != null) {
            part.copy(cpu);
        } else {
            part.unsettle(cpu);
            part.unsettle(thread(tid));
        }
    }

    /** Whether a priority is stored as one that stands for none. */
    private static boolean isOdd(long priority) {
        return (int) priority <= KernelThread.NOT_KNOWN && priority != Long.MIN_VALUE;
    }

    // --- switches

    private void switchThreads(
            KernelEventHandler handler,
            ITmfEvent event,
            long time,
            int number,
            @Nullable KernelCpu cpu) {
        long prev = prevTid.asLong(event, MISSING);
        long next = nextTid.asLong(event, MISSING);
        long state = prevState.asLong(event, 0);
        KernelThread from = thread(prev);
        KernelThread to = thread(next);
        if (cpu != null && canSwitch(event, cpu, prev, next, state)) {
            if (from != null && ends(from, state)) {
                know(from, ThreadUnknowns.EXITING | ThreadUnknowns.GONE);
            }
            handler.handle(event, time, cpu);
            return;
        }
        ThreadStates fromBefore = states(from);
        ThreadStates toBefore = states(to);
        part.unsettle(cpu);
        part.unsettle(from);
        part.unsettle(to);
        part.defer(event, time, number);
        if (isThread(prev) && isThread(next)) {
            learnSwitch(event, number, state, fromBefore, toBefore);
        }
    }

    private static @Nullable ThreadStates states(@Nullable KernelThread thread) {
        ThreadUnknowns unknowns = thread == null ? null : thread.unknowns;
        return thread != null && unknowns != null && unknowns.isSettled()
                ? thread.states(unknowns.bits())
                : null;
    }

    private boolean canSwitch(ITmfEvent event, KernelCpu cpu, long prev, long next, long state) {
        KernelThread from = prev == 0 ? cpu.knownIdleThread() : thread(prev);
        KernelThread to = settled(thread(next));
        return isThread(prev)
                && isThread(next)
                && prev != next
                && from != null
                && from == cpu.current()
                && !isOdd(prevPrio.asLong(event, Long.MIN_VALUE))
                && !isOdd(nextPrio.asLong(event, Long.MIN_VALUE))
                && (prev == 0 || canDepart(from, state))
                && (next == 0 || to != null && to.cpu == null);
    }

    private static boolean canDepart(KernelThread from, long state) {
        return (LinuxValues.isRunnable(state)
                        || LinuxValues.isDead(state)
                        || knows(from, ThreadUnknowns.EXITING))
                && (!ends(from, state) || knows(from, ThreadUnknowns.CALL));
    }

    private static boolean ends(KernelThread from, long state) {
        return LinuxValues.isDead(state) || from.exiting && !LinuxValues.isRunnable(state);
    }

    /** What is known after a switch that was deferred. */
    private void learnSwitch(
            ITmfEvent event,
            int number,
            long state,
            @Nullable ThreadStates fromBefore,
            @Nullable ThreadStates toBefore) {
        KernelCpu cpu = model.cpu(number);
        if (cpu == null) {
            return;
        }
        KernelThread from = model.thread(prevTid.asLong(event, MISSING), cpu);
        KernelThread to = model.thread(nextTid.asLong(event, MISSING), cpu);
        if (from == null || to == null) {
            return;
        }
        settle(from);
        settle(to);
        settle(cpu.knownIdleThread());
        if (from != to) {
            if (!from.isIdle()) {
                learnDeparture(event, from, state, fromBefore);
            }
            if (toBefore != null) {
                to.remember(
                        toBefore,
                        ThreadUnknowns.CALL
                                | ThreadUnknowns.EXITING
                                | ThreadUnknowns.FORKED
                                | ThreadUnknowns.USER
                                | ThreadUnknowns.KERNEL);
            }
        }
        know(to, ThreadUnknowns.GONE | ThreadUnknowns.WAKE);
        to.gone = false;
        learnName(to, nextComm.asString(event));
        to.cpu = cpu;
        cpu.settle(to);
    }

    private static void settle(@Nullable KernelThread thread) {
        ThreadUnknowns unknowns = thread == null ? null : thread.unknowns;
        if (unknowns != null) {
            unknowns.settle();
        }
    }

    private void learnDeparture(
            ITmfEvent event, KernelThread from, long state, @Nullable ThreadStates before) {
        boolean isDead = LinuxValues.isDead(state);
        boolean isRunnable = LinuxValues.isRunnable(state) && !isDead;
        if (before != null) {
            boolean hasNoCall = before.isKnown(ThreadUnknowns.CALL) && before.systemCall() == null;
            from.remember(
                    before,
                    ThreadUnknowns.FORKED
                            | ThreadUnknowns.USER
                            | ThreadUnknowns.KERNEL
                            | ThreadUnknowns.WAKE
                            | (isRunnable ? ThreadUnknowns.EXITING | ThreadUnknowns.GONE : 0)
                            | (isRunnable || hasNoCall ? ThreadUnknowns.CALL : 0));
        }
        String name = prevComm.asString(event);
        boolean isSameName =
                before != null
                        && before.isKnown(ThreadUnknowns.NAME)
                        && name != null
                        && name.equals(before.execName());
        if (isRunnable || isSameName) {
            learnName(from, name);
        }
        if (!isRunnable) {
            know(from, ThreadUnknowns.EXITING);
            from.exiting = false;
        }
        if (isDead) {
            know(from, ThreadUnknowns.CALL | ThreadUnknowns.GONE);
            from.systemCall = null;
            from.gone = true;
        }
    }

    private static void learnName(KernelThread thread, @Nullable String name) {
        if (name != null && !name.isEmpty()) {
            thread.learnName(name);
            know(thread, ThreadUnknowns.NAME);
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
        KernelThread thread = settled(thread(woken));
        if (cpu == null || isOdd(prio.asLong(event, Long.MIN_VALUE))) {
            part.unsettle(cpu);
            part.unsettle(thread);
            part.defer(event, time, number);
            return;
        }
        if (woken == 0 || !isThread(woken)) {
            handler.handle(event, time, cpu);
            return;
        }
        if (thread == null) {
            part.copy(cpu);
            part.defer(event, time, number);
            return;
        }
        if (knows(thread, ThreadUnknowns.NAME | ThreadUnknowns.WAKE)) {
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
        thread.forgetShownButName();
        know(thread, ThreadUnknowns.WAKE | ThreadUnknowns.GONE);
        thread.wakePending = true;
        thread.waker = KernelThread.NO_WAKER;
        thread.gone = false;
    }

    // --- system calls

    private void call(
            KernelEventHandler handler,
            ITmfEvent event,
            long time,
            int number,
            @Nullable KernelCpu cpu,
            Kind kind) {
        KernelThread thread = cpu == null ? null : cpu.current();
        if (cpu == null || thread == null) {
            part.unsettle(cpu);
            part.unsettle(thread(contextTid.asLong(event, MISSING)));
            part.defer(event, time, number);
            return;
        }
        boolean known =
                knows(thread, ThreadUnknowns.CALL)
                        && (kind != Kind.LEAVE
                                || thread.systemCall != null
                                || knows(thread, ThreadUnknowns.FORKED));
        if (known || thread.isIdle()) {
            handler.handle(event, time, cpu);
            know(thread, ThreadUnknowns.FORKED);
            return;
        }
        part.copy(cpu);
        part.forgetCall(cpu, thread);
        part.defer(event, time, number);
        know(thread, ThreadUnknowns.CALL | ThreadUnknowns.FORKED);
        if (kind != Kind.ENTER_WITHOUT_EXIT) {
            know(thread, ThreadUnknowns.USER | ThreadUnknowns.KERNEL);
            thread.learnUser();
        }
        thread.systemCall = kind == Kind.ENTER ? syscalls.entered(event.getName()) : null;
        thread.forked = false;
    }

    // --- the lives of threads

    private void changeThread(
            KernelEventHandler handler,
            ITmfEvent event,
            long time,
            int number,
            @Nullable KernelCpu cpu) {
        KernelThread thread = settled(thread(tid.asLong(event, MISSING)));
        if (thread == null || cpu == null || isOdd(newPrio.asLong(event, Long.MIN_VALUE))) {
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
        KernelThread thread = settled(thread(tid));
        if (thread != null
                && knows(thread, ThreadUnknowns.NAME)
                && cpu != null
                && cpu.current() != null) {
            handler.handle(event, time, cpu);
            know(thread, ThreadUnknowns.EXITING);
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
        KernelThread thread = settled(thread(tid.asLong(event, MISSING)));
        if (thread != null
                && cpu != null
                && knows(thread, ThreadUnknowns.NAME)
                && thread.isStatusKnown()
                && thread.hasStatus()) {
            handler.handle(event, time, cpu);
        } else {
            part.unsettle(thread);
            part.defer(event, time, number);
        }
    }
}
