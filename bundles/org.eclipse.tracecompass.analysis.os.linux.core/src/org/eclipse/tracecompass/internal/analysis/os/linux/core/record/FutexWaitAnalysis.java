package org.eclipse.tracecompass.internal.analysis.os.linux.core.record;

import java.util.List;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.IKernelAnalysisEventLayout;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.latency.SyscallEventsRequirement;

/** The waits of threads for locks of programs. */
public final class FutexWaitAnalysis extends RecordAnalysis {

    private static final int VERSION = 2;

    static final RecordColumn LOCK =
            RecordColumn.text("Lock", "The process and the address of the lock word");
    static final RecordColumn WAITERS =
            RecordColumn.id("Waiters", "How many threads waited for the lock already");
    static final RecordColumn RELEASED_BY =
            RecordColumn.text(
                            "Released by",
                            "The thread or interrupt that ended the wait; empty if the thread did not sleep")
                    .emptyIf(
                            Missing.without(
                                    "The thread did not sleep, or it is not known who was on the"
                                            + " CPU that woke it.",
                                    IKernelAnalysisEventLayout::eventSchedProcessWaking,
                                    IKernelAnalysisEventLayout::eventSchedProcessWakeup));
    static final RecordColumn RESULT =
            RecordColumn.text("Result", "Woken, timeout, changed, interrupted, or an error number");

    /** Creates the analysis; called for the extension point. */
    public FutexWaitAnalysis() {
        super(
                VERSION,
                List.of(
                        LOCK,
                        WAITERS,
                        RELEASED_BY,
                        RESULT,
                        ThreadColumns.THREAD,
                        ThreadColumns.TID,
                        ThreadColumns.PROCESS),
                LOCK,
                FutexWaitReader::new,
                "Finds every wait for a lock, condition or another thread by the system call"
                        + " futex, with the waiters before it and the thread that ended it.",
                new SyscallEventsRequirement());
    }
}
