package org.eclipse.tracecompass.internal.analysis.os.linux.core.latency;

import java.util.List;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.DefaultEventLayout;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.IKernelAnalysisEventLayout;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.TracepointEventLayout;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.KernelStateProvider;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.LayoutRequirement;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.NumberedSyscalls;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.SyscallNames;
import org.eclipse.tracecompass.tmf.core.analysis.requirements.TmfAbstractAnalysisRequirement;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventType;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTraceWithPreDefinedEvents;

/** The trace has entries into system calls. */
@SuppressWarnings("nls")
public final class SyscallEventsRequirement extends TmfAbstractAnalysisRequirement {

    /** Creates the requirement. */
    public SyscallEventsRequirement() {
        super(
                List.of(DefaultEventLayout.getInstance().eventSyscallEntryPrefix() + "*"),
                PriorityLevel.AT_LEAST_ONE);
    }

    @Override
    public boolean test(ITmfTrace trace) {
        if (!(trace instanceof ITmfTraceWithPreDefinedEvents known)) {
            return true;
        }
        IKernelAnalysisEventLayout layout = KernelStateProvider.layoutOf(trace);
        SyscallNames names = new SyscallNames(layout);
        NumberedSyscalls numbered = new NumberedSyscalls(layout);
        for (ITmfEventType type : known.getContainedEventTypes()) {
            if (names.entered(type.getName()) != null || numbered.isEntry(type.getName())) {
                return true;
            }
        }
        return false;
    }

    @Override
    public String whyNot(ITmfTrace trace) {
        return test(trace)
                ? ""
                : "The trace lacks "
                        + KernelStateProvider.layoutOf(trace).eventSyscallEntryPrefix()
                        + "*. "
                        + howToRecord(trace)
                        + LayoutRequirement.sinceItBegan(trace);
    }

    /**
     * Names the command that records system calls, in a sentence.
     *
     * @param trace the trace whose tracer would record them
     */
    public static String howToRecord(ITmfTrace trace) {
        return KernelStateProvider.layoutOf(trace) instanceof TracepointEventLayout
                ? "Record with: trace-cmd record -e syscalls."
                : "Record with: lttng enable-event -k --syscall --all.";
    }
}
