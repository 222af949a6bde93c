package org.eclipse.tracecompass.internal.analysis.os.linux.core.record;

import java.util.List;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.IKernelAnalysisEventLayout;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.LayoutRequirement;
import org.eclipse.tracecompass.tmf.core.analysis.requirements.TmfAbstractAnalysisRequirement.PriorityLevel;

/** Who took the CPU from threads that could have gone on, and for how long. */
public final class PreemptionAnalysis extends RecordAnalysis {

    private static final int VERSION = 1;

    static final RecordColumn BY =
            RecordColumn.text("By", "The thread that took the CPU").emptyIf(ThreadColumns.NOBODY);
    static final RecordColumn BY_PRIORITY =
            RecordColumn.id("By priority", "The priority of the thread that took the CPU");
    static final RecordColumn NEXT_CPU =
            RecordColumn.id("Next CPU", "The CPU on which the thread went on");

    /** Creates the analysis; called for the extension point. */
    public PreemptionAnalysis() {
        super(
                VERSION,
                List.of(
                        ThreadColumns.THREAD,
                        ThreadColumns.TID,
                        ThreadColumns.PRIORITY,
                        BY,
                        BY_PRIORITY,
                        ThreadColumns.CPU,
                        NEXT_CPU),
                ThreadColumns.THREAD,
                PreemptionReader::new,
                "Finds when a thread lost its CPU although it could have gone on, to whom, and how"
                        + " long it took until it had one again.",
                new LayoutRequirement(
                        PriorityLevel.MANDATORY, "", IKernelAnalysisEventLayout::eventSchedSwitch));
    }
}
