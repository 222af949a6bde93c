package org.eclipse.tracecompass.internal.analysis.os.linux.core.latency;

import java.util.List;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.LinuxValues;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.SyscallPairing;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.SimpleSegmentAnalysis;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.tmf.core.analysis.requirements.TmfAbstractAnalysisRequirement;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** Every system call of a kernel trace: from entry to exit, with thread and result. */
@SuppressWarnings("nls")
public final class SystemCallLatencyAnalysis extends SimpleSegmentAnalysis<SystemCallStore> {

    /** The analysis' identifier. */
    public static final String ID = "org.eclipse.tracecompass.analysis.os.linux.latency.syscall";

    /** Another number makes what was stored before useless. */
    private static final int VERSION = 2;

    /** Creates the analysis; called for the extension point. */
    public SystemCallLatencyAnalysis() {
        super(
                new Columns(VERSION, SystemCallStore.INTS, SystemCallStore.LONGS),
                SystemCallStore::new,
                (trace, store) -> new SyscallPairing(trace, store::add),
                List.of(SystemCallAspect.NAME, SystemCallAspect.TID, SystemCallAspect.RETURN),
                SystemCallAspect.NAME);
    }

    @Override
    public boolean hasFailures() {
        return true;
    }

    @Override
    public boolean isFailure(ISegment segment) {
        return segment instanceof SystemCall call && LinuxValues.isError(call.returned());
    }

    @Override
    public Iterable<TmfAbstractAnalysisRequirement> getAnalysisRequirements() {
        return List.of(new SyscallEventsRequirement());
    }

    /** {@inheritDoc} What it finds, and how system calls are recorded. */
    @Override
    protected String getShortHelpText(ITmfTrace trace) {
        return getFullHelpText() + ' ' + SyscallEventsRequirement.howToRecord(trace);
    }

    @Override
    protected String getFullHelpText() {
        return "Finds every system call of a Linux kernel trace, from its entry to its exit, with"
                + " the thread that made it and what it returned.";
    }
}
