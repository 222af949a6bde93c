package org.eclipse.tracecompass.lttng2.kernel.core.trace;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.analysis.os.linux.core.event.aspect.PerfCounterAspects;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.KernelPidAspect;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.KernelTidAspect;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.IKernelAnalysisEventLayout;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.IKernelTrace;
import org.eclipse.tracecompass.ctf.core.type.EventClass;
import org.eclipse.tracecompass.ctf.core.type.TraceClass;
import org.eclipse.tracecompass.internal.lttng2.kernel.core.trace.layout.LttngEventLayout;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.aspect.ITmfEventAspect;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfTraceException;
import org.eclipse.tracecompass.tmf.ctf.core.event.CtfTmfEventType;
import org.eclipse.tracecompass.tmf.ctf.core.trace.CtfTmfTrace;

/** A trace of the Linux kernel by LTTng. */
public class LttngKernelTrace extends CtfTmfTrace implements IKernelTrace {

    /** Id of the trace type. */
    public static final String TRACE_TYPE_ID = "org.eclipse.linuxtools.lttng2.kernel.tracetype";

    /** Confidence of a CTF trace whose environment says that it is of the kernel. */
    public static final int KERNEL_CONFIDENCE = 100;

    /** Confidence of a CTF trace that has the names of the kernel's events and no environment. */
    public static final int NAMES_CONFIDENCE = 50;

    private IKernelAnalysisEventLayout layout = LttngEventLayout.of(Set.of());

    /** Filters ask a trace that is not open for the aspects of its type. */
    private List<ITmfEventAspect<?>> aspects = withThreads(super.getEventAspects());

    @NonNullByDefault({})
    @Override
    public void initTrace(IResource resource, String path, Class<? extends ITmfEvent> type)
            throws TmfTraceException {
        super.initTrace(resource, path, type);
        layout =
                LttngEventLayout.of(
                        getContainedEventTypes().stream()
                                .map(CtfTmfEventType::getName)
                                .collect(Collectors.toSet()));
        List<ITmfEventAspect<?>> all = new ArrayList<>(withThreads(super.getEventAspects()));
        all.addAll(PerfCounterAspects.of(getContainedEventTypes(), all));
        aspects = List.copyOf(all);
    }

    /** The aspects of a trace, and those of the thread and the process of each event. */
    static List<ITmfEventAspect<?>> withThreads(Iterable<ITmfEventAspect<?>> aspects) {
        List<ITmfEventAspect<?>> all = new ArrayList<>();
        aspects.forEach(all::add);
        all.add(KernelTidAspect.INSTANCE);
        all.add(KernelPidAspect.INSTANCE);
        return List.copyOf(all);
    }

    @NonNullByDefault({})
    @Override
    public Iterable<ITmfEventAspect<?>> getEventAspects() {
        return aspects;
    }

    @Override
    protected IStatus validate(TraceClass type) {
        if (type.environment("domain") == null
                && type.environment("tracer_name") == null
                && hasSwitches(type)) {
            return acceptance(NAMES_CONFIDENCE, type);
        }
        if (!"kernel".equals(type.environment("domain"))) {
            return refusal("its environment does not name a kernel trace");
        }
        if ("perf".equals(type.environment("tracer_name"))) {
            return refusal("it is a trace of perf, whose events have other names than LTTng's");
        }
        return acceptance(KERNEL_CONFIDENCE, type);
    }

    /** Programs that rewrite traces omit the environment but keep the names of events. */
    private static boolean hasSwitches(TraceClass type) {
        return type.streams().stream()
                .flatMap(stream -> stream.events().stream())
                .map(EventClass::name)
                .anyMatch("sched_switch"::equals);
    }

    @Override
    public IKernelAnalysisEventLayout getKernelEventLayout() {
        return layout;
    }
}
