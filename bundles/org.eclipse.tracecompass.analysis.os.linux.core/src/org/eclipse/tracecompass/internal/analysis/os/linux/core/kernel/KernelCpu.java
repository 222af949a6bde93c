package org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.function.IntConsumer;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.Attributes;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.StateValues;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;

/**
 * The state of a CPU at the time the analysis has reached, and its attributes: the thread it runs,
 * the interrupts (which nest) and the soft interrupt it handles.
 */
final class KernelCpu {

    private static final int NONE = -1;

    /** In a part of a trace: differs from every status. */
    private static final int NOT_KNOWN = -2;

    final int number;

    private final KernelModel model;
    private final ITmfStateSystemBuilder history;
    private final int quark;
    private final int threadQuark;
    private final CpuInterrupts interrupts;
    private boolean switched;
    private int frequencyQuark = NONE;

    private @Nullable KernelThread idle;
    private @Nullable KernelThread current;
    private int status = NONE;

    /** The last state of the CPU while its thread was unknown; NONE if that is unknown too. */
    private int unknownThreadStatus = NONE;

    /** In a part of a trace: whether its thread and its interrupts are known. */
    private boolean isSettled;

    KernelCpu(KernelModel model, ITmfStateSystemBuilder history, int number) {
        this.number = number;
        this.model = model;
        this.history = history;
        quark = history.getQuarkAbsoluteAndAdd(Attributes.CPUS, Integer.toString(number));
        threadQuark = history.getQuarkRelativeAndAdd(quark, Attributes.CURRENT_THREAD);
        interrupts = new CpuInterrupts(model, history, quark);
        if (model.part() != null) {
            status = NOT_KNOWN;
        }
    }

    /** The thread it runs; null while that is not known. */
    @Nullable
    KernelThread current() {
        return current;
    }

    KernelThread idleThread() {
        KernelThread idle = this.idle;
        if (idle == null) {
            idle = new KernelThread(history, 0, number, model.part());
            this.idle = idle;
            if (idle.unknowns != null) {
                idle.unknowns.settle();
            }
        }
        return idle;
    }

    /** The idle thread, if there was one. */
    @Nullable
    KernelThread knownIdleThread() {
        return idle;
    }

    /** Writes what the history does not say. */
    void save(DataOutput out) throws IOException {
        KernelThread current = this.current;
        out.writeInt(current == null ? NONE : current.tid);
        out.writeBoolean(switched);
        out.writeInt(unknownThreadStatus);
        interrupts.save(out);
    }

    /** Takes over what was saved, and what the history says at that checkpoint. */
    void restore(DataInput in) throws IOException {
        String idle = Attributes.threadName(0, number);
        if (history.optQuarkAbsolute(Attributes.THREADS, idle)
                != ITmfStateSystem.INVALID_ATTRIBUTE) {
            idleThread().restore();
        }
        int tid = in.readInt();
        KernelThread current = tid == NONE ? null : model.thread(tid, this);
        this.current = current;
        if (current != null) {
            current.cpu = this;
        }
        this.status = history.queryOngoing(quark) instanceof Integer status ? status : NONE;
        switched = in.readBoolean();
        unknownThreadStatus = in.readInt();
        interrupts.restore(in);
    }

    /** Puts a thread on the CPU. Its status, and that of the CPU, are set by {@link #update}. */
    void run(long time, KernelThread thread) {
        current = thread;
        unknownThreadStatus = NONE;
        thread.cpu = this;
        history.modifyAttribute(time, thread.boxedTid, threadQuark);
        thread.setRunQueue(time, number);
    }

    /**
     * Notes which thread a switch took from the CPU. The first one tells who was there from the
     * beginning, which is in the past and so cannot be written as its state.
     */
    void switchedFrom(long time, long tid) {
        if (!switched && KernelModel.isThread(tid)) {
            int quark = history.getQuarkRelativeAndAdd(this.quark, Attributes.FIRST_THREAD);
            history.modifyAttribute(time, Integer.valueOf((int) tid), quark);
        }
        switched = true;
    }

    /** Takes the current thread, if it is known, from the CPU; its status stays as it was. */
    void leave() {
        KernelThread current = this.current;
        if (current != null) {
            current.cpu = null;
            this.current = null;
        }
    }

    /** Marks the thread on the CPU as unknown. */
    void forget(long time) {
        leave();
        history.modifyAttribute(time, null, threadQuark);
        update(time);
    }

    /** Notes a change between user and kernel mode although the thread is unknown. */
    void setUnknownThreadMode(long time, boolean inSystemCall) {
        unknownThreadStatus =
                inSystemCall
                        ? StateValues.CPU_STATUS_RUN_SYSCALL
                        : StateValues.CPU_STATUS_RUN_USERMODE;
        update(time);
    }

    /**
     * Writes the status of the CPU and of its thread, after anything that they follow from changed.
     */
    void update(long time) {
        KernelThread current = this.current;
        int status = interrupts.cpuStatus();
        boolean interrupted = status != CpuInterrupts.NONE;
        if (!interrupted) {
            status = current == null ? unknownThreadStatus : current.cpuStatus();
        }
        if (status != this.status) {
            this.status = status;
            history.modifyAttribute(time, value(status), quark);
        }
        if (current != null) {
            current.setStatus(
                    time,
                    interrupted ? StateValues.PROCESS_STATUS_INTERRUPTED : current.runningStatus());
        }
    }

    private @Nullable Object value(int status) {
        KernelPart part = model.part();
        if (part != null && CallSymbol.isCode(status)) {
            return part.value(status);
        }
        return status == NONE ? null : Integer.valueOf(status);
    }

    // --- parts of a trace

    boolean isSettled() {
        return isSettled;
    }

    /** Nothing is known any more. */
    void unsettle() {
        isSettled = false;
        current = null;
        status = NOT_KNOWN;
    }

    /** It is known that it runs a thread and handles no interrupt. */
    void settle(KernelThread thread) {
        isSettled = true;
        current = thread;
        status = NOT_KNOWN;
        switched = true;
        unknownThreadStatus = NONE;
        interrupts.settle();
    }

    /** Its status is not known. */
    void forgetStatus() {
        status = NOT_KNOWN;
    }

    int statusQuark() {
        return quark;
    }

    /** Hands over its attributes except for the frequency. */
    void forEachQuark(IntConsumer consumer) {
        consumer.accept(quark);
        consumer.accept(threadQuark);
        interrupts.forEachQuark(consumer);
    }

    /**
     * What a part of a trace knows of a CPU.
     *
     * @param current the thread that it runs, negative for none
     */
    record States(
            int number,
            int current,
            int status,
            int unknownThreadStatus,
            CpuInterrupts.States interrupts) {}

    /** Returns what a part knows. */
    States states() {
        KernelThread current = this.current;
        return new States(
                number,
                current == null ? NONE : current.tid,
                status,
                unknownThreadStatus,
                interrupts.states());
    }

    /** Takes over what a part knows. */
    void take(States states, KernelPart part) {
        KernelThread current =
                states.current() == NONE ? null : model.thread(states.current(), this);
        KernelThread former = this.current;
        if (former != null && former.cpu == this) {
            former.cpu = null;
        }
        this.current = current;
        if (current != null) {
            current.cpu = this;
        }
        int status = states.status();
        if (CallSymbol.isCode(status) && part.value(status).resolve() instanceof Integer known) {
            this.status = known;
        } else if (status != NOT_KNOWN) {
            this.status = status;
        }
        switched = true;
        unknownThreadStatus = states.unknownThreadStatus();
        interrupts.take(states.interrupts());
    }

    // --- interrupts

    void enterIrq(long time, int irq) {
        interrupts.enterIrq(time, irq);
        update(time);
    }

    void exitIrq(long time, int irq) {
        if (interrupts.exitIrq(time, irq)) {
            update(time);
        }
    }

    void raiseSoftIrq(long time, int vector) {
        interrupts.raiseSoftIrq(time, vector);
    }

    void enterSoftIrq(long time, int vector) {
        interrupts.enterSoftIrq(time, vector);
        update(time);
    }

    void exitSoftIrq(long time, int vector) {
        if (interrupts.exitSoftIrq(time, vector)) {
            update(time);
        }
    }

    /** Ends interrupts that cannot be going on any more, because the CPU changes threads. */
    void endInterrupts(long time) {
        interrupts.end(time);
    }

    void setFrequency(long time, long frequency) {
        if (frequencyQuark == NONE) {
            frequencyQuark = history.getQuarkRelativeAndAdd(quark, Attributes.CURRENT_FREQUENCY);
        }
        history.modifyAttribute(time, Long.valueOf(frequency), frequencyQuark);
    }
}
