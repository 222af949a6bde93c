package org.eclipse.tracecompass.internal.analysis.os.linux.core.interrupt;

import java.util.List;
import java.util.function.Predicate;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.IKernelAnalysisEventLayout;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.SimpleSegmentAnalysis;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.LayoutRequirement;
import org.eclipse.tracecompass.tmf.core.analysis.requirements.TmfAbstractAnalysisRequirement;
import org.eclipse.tracecompass.tmf.core.analysis.requirements.TmfAbstractAnalysisRequirement.PriorityLevel;

/** The common part of interrupt analyses; they differ in the kinds that they keep. */
abstract class AbstractInterruptAnalysis extends SimpleSegmentAnalysis<InterruptStore> {

    /** Another number makes what was stored before useless. */
    private static final int VERSION = 4;

    AbstractInterruptAnalysis(Predicate<Interrupt.Kind> kept) {
        super(
                new Columns(VERSION, InterruptStore.INTS, 0),
                InterruptStore::new,
                (trace, store) ->
                        new InterruptReader(
                                trace,
                                interrupt -> {
                                    if (kept.test(interrupt.kind())) {
                                        store.add(interrupt);
                                    }
                                }),
                List.of(
                        InterruptAspect.LABEL,
                        InterruptAspect.NUMBER,
                        InterruptAspect.CPU,
                        InterruptAspect.THREAD),
                InterruptAspect.LABEL);
    }

    @Override
    public Iterable<TmfAbstractAnalysisRequirement> getAnalysisRequirements() {
        return List.of(
                new LayoutRequirement(
                        PriorityLevel.AT_LEAST_ONE,
                        "Record the entries and exits of interrupts and soft interrupts.",
                        IKernelAnalysisEventLayout::eventIrqHandlerEntry,
                        IKernelAnalysisEventLayout::eventSoftIrqEntry));
    }
}
