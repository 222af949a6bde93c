package org.eclipse.tracecompass.internal.analysis.os.linux.core.record;

import java.util.List;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.IKernelAnalysisEventLayout;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.LayoutRequirement;
import org.eclipse.tracecompass.tmf.core.analysis.requirements.TmfAbstractAnalysisRequirement.PriorityLevel;

/** How long threads wait for a CPU once they are woken, and who woke them. */
public final class SchedulingLatencyAnalysis extends RecordAnalysis {

    private static final int VERSION = 1;

    static final RecordColumn QUEUED =
            RecordColumn.duration(
                            "Queued",
                            "The time on the run queue of the CPU, after the wake-up was complete")
                    .emptyIf(
                            Missing.without(
                                    "The end of the wake-up was not seen before the switch.",
                                    IKernelAnalysisEventLayout::eventSchedProcessWakeup));
    static final RecordColumn WAKER =
            RecordColumn.text("Woken by", "The thread or interrupt that woke it")
                    .emptyIf(ThreadColumns.NOBODY);
    static final RecordColumn BEFORE =
            RecordColumn.text("Behind", "The thread that had the CPU before")
                    .emptyIf(ThreadColumns.NOBODY);

    /** Creates the analysis; called for the extension point. */
    public SchedulingLatencyAnalysis() {
        super(
                VERSION,
                List.of(
                        ThreadColumns.THREAD,
                        ThreadColumns.TID,
                        ThreadColumns.PRIORITY,
                        ThreadColumns.CPU,
                        QUEUED,
                        WAKER,
                        BEFORE),
                ThreadColumns.THREAD,
                SchedulingLatencyReader::new,
                "Finds how long each thread waited for a CPU after it was woken, and who woke it.",
                new LayoutRequirement(
                        PriorityLevel.MANDATORY, "", IKernelAnalysisEventLayout::eventSchedSwitch),
                new LayoutRequirement(
                        PriorityLevel.AT_LEAST_ONE,
                        "",
                        IKernelAnalysisEventLayout::eventSchedProcessWaking,
                        IKernelAnalysisEventLayout::eventSchedProcessWakeup));
    }
}
