package org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.Attributes;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.KernelOddity;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.StateValues;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;

/**
 * What a CPU does at the time the analysis has reached, and where that is written: the thread it
 * runs, the interrupts (which nest) and the soft interrupt it handles.
 */
final class KernelCpu {

    private static final int NONE = -1;
    private static final Integer RAISED = Integer.valueOf(StateValues.CPU_STATUS_SOFT_IRQ_RAISED);
    private static final Integer SOFTIRQ = Integer.valueOf(StateValues.CPU_STATUS_SOFTIRQ);
    private static final Integer IRQ = Integer.valueOf(StateValues.CPU_STATUS_IRQ);

    final int number;

    private final KernelModel fModel;
    private final ITmfStateSystemBuilder fHistory;
    private final int fQuark;
    private final int fThreadQuark;
    private boolean fSwitched;
    private int fFrequencyQuark = NONE;
    private int fIrqsQuark = NONE;
    private int fSoftIrqsQuark = NONE;
    private int[] fIrqQuarks = {};
    private int[] fSoftIrqQuarks = {};

    private @Nullable KernelThread fIdle;
    private @Nullable KernelThread fCurrent;
    private int fStatus = NONE;

    /** What the CPU did last while its thread was not known; NONE if even that is unknown. */
    private int fUnknownThreadStatus = NONE;

    private int[] fIrqStack = new int[4];
    private int fIrqDepth;
    private int fSoftIrq = NONE;
    private long fRaised;

    KernelCpu(KernelModel model, ITmfStateSystemBuilder history, int number) {
        this.number = number;
        fModel = model;
        fHistory = history;
        fQuark = history.getQuarkAbsoluteAndAdd(Attributes.CPUS, Integer.toString(number));
        fThreadQuark = history.getQuarkRelativeAndAdd(fQuark, Attributes.CURRENT_THREAD);
    }

    /** The thread it runs; null while that is not known. */
    @Nullable
    KernelThread current() {
        return fCurrent;
    }

    KernelThread idleThread() {
        KernelThread idle = fIdle;
        if (idle == null) {
            idle = new KernelThread(fHistory, 0, number);
            fIdle = idle;
        }
        return idle;
    }

    /** The idle thread, if there was one. */
    @Nullable
    KernelThread knownIdleThread() {
        return fIdle;
    }

    /** Writes what the history does not say. */
    void save(DataOutput out) throws IOException {
        KernelThread current = fCurrent;
        out.writeInt(current == null ? NONE : current.tid);
        out.writeBoolean(fSwitched);
        out.writeInt(fUnknownThreadStatus);
        out.writeInt(fSoftIrq);
        out.writeLong(fRaised);
        out.writeInt(fIrqDepth);
        for (int i = 0; i < fIrqDepth; i++) {
            out.writeInt(fIrqStack[i]);
        }
    }

    /** Takes over what was saved, and what the history says at that checkpoint. */
    void restore(DataInput in) throws IOException {
        String idle = Attributes.threadName(0, number);
        if (fHistory.optQuarkAbsolute(Attributes.THREADS, idle)
                != ITmfStateSystem.INVALID_ATTRIBUTE) {
            idleThread().restore();
        }
        int tid = in.readInt();
        KernelThread current = tid == NONE ? null : fModel.thread(tid, this);
        fCurrent = current;
        if (current != null) {
            current.cpu = this;
        }
        fStatus = fHistory.queryOngoing(fQuark) instanceof Integer status ? status : NONE;
        fSwitched = in.readBoolean();
        fUnknownThreadStatus = in.readInt();
        fSoftIrq = in.readInt();
        fRaised = in.readLong();
        fIrqDepth = in.readInt();
        fIrqStack = new int[Math.max(fIrqStack.length, fIrqDepth)];
        for (int i = 0; i < fIrqDepth; i++) {
            fIrqStack[i] = in.readInt();
        }
    }

    /** Puts a thread on the CPU. Its status, and that of the CPU, are set by {@link #update}. */
    void run(long time, KernelThread thread) {
        fCurrent = thread;
        fUnknownThreadStatus = NONE;
        thread.cpu = this;
        fHistory.modifyAttribute(time, thread.boxedTid, fThreadQuark);
        thread.setRunQueue(time, number);
    }

    /**
     * Notes which thread a switch took from the CPU. The first one tells who was there from the
     * beginning, which is in the past and so cannot be written as its state.
     */
    void switchedFrom(long time, long tid) {
        if (!fSwitched && tid >= 0 && tid <= Integer.MAX_VALUE) {
            int quark = fHistory.getQuarkRelativeAndAdd(fQuark, Attributes.FIRST_THREAD);
            fHistory.modifyAttribute(time, Integer.valueOf((int) tid), quark);
        }
        fSwitched = true;
    }

    /** Takes the current thread, if it is known, from the CPU; its status stays as it was. */
    void leave() {
        KernelThread current = fCurrent;
        if (current != null) {
            current.cpu = null;
            fCurrent = null;
        }
    }

    /** What is on the CPU is no longer known. */
    void forget(long time) {
        leave();
        fHistory.modifyAttribute(time, null, fThreadQuark);
        update(time);
    }

    /** Notes a change between user and kernel mode although the thread is unknown. */
    void setUnknownThreadMode(long time, boolean inSystemCall) {
        fUnknownThreadStatus =
                inSystemCall
                        ? StateValues.CPU_STATUS_RUN_SYSCALL
                        : StateValues.CPU_STATUS_RUN_USERMODE;
        update(time);
    }

    /**
     * Writes the status of the CPU and of its thread, after anything that they follow from changed.
     */
    void update(long time) {
        KernelThread current = fCurrent;
        boolean interrupted = fIrqDepth > 0 || fSoftIrq != NONE;
        int status;
        if (fIrqDepth > 0) {
            status = StateValues.CPU_STATUS_IRQ;
        } else if (fSoftIrq != NONE) {
            status = StateValues.CPU_STATUS_SOFTIRQ;
        } else if (current == null) {
            status = fUnknownThreadStatus;
        } else if (current.isIdle()) {
            status = StateValues.CPU_STATUS_IDLE;
        } else if (current.systemCall != null) {
            status = StateValues.CPU_STATUS_RUN_SYSCALL;
        } else {
            status = StateValues.CPU_STATUS_RUN_USERMODE;
        }
        if (status != fStatus) {
            fStatus = status;
            fHistory.modifyAttribute(time, status == NONE ? null : Integer.valueOf(status), fQuark);
        }
        if (current != null) {
            current.setStatus(
                    time,
                    interrupted ? StateValues.PROCESS_STATUS_INTERRUPTED : current.runningStatus());
        }
    }

    // ------------------------------------------------------------------ interrupts

    void enterIrq(long time, int irq) {
        if (fIrqDepth == fIrqStack.length) {
            fIrqStack = Arrays.copyOf(fIrqStack, 2 * fIrqDepth);
        }
        fIrqStack[fIrqDepth++] = irq;
        fHistory.modifyAttribute(time, IRQ, irqQuark(irq));
        update(time);
    }

    void exitIrq(long time, int irq) {
        int level = fIrqDepth - 1;
        while (level >= 0 && fIrqStack[level] != irq) {
            level--;
        }
        if (level < 0) {
            fModel.count(KernelOddity.IRQ_EXIT_WITHOUT_ENTRY);
            return;
        }
        if (level < fIrqDepth - 1) {
            fModel.count(KernelOddity.IRQ_WITHOUT_EXIT);
        }
        leaveIrqs(time, level);
        update(time);
    }

    private void leaveIrqs(long time, int level) {
        while (fIrqDepth > level) {
            int irq = fIrqStack[--fIrqDepth];
            boolean outer = false;
            for (int i = 0; i < fIrqDepth; i++) {
                outer |= fIrqStack[i] == irq;
            }
            if (!outer) {
                fHistory.modifyAttribute(time, null, irqQuark(irq));
            }
        }
    }

    void raiseSoftIrq(long time, int vector) {
        fRaised |= 1L << vector;
        if (fSoftIrq != vector) {
            fHistory.modifyAttribute(time, RAISED, softIrqQuark(vector));
        }
    }

    void enterSoftIrq(long time, int vector) {
        if (fSoftIrq != NONE) {
            fModel.count(KernelOddity.SOFTIRQ_WITHOUT_EXIT);
            leaveSoftIrq(time);
        }
        fSoftIrq = vector;
        fRaised &= ~(1L << vector);
        fHistory.modifyAttribute(time, SOFTIRQ, softIrqQuark(vector));
        update(time);
    }

    void exitSoftIrq(long time, int vector) {
        if (fSoftIrq != vector) {
            fModel.count(KernelOddity.SOFTIRQ_EXIT_WITHOUT_ENTRY);
            return;
        }
        leaveSoftIrq(time);
        update(time);
    }

    private void leaveSoftIrq(long time) {
        int vector = fSoftIrq;
        fSoftIrq = NONE;
        boolean again = (fRaised & 1L << vector) != 0;
        fHistory.modifyAttribute(time, again ? RAISED : null, softIrqQuark(vector));
    }

    /** Ends interrupts that cannot be going on any more, because the CPU changes threads. */
    void endInterrupts(long time) {
        if (fIrqDepth > 0) {
            fModel.count(KernelOddity.IRQ_WITHOUT_EXIT);
            leaveIrqs(time, 0);
        }
        if (fSoftIrq != NONE) {
            fModel.count(KernelOddity.SOFTIRQ_WITHOUT_EXIT);
            leaveSoftIrq(time);
        }
    }

    void setFrequency(long time, long frequency) {
        if (fFrequencyQuark == NONE) {
            fFrequencyQuark = fHistory.getQuarkRelativeAndAdd(fQuark, Attributes.CURRENT_FREQUENCY);
        }
        fHistory.modifyAttribute(time, Long.valueOf(frequency), fFrequencyQuark);
    }

    private int irqQuark(int irq) {
        if (irq >= fIrqQuarks.length) {
            fIrqQuarks = grow(fIrqQuarks, irq);
        }
        int quark = fIrqQuarks[irq];
        if (quark == NONE) {
            if (fIrqsQuark == NONE) {
                fIrqsQuark = fHistory.getQuarkRelativeAndAdd(fQuark, Attributes.IRQS);
            }
            quark = fHistory.getQuarkRelativeAndAdd(fIrqsQuark, Integer.toString(irq));
            fIrqQuarks[irq] = quark;
        }
        return quark;
    }

    private int softIrqQuark(int vector) {
        if (vector >= fSoftIrqQuarks.length) {
            fSoftIrqQuarks = grow(fSoftIrqQuarks, vector);
        }
        int quark = fSoftIrqQuarks[vector];
        if (quark == NONE) {
            if (fSoftIrqsQuark == NONE) {
                fSoftIrqsQuark = fHistory.getQuarkRelativeAndAdd(fQuark, Attributes.SOFT_IRQS);
            }
            quark = fHistory.getQuarkRelativeAndAdd(fSoftIrqsQuark, Integer.toString(vector));
            fSoftIrqQuarks[vector] = quark;
        }
        return quark;
    }

    private static int[] grow(int[] quarks, int index) {
        int[] grown = Arrays.copyOf(quarks, Math.max(index + 1, 2 * quarks.length));
        Arrays.fill(grown, quarks.length, grown.length, NONE);
        return grown;
    }
}
