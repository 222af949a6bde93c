package org.eclipse.tracecompass.internal.analysis.os.linux.core.latency;

import java.util.List;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.LinuxValues;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.SyscallPairing;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.segmentstore.core.ISegmentStore;
import org.eclipse.tracecompass.segmentstore.core.SegmentColumns;
import org.eclipse.tracecompass.tmf.core.analysis.requirements.TmfAbstractAnalysisRequirement;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.segment.AbstractSegmentStoreAnalysis;
import org.eclipse.tracecompass.tmf.core.segment.ISegmentAspect;
import org.eclipse.tracecompass.tmf.core.segment.SegmentDurationAspect;
import org.eclipse.tracecompass.tmf.core.segment.SegmentEndTimeAspect;
import org.eclipse.tracecompass.tmf.core.segment.SegmentStartTimeAspect;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** Every system call of a kernel trace: from entry to exit, with thread and result. */
@SuppressWarnings("nls")
public final class SystemCallLatencyAnalysis extends AbstractSegmentStoreAnalysis {

    /** The analysis' identifier. */
    public static final String ID = "org.eclipse.tracecompass.analysis.os.linux.latency.syscall";

    /** Another number makes what was stored before useless. */
    private static final int VERSION = 1;

    @Override
    protected Columns getColumns() {
        return new Columns(VERSION, SystemCallStore.INTS, SystemCallStore.LONGS);
    }

    @Override
    protected SystemCallStore createStore(SegmentColumns columns) {
        return new SystemCallStore(columns);
    }

    @Override
    protected Finder createFinder(ITmfTrace trace, SegmentColumns columns) {
        SystemCallStore store = createStore(columns);
        SyscallPairing reader = new SyscallPairing(trace, store::add);
        return new Finder() {
            @Override
            public void accept(ITmfEvent event) {
                reader.accept(event);
            }

            @Override
            public ISegmentStore<? extends ISegment> getSegments() {
                return store;
            }
        };
    }

    @Override
    public List<ISegmentAspect> getSegmentAspects() {
        return List.of(
                SegmentStartTimeAspect.SEGMENT_START_TIME_ASPECT,
                SegmentEndTimeAspect.SEGMENT_END_TIME_ASPECT,
                SegmentDurationAspect.SEGMENT_DURATION_ASPECT,
                SystemCallAspect.NAME,
                SystemCallAspect.TID,
                SystemCallAspect.RETURN);
    }

    @Override
    public ISegmentAspect getGroupAspect() {
        return SystemCallAspect.NAME;
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

    @Override
    protected String getFullHelpText() {
        return "Finds every system call of a Linux kernel trace, from its entry to its exit, with"
                + " the thread that made it and what it returned.";
    }
}
