package org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel;

import java.util.List;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.DefaultEventLayout;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.IKernelAnalysisEventLayout;
import org.eclipse.tracecompass.tmf.core.analysis.requirements.TmfAbstractAnalysisRequirement;
import org.eclipse.tracecompass.tmf.core.analysis.requirements.TmfAnalysisEventRequirement;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * At least one kind of event that tells what a CPU does. Which names these have is asked of the
 * trace's own layout; the values of the requirement are the usual names.
 */
public final class KernelEventsRequirement extends TmfAbstractAnalysisRequirement {

    /** Creates the requirement. */
    public KernelEventsRequirement() {
        super(names(DefaultEventLayout.getInstance()), PriorityLevel.AT_LEAST_ONE);
        addInformation(
                "Record sched_switch to see threads and CPUs, and the entries and exits of" //$NON-NLS-1$
                        + " interrupts, soft interrupts and system calls to see those."); //$NON-NLS-1$
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
        return List.of(
                layout.eventSchedSwitch(),
                layout.eventIrqHandlerEntry(),
                layout.eventSoftIrqEntry());
    }
}
