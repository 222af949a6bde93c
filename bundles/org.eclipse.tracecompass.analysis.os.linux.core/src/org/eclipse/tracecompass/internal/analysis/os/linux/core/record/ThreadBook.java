package org.eclipse.tracecompass.internal.analysis.os.linux.core.record;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.function.BiConsumer;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.IKernelAnalysisEventLayout;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.interrupt.SoftInterrupts;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.TmfField;

/**
 * The threads as the events so far tell: who is on each CPU, in which interrupt, what threads are
 * called and to which processes they belong. For one thread.
 */
final class ThreadBook {

    /** A thread that is not known. */
    static final int UNKNOWN = -1;

    private static final int MAX_CPU = 1 << 16;

    private final IKernelAnalysisEventLayout layout;
    private final TmfField prevTid;
    private final TmfField prevComm;
    private final TmfField nextTid;
    private final TmfField nextComm;
    private final TmfField tid;
    private final TmfField pid;
    private final TmfField comm;
    private final TmfField name;
    private final TmfField childTid;
    private final TmfField childPid;
    private final TmfField childComm;
    private final TmfField contextTid;
    private final TmfField contextPid;
    private final TmfField irq;
    private final TmfField vector;
    private final Map<Integer, Integer> current = new HashMap<>();
    private final Map<Integer, Deque<String>> interrupts = new HashMap<>();
    private final Map<Integer, String> names = new HashMap<>();
    private final Map<Integer, Integer> processes = new HashMap<>();

    ThreadBook(IKernelAnalysisEventLayout layout) {
        this.layout = layout;
        prevTid = TmfField.of(layout.fieldPrevTid());
        prevComm = TmfField.of(layout.fieldPrevComm());
        nextTid = TmfField.of(layout.fieldNextTid());
        nextComm = TmfField.of(layout.fieldNextComm());
        tid = TmfField.of(layout.fieldTid());
        pid = TmfField.of(layout.fieldPid());
        comm = TmfField.of(layout.fieldComm());
        name = TmfField.of(layout.fieldName());
        childTid = TmfField.of(layout.fieldChildTid());
        childPid = TmfField.of(layout.fieldChildPid());
        childComm = TmfField.of(layout.fieldChildComm());
        contextTid = TmfField.of(layout.fieldContextTid());
        contextPid = TmfField.of(layout.fieldContextPid());
        irq = TmfField.of(layout.fieldIrq());
        vector = TmfField.of(layout.fieldVec());
    }

    /** Asks for the events that tell about threads. */
    void listen(BiConsumer<@Nullable String, RecordReader.Handler> on) {
        on.accept(layout.eventSchedSwitch(), this::onSwitch);
        on.accept(layout.eventSchedProcessFork(), this::onFork);
        on.accept(layout.eventStatedumpProcessState(), this::onStateDump);
        on.accept(
                layout.eventIrqHandlerEntry(),
                (event, time, cpu) ->
                        enter(
                                cpu,
                                "IRQ "
                                        + irq.asLong(event, UNKNOWN)
                                        + ' '
                                        + text(name.asString(event))));
        on.accept(layout.eventIrqHandlerExit(), this::leave);
        on.accept(
                layout.eventSoftIrqEntry(),
                (event, time, cpu) ->
                        enter(
                                cpu,
                                "Soft IRQ "
                                        + SoftInterrupts.name(
                                                (int) vector.asLong(event, UNKNOWN))));
        on.accept(layout.eventSoftIrqExit(), this::leave);
        on.accept(layout.eventHRTimerExpireEntry(), (event, time, cpu) -> enter(cpu, "timer"));
        on.accept(layout.eventHRTimerExpireExit(), this::leave);
    }

    private void onSwitch(ITmfEvent event, long time, int cpu) {
        int prev = (int) prevTid.asLong(event, UNKNOWN);
        int next = (int) nextTid.asLong(event, UNKNOWN);
        rename(prev, prevComm.asString(event));
        rename(next, nextComm.asString(event));
        if (cpu >= 0 && cpu <= MAX_CPU) {
            current.put(cpu, next);
            // No interrupt switches threads: what is still open here has lost its exit.
            interrupts.remove(cpu);
        }
    }

    private void onFork(ITmfEvent event, long time, int cpu) {
        int child = (int) childTid.asLong(event, UNKNOWN);
        long process = childPid.asLong(event, UNKNOWN);
        names.remove(child);
        rename(child, childComm.asString(event));
        if (process >= 0) {
            processes.put(child, (int) process);
        } else {
            processes.remove(child);
        }
    }

    private void onStateDump(ITmfEvent event, long time, int cpu) {
        int thread = (int) tid.asLong(event, UNKNOWN);
        String called = name.asString(event);
        rename(thread, called == null ? comm.asString(event) : called);
        long process = pid.asLong(event, UNKNOWN);
        if (thread > 0 && process > 0) {
            processes.put(thread, (int) process);
        }
    }

    private void rename(int tid, @Nullable String comm) {
        if (tid > 0 && comm != null && !comm.isEmpty()) {
            names.put(tid, comm);
        }
    }

    private void enter(int cpu, String what) {
        if (cpu >= 0 && cpu <= MAX_CPU) {
            interrupts.computeIfAbsent(cpu, c -> new ArrayDeque<>()).push(what);
        }
    }

    private void leave(ITmfEvent event, long time, int cpu) {
        Deque<String> stack = interrupts.get(cpu);
        if (stack != null) {
            stack.poll();
        }
    }

    /** Events are missing: CPUs may have other threads and be in other interrupts. */
    void forget() {
        current.clear();
        interrupts.clear();
    }

    /** Returns the thread that made an event: from its context, else the one on its CPU. */
    int threadOf(ITmfEvent event, int cpu) {
        int thread = (int) contextTid.asLong(event, UNKNOWN);
        if (thread < 0) {
            return current(cpu);
        }
        long process = contextPid.asLong(event, UNKNOWN);
        if (process > 0) {
            processes.put(thread, (int) process);
        }
        return thread;
    }

    /** Returns the thread on a CPU, {@link #UNKNOWN} before the first switch. */
    int current(int cpu) {
        Integer thread = current.get(cpu);
        return thread == null ? UNKNOWN : thread.intValue();
    }

    /** Returns the interrupt that a CPU handles, null for none. */
    @Nullable
    String interrupt(int cpu) {
        Deque<String> stack = interrupts.get(cpu);
        return stack == null ? null : stack.peek();
    }

    /** Returns who acts on a CPU: an interrupt, else the thread; null if that is not known. */
    @Nullable
    String actor(int cpu) {
        String interrupt = interrupt(cpu);
        int thread = current(cpu);
        return interrupt != null ? interrupt : thread == 0 ? "interrupt" : label(thread);
    }

    /** Returns the name and number of a thread; null for an unknown one. */
    @Nullable
    String label(int tid) {
        if (tid < 0) {
            return null;
        }
        return tid == 0 ? "idle" : text(names.get(tid)) + " (" + tid + ')';
    }

    /** Returns the process of a thread; the thread itself if nothing else is known. */
    int processOf(int tid) {
        Integer process = processes.get(tid);
        return process == null ? tid : process.intValue();
    }

    /** Returns the name and number of the process of a thread; null for an unknown thread. */
    @Nullable
    String processLabel(int tid) {
        return label(tid < 0 ? tid : processOf(tid));
    }

    private static String text(@Nullable String text) {
        return text == null ? "?" : text;
    }
}
