package org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;
import java.util.function.IntConsumer;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.Attributes;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.KernelOddity;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.StateValues;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;

/**
 * The interrupts, which nest, and the soft interrupt that a CPU handles, those that are raised, and
 * their attributes.
 */
final class CpuInterrupts {

    /** No interrupt, and no status. */
    static final int NONE = -1;

    private static final int FIRST = 4;

    private static final Integer RAISED = Integer.valueOf(StateValues.CPU_STATUS_SOFT_IRQ_RAISED);
    private static final Integer SOFTIRQ = Integer.valueOf(StateValues.CPU_STATUS_SOFTIRQ);
    private static final Integer IRQ = Integer.valueOf(StateValues.CPU_STATUS_IRQ);

    private final KernelModel model;
    private final ITmfStateSystemBuilder history;
    private final NumberedAttributes irqs;
    private final NumberedAttributes softIrqs;

    private int[] irqStack = new int[FIRST];
    private int irqDepth;
    private int softIrq = NONE;
    private long raised;

    /** In a part of a trace: the soft interrupts of which it is known whether they are raised. */
    private long raisedKnown;

    /**
     * Creates the interrupts of a CPU that handles none.
     *
     * @param cpu the attribute of the CPU
     */
    CpuInterrupts(KernelModel model, ITmfStateSystemBuilder history, int cpu) {
        this.model = model;
        this.history = history;
        irqs = new NumberedAttributes(history, cpu, Attributes.IRQS);
        softIrqs = new NumberedAttributes(history, cpu, Attributes.SOFT_IRQS);
    }

    /** The status of the CPU while it handles an interrupt; {@link #NONE} if it does not. */
    int cpuStatus() {
        if (irqDepth > 0) {
            return StateValues.CPU_STATUS_IRQ;
        }
        return softIrq == NONE ? NONE : StateValues.CPU_STATUS_SOFTIRQ;
    }

    // --- checkpoints

    void save(DataOutput out) throws IOException {
        out.writeInt(softIrq);
        out.writeLong(raised);
        out.writeInt(irqDepth);
        for (int i = 0; i < irqDepth; i++) {
            out.writeInt(irqStack[i]);
        }
    }

    void restore(DataInput in) throws IOException {
        softIrq = in.readInt();
        raised = in.readLong();
        irqDepth = in.readInt();
        irqStack = new int[Math.max(irqStack.length, irqDepth)];
        for (int i = 0; i < irqDepth; i++) {
            irqStack[i] = in.readInt();
        }
    }

    // --- parts of a trace

    /** It is known that none is handled, and nothing of those that are raised. */
    void settle() {
        irqDepth = 0;
        softIrq = NONE;
        raised = 0;
        raisedKnown = 0;
    }

    /** What a part of a trace knows of the interrupts of a CPU. */
    record States(int[] irqStack, int softIrq, long raised, long raisedKnown) {}

    /** Returns what a part knows. */
    States states() {
        return new States(Arrays.copyOf(irqStack, irqDepth), softIrq, raised, raisedKnown);
    }

    /** Takes over what a part knows. */
    void take(States states) {
        irqDepth = states.irqStack().length;
        irqStack = Arrays.copyOf(states.irqStack(), Math.max(FIRST, irqDepth));
        softIrq = states.softIrq();
        raised = raised & ~states.raisedKnown() | states.raised() & states.raisedKnown();
    }

    void forEachQuark(IntConsumer consumer) {
        irqs.forEach(consumer);
        softIrqs.forEach(consumer);
    }

    // --- interrupts

    void enterIrq(long time, int irq) {
        if (irqDepth == irqStack.length) {
            irqStack = Arrays.copyOf(irqStack, 2 * irqDepth);
        }
        irqStack[irqDepth++] = irq;
        history.modifyAttribute(time, IRQ, irqs.quark(irq));
    }

    /** Returns whether the interrupt was handled. */
    boolean exitIrq(long time, int irq) {
        int level = irqDepth - 1;
        while (level >= 0 && irqStack[level] != irq) {
            level--;
        }
        if (level < 0) {
            model.count(KernelOddity.IRQ_EXIT_WITHOUT_ENTRY);
            return false;
        }
        if (level < irqDepth - 1) {
            model.count(KernelOddity.IRQ_WITHOUT_EXIT);
        }
        leaveIrqs(time, level);
        return true;
    }

    private void leaveIrqs(long time, int level) {
        while (irqDepth > level) {
            int irq = irqStack[--irqDepth];
            boolean outer = false;
            for (int i = 0; i < irqDepth; i++) {
                outer |= irqStack[i] == irq;
            }
            if (!outer) {
                history.modifyAttribute(time, null, irqs.quark(irq));
            }
        }
    }

    // --- soft interrupts

    void raiseSoftIrq(long time, int vector) {
        raised |= 1L << vector;
        raisedKnown |= 1L << vector;
        if (softIrq != vector) {
            history.modifyAttribute(time, RAISED, softIrqs.quark(vector));
        }
    }

    void enterSoftIrq(long time, int vector) {
        endSoftIrq(time);
        softIrq = vector;
        raised &= ~(1L << vector);
        raisedKnown |= 1L << vector;
        history.modifyAttribute(time, SOFTIRQ, softIrqs.quark(vector));
    }

    /** Returns whether the soft interrupt was handled. */
    boolean exitSoftIrq(long time, int vector) {
        if (softIrq != vector) {
            model.count(KernelOddity.SOFTIRQ_EXIT_WITHOUT_ENTRY);
            return false;
        }
        leaveSoftIrq(time);
        return true;
    }

    private void endSoftIrq(long time) {
        if (softIrq != NONE) {
            model.count(KernelOddity.SOFTIRQ_WITHOUT_EXIT);
            leaveSoftIrq(time);
        }
    }

    private void leaveSoftIrq(long time) {
        int vector = softIrq;
        softIrq = NONE;
        boolean again = (raised & 1L << vector) != 0;
        history.modifyAttribute(time, again ? RAISED : null, softIrqs.quark(vector));
    }

    /** Ends interrupts that cannot be going on any more, because the CPU changes threads. */
    void end(long time) {
        if (irqDepth > 0) {
            model.count(KernelOddity.IRQ_WITHOUT_EXIT);
            leaveIrqs(time, 0);
        }
        endSoftIrq(time);
    }
}
