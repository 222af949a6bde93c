package org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.LinuxValues;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.IKernelAnalysisEventLayout;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;

/**
 * Switches between threads in a part of a trace: whether one can be handled at once, and what is
 * known after one that was deferred. They are what tells first where threads are.
 */
final class PartSwitches {

    private static final long MISSING = -1;

    private final KernelModel model;
    private final KernelPart part;
    private final SwitchFields fields;

    PartSwitches(KernelModel model, KernelPart part, IKernelAnalysisEventLayout layout) {
        this.model = model;
        this.part = part;
        fields = SwitchFields.of(layout);
    }

    /** Handles a switch or defers it. The CPU is null unless it is settled. */
    void handle(
            KernelEventHandler handler,
            ITmfEvent event,
            long time,
            int number,
            @Nullable KernelCpu cpu) {
        long prev = fields.prevTid().asLong(event, MISSING);
        long next = fields.nextTid().asLong(event, MISSING);
        long state = fields.prevState().asLong(event, 0);
        KernelThread from = model.threadIfKnown(prev);
        KernelThread to = model.threadIfKnown(next);
        if (cpu != null && canSwitch(event, cpu, prev, next, state)) {
            if (from != null && from.endsIn(state)) {
                from.know(ThreadUnknowns.EXITING | ThreadUnknowns.GONE);
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
        if (KernelModel.isThread(prev) && KernelModel.isThread(next)) {
            learnSwitch(event, number, state, fromBefore, toBefore);
        }
    }

    private static @Nullable ThreadStates states(@Nullable KernelThread thread) {
        return thread != null && thread.isSettled() ? thread.states() : null;
    }

    private boolean canSwitch(ITmfEvent event, KernelCpu cpu, long prev, long next, long state) {
        KernelThread from = prev == 0 ? cpu.knownIdleThread() : model.threadIfKnown(prev);
        KernelThread to = model.settledThread(next);
        return KernelModel.isThread(prev)
                && KernelModel.isThread(next)
                && prev != next
                && from != null
                && from == cpu.current()
                && !ThreadAttributes.isOddPriority(fields.prevPrio().asLong(event, Long.MIN_VALUE))
                && !ThreadAttributes.isOddPriority(fields.nextPrio().asLong(event, Long.MIN_VALUE))
                && (prev == 0 || canDepart(from, state))
                && (next == 0 || to != null && to.cpu == null);
    }

    private static boolean canDepart(KernelThread from, long state) {
        return (LinuxValues.isRunnable(state)
                        || LinuxValues.isDead(state)
                        || from.knows(ThreadUnknowns.EXITING))
                && (!from.endsIn(state) || from.knows(ThreadUnknowns.CALL));
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
        KernelThread from = model.thread(fields.prevTid().asLong(event, MISSING), cpu);
        KernelThread to = model.thread(fields.nextTid().asLong(event, MISSING), cpu);
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
        to.know(ThreadUnknowns.GONE | ThreadUnknowns.WAKE);
        to.gone = false;
        learnName(to, fields.nextComm().asString(event));
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
        String name = fields.prevComm().asString(event);
        boolean isSameName =
                before != null
                        && before.isKnown(ThreadUnknowns.NAME)
                        && name != null
                        && name.equals(before.shown().execName());
        if (isRunnable || isSameName) {
            learnName(from, name);
        }
        if (!isRunnable) {
            from.know(ThreadUnknowns.EXITING);
            from.exiting = false;
        }
        if (isDead) {
            from.know(ThreadUnknowns.CALL | ThreadUnknowns.GONE);
            from.systemCall = null;
            from.gone = true;
        }
    }

    private static void learnName(KernelThread thread, @Nullable String name) {
        if (name != null && !name.isEmpty()) {
            thread.attributes().learnName(name);
            thread.know(ThreadUnknowns.NAME);
        }
    }
}
