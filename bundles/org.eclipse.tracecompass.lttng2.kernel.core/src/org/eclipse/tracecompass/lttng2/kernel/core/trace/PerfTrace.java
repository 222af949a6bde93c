package org.eclipse.tracecompass.lttng2.kernel.core.trace;

import java.util.List;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.IKernelAnalysisEventLayout;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.IKernelTrace;
import org.eclipse.tracecompass.ctf.core.type.TraceClass;
import org.eclipse.tracecompass.internal.lttng2.kernel.core.trace.layout.PerfEventLayout;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.aspect.ITmfEventAspect;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfTraceException;
import org.eclipse.tracecompass.tmf.ctf.core.trace.CtfTmfTrace;

/** A trace of the Linux kernel by perf, converted to CTF. */
public class PerfTrace extends CtfTmfTrace implements IKernelTrace {

    /** Id of the trace type. */
    public static final String TRACE_TYPE_ID = "org.eclipse.tracecompass.perf.tracetype";

    /** Confidence of a CTF trace whose environment says that perf wrote it. */
    public static final int PERF_CONFIDENCE = 100;

    /** Filters ask a trace that is not open for the aspects of its type. */
    private List<ITmfEventAspect<?>> aspects =
            LttngKernelTrace.withThreads(super.getEventAspects());

    @NonNullByDefault({})
    @Override
    public void initTrace(
            @Nullable IResource resource, String path, Class<? extends ITmfEvent> type)
            throws TmfTraceException {
        super.initTrace(resource, path, type);
        aspects = LttngKernelTrace.withThreads(super.getEventAspects());
    }

    @Override
    public Iterable<ITmfEventAspect<?>> getEventAspects() {
        return aspects;
    }

    @Override
    protected IStatus validate(TraceClass type) {
        return "perf".equals(type.environment("tracer_name"))
                ? acceptance(PERF_CONFIDENCE, type)
                : refusal("its environment does not name perf as the tracer");
    }

    @Override
    public IKernelAnalysisEventLayout getKernelEventLayout() {
        return PerfEventLayout.getInstance();
    }
}
