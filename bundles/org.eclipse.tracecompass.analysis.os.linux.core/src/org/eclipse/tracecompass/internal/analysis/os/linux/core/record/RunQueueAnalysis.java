package org.eclipse.tracecompass.internal.analysis.os.linux.core.record;

import java.util.List;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.IKernelAnalysisEventLayout;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.LayoutRequirement;
import org.eclipse.tracecompass.tmf.core.analysis.requirements.TmfAbstractAnalysisRequirement.PriorityLevel;

/** How many threads waited for each CPU. */
public final class RunQueueAnalysis extends RecordAnalysis {

    private static final int VERSION = 1;

    static final RecordColumn STATE =
            RecordColumn.text("State", "The CPU and how many threads waited for it");
    static final RecordColumn LENGTH =
            RecordColumn.id("Length", "How many threads waited, without the one that ran");
    static final RecordColumn WAITED =
            RecordColumn.duration("Waited", "The time of all waiting threads together");

    /** Creates the analysis; called for the extension point. */
    public RunQueueAnalysis() {
        super(
                VERSION,
                List.of(ThreadColumns.CPU, STATE, LENGTH, WAITED),
                STATE,
                RunQueueReader::new,
                "Finds how many threads waited for each CPU, from each change to the next.",
                new LayoutRequirement(
                        PriorityLevel.MANDATORY, "", IKernelAnalysisEventLayout::eventSchedSwitch),
                new LayoutRequirement(
                        PriorityLevel.AT_LEAST_ONE,
                        "",
                        IKernelAnalysisEventLayout::eventSchedProcessWakeup,
                        IKernelAnalysisEventLayout::eventSchedProcessWaking));
    }
}
