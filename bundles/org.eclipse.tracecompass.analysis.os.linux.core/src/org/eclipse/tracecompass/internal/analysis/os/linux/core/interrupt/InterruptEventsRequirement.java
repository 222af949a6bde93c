package org.eclipse.tracecompass.internal.analysis.os.linux.core.interrupt;

import java.util.List;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.DefaultEventLayout;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.IKernelAnalysisEventLayout;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.KernelStateProvider;
import org.eclipse.tracecompass.tmf.core.analysis.requirements.TmfAbstractAnalysisRequirement;
import org.eclipse.tracecompass.tmf.core.analysis.requirements.TmfAnalysisEventRequirement;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** Entries of interrupts or soft interrupts, under the tracer's names. */
final class InterruptEventsRequirement extends TmfAbstractAnalysisRequirement {

    /** Creates the requirement. */
    InterruptEventsRequirement() {
        super(names(DefaultEventLayout.getInstance()), PriorityLevel.AT_LEAST_ONE);
        addInformation("Record the entries and exits of interrupts and soft interrupts.");
    }

    @Override
    public boolean test(ITmfTrace trace) {
        return inWordsOf(trace).test(trace);
    }

    @Override
    public String whyNot(ITmfTrace trace) {
        return inWordsOf(trace).whyNot(trace);
    }

    private static TmfAnalysisEventRequirement inWordsOf(ITmfTrace trace) {
        return new TmfAnalysisEventRequirement(
                names(KernelStateProvider.layoutOf(trace)), PriorityLevel.AT_LEAST_ONE);
    }

    private static List<String> names(IKernelAnalysisEventLayout layout) {
        return List.of(layout.eventIrqHandlerEntry(), layout.eventSoftIrqEntry());
    }
}
