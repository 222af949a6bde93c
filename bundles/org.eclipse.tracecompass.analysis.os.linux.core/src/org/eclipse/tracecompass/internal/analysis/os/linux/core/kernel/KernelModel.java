package org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.Attributes;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.KernelOddity;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.LinuxValues;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.StateValues;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.tmf.core.statesystem.Oddities;

/**
 * The machine as the analysis sees it at the time it has reached: its CPUs, its threads, and how
 * often the trace contradicted itself. Used by one thread, except for the oddities.
 */
final class KernelModel {

    /** More CPUs or interrupts than any machine has: a number beyond is a broken event. */
    private static final int MAX_CPU = 1 << 16;

    private final ITmfStateSystemBuilder history;
    private final Oddities<KernelOddity> oddities;
    private final ThreadTable threads = new ThreadTable();
    private final Map<Integer, String> irqNames = new HashMap<>();
    private @Nullable KernelCpu[] cpus = new @Nullable KernelCpu[8];

    /** Defers what a part of a trace cannot know; null in a whole one. */
    private final @Nullable KernelPart part;

    KernelModel(
            ITmfStateSystemBuilder history,
            Oddities<KernelOddity> oddities,
            @Nullable KernelPart part) {
        this.history = history;
        this.oddities = oddities;
        this.part = part;
    }

    /** Defers what a part of a trace cannot know; null in a whole one. */
    @Nullable
    KernelPart part() {
        return part;
    }

    ThreadTable threads() {
        return threads;
    }

    /** Returns a CPU of which events have told; null for others. */
    @Nullable
    KernelCpu knownCpu(int number) {
        return number < cpus.length ? cpus[number] : null;
    }

    /** Hands over each CPU of which events have told. */
    void forEachCpu(Consumer<KernelCpu> consumer) {
        for (KernelCpu cpu : cpus) {
            if (cpu != null) {
                consumer.accept(cpu);
            }
        }
    }

    void count(KernelOddity oddity) {
        oddities.count(oddity);
    }

    /** Writes the number of oddities over the whole history. */
    void writeOddities() {
        oddities.write(history);
    }

    /** Writes what it knows besides the history. */
    void save(DataOutput out) throws IOException {
        checkpoint().save(out, cpus);
    }

    /** Takes over what was saved; nothing has happened yet, and the history is of that time. */
    void restore(DataInput in) throws IOException {
        checkpoint().restore(in, this);
    }

    private KernelCheckpoint checkpoint() {
        return new KernelCheckpoint(history, oddities, threads, irqNames);
    }

    // --- finding things

    /** Returns whether there can be a CPU with a number. */
    static boolean isCpu(long number) {
        return number >= 0 && number < MAX_CPU;
    }

    /** Returns whether a number can identify a thread; 0 is the idle thread of each CPU. */
    static boolean isThread(long tid) {
        return tid >= 0 && tid <= Integer.MAX_VALUE;
    }

    /** Returns the CPU with a number; null, and an oddity, where there cannot be such a CPU. */
    @Nullable
    KernelCpu cpu(long number) {
        if (!isCpu(number)) {
            count(KernelOddity.NO_CPU);
            return null;
        }
        int index = (int) number;
        if (index >= cpus.length) {
            cpus = Arrays.copyOf(cpus, Math.max(index + 1, 2 * cpus.length));
        }
        KernelCpu cpu = cpus[index];
        if (cpu == null) {
            cpu = new KernelCpu(this, history, index);
            cpus[index] = cpu;
        }
        return cpu;
    }

    /**
     * Returns the thread with an identifier, newly made if necessary; the idle thread of the CPU
     * for 0; null, and an oddity, where it is no identifier.
     */
    @Nullable
    KernelThread thread(long tid, KernelCpu cpu) {
        if (tid == 0) {
            return cpu.idleThread();
        }
        if (!isThread(tid)) {
            count(KernelOddity.NO_THREAD);
            return null;
        }
        KernelThread thread = threads.get((int) tid);
        if (thread == null) {
            thread = new KernelThread(history, (int) tid, cpu.number, part);
            threads.put(thread);
        }
        return thread;
    }

    /** Returns a thread that events have told of before; null for others and for idle threads. */
    @Nullable
    KernelThread knownThread(long tid) {
        if (!isThread(tid)) {
            count(KernelOddity.NO_THREAD);
            return null;
        }
        return threads.get((int) tid);
    }

    /** As {@link #knownThread}, where a number that is no identifier is no oddity. */
    @Nullable
    KernelThread threadIfKnown(long tid) {
        return isThread(tid) ? threads.get((int) tid) : null;
    }

    /** As {@link #threadIfKnown}, in a part of a trace, if it is settled there. */
    @Nullable
    KernelThread settledThread(long tid) {
        KernelThread thread = threadIfKnown(tid);
        return thread != null && thread.isSettled() ? thread : null;
    }

    // --- what happens to threads

    /** A thread does something, even if it was thought to have ended. */
    void lives(KernelThread thread) {
        if (thread.gone) {
            count(KernelOddity.DEAD_THREAD_RUNS);
            thread.gone = false;
        }
    }

    /** Takes note of the thread on a CPU where an event tells it and nothing else did before. */
    void learnCurrent(long time, KernelCpu cpu, long tid) {
        if (cpu.current() == null && tid >= 0) {
            KernelThread thread = thread(tid, cpu);
            if (thread != null && thread.cpu == null) {
                arrive(time, cpu, thread);
                cpu.update(time);
            }
        }
    }

    /**
     * Takes note of the thread on a CPU where an event tells it. If another one was thought to be
     * there, a switch is missing: it was lost, or switches are not recorded.
     */
    void meet(long time, KernelCpu cpu, long tid) {
        KernelThread current = cpu.current();
        if (current == null || current.tid == tid || !isThread(tid)) {
            learnCurrent(time, cpu, tid);
            return;
        }
        count(KernelOddity.SWITCH_FROM_OTHER_THREAD);
        cpu.endInterrupts(time);
        cpu.switchedFrom(time, current.tid);
        if (current.isIdle()) {
            depart(time, cpu, current, LinuxValues.TASK_STATE_RUNNING);
        } else {
            depart(time, cpu);
        }
        KernelThread thread = thread(tid, cpu);
        if (thread != null) {
            arrive(time, cpu, thread);
        }
        cpu.update(time);
    }

    /** Ends the stay of a thread on a CPU. */
    void depart(long time, KernelCpu cpu, KernelThread thread, long state) {
        if (cpu.current() != null && cpu.current() != thread) {
            count(KernelOddity.SWITCH_FROM_OTHER_THREAD);
            depart(time, cpu);
        }
        cpu.leave();
        // Only the kernel's own threads sleep without being counted as load.
        if ((state & LinuxValues.TASK_IDLE) != 0 && !thread.isIdle()) {
            thread.seemsKernel();
        }
        KernelCpu other = thread.cpu;
        if (other != null) {
            count(KernelOddity.THREAD_ON_TWO_CPUS);
            other.forget(time);
        }
        if (thread.isIdle()) {
            thread.setStatus(time, StateValues.PROCESS_STATUS_WAIT_BLOCKED);
        } else if (thread.endsIn(state)) {
            thread.exiting = false;
            thread.gone = true;
            thread.setSystemCall(time, null);
            thread.clearStatus(time);
        } else if (LinuxValues.isRunnable(state)) {
            thread.setStatus(time, StateValues.PROCESS_STATUS_WAIT_FOR_CPU);
        } else {
            thread.setStatus(time, StateValues.PROCESS_STATUS_WAIT_BLOCKED);
        }
    }

    /** Removes the current thread from a CPU; its next state is unknown. */
    void depart(long time, KernelCpu cpu) {
        KernelThread current = cpu.current();
        if (current != null) {
            current.setStatus(time, StateValues.PROCESS_STATUS_WAIT_UNKNOWN);
            cpu.leave();
        }
    }

    /** Begins the stay of a thread on a CPU that has no current thread. */
    void arrive(long time, KernelCpu cpu, KernelThread thread) {
        KernelCpu other = thread.cpu;
        if (other != null && other != cpu) {
            count(KernelOddity.THREAD_ON_TWO_CPUS);
            other.forget(time);
        }
        thread.lives(this);
        thread.endWakeup(time);
        cpu.run(time, thread);
    }

    /** A thread becomes ready to run. */
    void wake(long time, KernelCpu cpu, KernelThread thread, boolean ready) {
        if (thread.isIdle()) {
            return;
        }
        KernelThread source = cpu.current();
        int by =
                source == null
                        ? Attributes.encodeWaker(0, cpu.number)
                        : Attributes.encodeWaker(source.tid, cpu.number);
        if (thread.cpu != null) {
            // If it ends there, it was in time: the thread did not have to leave the CPU.
            thread.waker = ready ? KernelThread.NO_WAKER : by;
            return;
        }
        thread.lives(this);
        boolean begunBefore = ready && thread.waker != KernelThread.NO_WAKER;
        thread.beginWakeup(time, begunBefore ? thread.waker : by);
        thread.setStatus(time, StateValues.PROCESS_STATUS_WAIT_FOR_CPU);
    }

    /**
     * A thread is created.
     *
     * @param creator the thread that creates it; null where that is not known
     */
    void fork(
            long time,
            KernelThread child,
            @Nullable KernelThread creator,
            long process,
            long parentProcess,
            String name) {
        if (child.cpu != null || child.hasStatus() && !child.exiting) {
            count(KernelOddity.FORK_OF_LIVING_THREAD);
        }
        KernelCpu cpu = child.cpu;
        if (cpu != null) {
            cpu.forget(time);
        }
        child.reset(time);
        child.forked = true;
        if (parentProcess >= 0) {
            child.setParent(time, (int) parentProcess);
        }
        if (creator != null && creator.isKernel()) {
            child.seemsKernel();
        }
        child.setProcess(time, process >= 0 ? (int) process : child.tid);
        child.setExecName(time, name);
        child.setStatus(time, StateValues.PROCESS_STATUS_WAIT_FOR_CPU);
    }

    /** The identifier of a thread becomes free. */
    void free(long time, KernelThread thread) {
        KernelCpu cpu = thread.cpu;
        if (cpu != null) {
            count(KernelOddity.FREE_OF_RUNNING_THREAD);
            cpu.forget(time);
        }
        thread.reset(time);
        thread.gone = true;
    }

    /**
     * A process executes another program. Where one of its side threads does so, that thread goes
     * on under the identifier of the process.
     */
    void exec(long time, KernelCpu cpu, KernelThread thread, @Nullable KernelThread former) {
        thread.becomesUser(time);
        if (former == null || former == thread || cpu.current() != former) {
            return;
        }
        cpu.leave();
        String call = former.systemCall;
        former.setSystemCall(time, null);
        former.clearStatus(time);
        former.gone = true;
        arrive(time, cpu, thread);
        thread.exiting = false;
        thread.setSystemCall(time, call);
        cpu.update(time);
    }

    void nameIrq(long time, int irq, @Nullable String name) {
        KernelPart part = this.part;
        if (part != null) {
            part.nameIrq(time, irq, name);
            return;
        }
        if (name != null && !name.equals(irqNames.put(Integer.valueOf(irq), name))) {
            history.modifyAttribute(
                    time,
                    name,
                    history.getQuarkAbsoluteAndAdd(Attributes.IRQS, Integer.toString(irq)));
        }
    }
}
