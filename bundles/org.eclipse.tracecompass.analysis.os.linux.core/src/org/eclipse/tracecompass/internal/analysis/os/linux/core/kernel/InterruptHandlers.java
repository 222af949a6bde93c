package org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel;

import org.eclipse.tracecompass.analysis.os.linux.core.kernel.KernelOddity;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.IKernelAnalysisEventLayout;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.TmfField;

/** Interrupts and soft interrupts. */
final class InterruptHandlers {

    private static final long MISSING = -1;
    private static final int MAX_IRQ = 1 << 16;
    private static final int MAX_VECTOR = Long.SIZE;

    private final KernelModel model;
    private final TmfField irq;
    private final TmfField name;
    private final TmfField vector;

    private InterruptHandlers(KernelModel model, IKernelAnalysisEventLayout layout) {
        this.model = model;
        irq = TmfField.of(layout.fieldIrq());
        name = TmfField.of(layout.fieldName());
        vector = TmfField.of(layout.fieldVec());
    }

    static void register(
            KernelModel model, IKernelAnalysisEventLayout layout, KernelEventRoute.Table table) {
        InterruptHandlers handlers = new InterruptHandlers(model, layout);
        table.add(layout.eventIrqHandlerEntry(), KernelEventKind.INTERRUPT, handlers::enterIrq);
        table.add(layout.eventIrqHandlerExit(), KernelEventKind.INTERRUPT, handlers::exitIrq);
        table.add(layout.eventSoftIrqEntry(), KernelEventKind.INTERRUPT, handlers::enterSoftIrq);
        table.add(layout.eventSoftIrqExit(), KernelEventKind.INTERRUPT, handlers::exitSoftIrq);
        table.add(layout.eventSoftIrqRaise(), KernelEventKind.INTERRUPT, handlers::raiseSoftIrq);
    }

    private void enterIrq(ITmfEvent event, long time, KernelCpu cpu) {
        long irq = this.irq.asLong(event, MISSING);
        if (irq >= 0 && irq < MAX_IRQ) {
            cpu.enterIrq(time, (int) irq);
            model.nameIrq(time, (int) irq, name.asString(event));
        }
    }

    private void exitIrq(ITmfEvent event, long time, KernelCpu cpu) {
        long irq = this.irq.asLong(event, MISSING);
        if (irq >= 0 && irq < MAX_IRQ) {
            cpu.exitIrq(time, (int) irq);
        } else {
            model.count(KernelOddity.IRQ_EXIT_WITHOUT_ENTRY);
        }
    }

    private void enterSoftIrq(ITmfEvent event, long time, KernelCpu cpu) {
        long vector = this.vector.asLong(event, MISSING);
        if (vector >= 0 && vector < MAX_VECTOR) {
            cpu.enterSoftIrq(time, (int) vector);
        }
    }

    private void exitSoftIrq(ITmfEvent event, long time, KernelCpu cpu) {
        long vector = this.vector.asLong(event, MISSING);
        if (vector >= 0 && vector < MAX_VECTOR) {
            cpu.exitSoftIrq(time, (int) vector);
        } else {
            model.count(KernelOddity.SOFTIRQ_EXIT_WITHOUT_ENTRY);
        }
    }

    private void raiseSoftIrq(ITmfEvent event, long time, KernelCpu cpu) {
        long vector = this.vector.asLong(event, MISSING);
        if (vector >= 0 && vector < MAX_VECTOR) {
            cpu.raiseSoftIrq(time, (int) vector);
        }
    }
}
