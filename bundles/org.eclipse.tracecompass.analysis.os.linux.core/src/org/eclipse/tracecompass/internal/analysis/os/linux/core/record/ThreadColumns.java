package org.eclipse.tracecompass.internal.analysis.os.linux.core.record;

import org.eclipse.tracecompass.analysis.os.linux.core.trace.IKernelAnalysisEventLayout;

/** The columns that many tables have. */
final class ThreadColumns {

    /** Why it is not known who did something on a CPU. */
    static final Missing NOBODY =
            Missing.without(
                    "Nothing tells which thread was on the CPU: the CPU has not switched between"
                            + " threads yet since "
                            + Missing.SINCE
                            + '.',
                    IKernelAnalysisEventLayout::eventSchedSwitch);

    static final RecordColumn THREAD =
            RecordColumn.text("Thread", "The name and number of the thread").emptyIf(NOBODY);
    static final RecordColumn TID =
            RecordColumn.id("TID", "The number of the thread").emptyIf(NOBODY);
    static final RecordColumn PROCESS =
            RecordColumn.text("Process", "The name and number of the process").emptyIf(NOBODY);
    static final RecordColumn PRIORITY =
            RecordColumn.id("Priority", "The priority of the thread")
                    .emptyIf(Missing.because("The event has no field with the priority."));
    static final RecordColumn CPU =
            RecordColumn.id("CPU", "The CPU")
                    .emptyIf(Missing.because("The trace does not tell the CPU of its events."));

    private ThreadColumns() {}
}
