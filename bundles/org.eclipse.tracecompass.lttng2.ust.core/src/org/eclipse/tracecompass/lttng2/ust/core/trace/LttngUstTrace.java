package org.eclipse.tracecompass.lttng2.ust.core.trace;

import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.ctf.core.type.TraceClass;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.aspect.ITmfEventAspect;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfTraceException;
import org.eclipse.tracecompass.tmf.ctf.core.trace.CtfTmfTrace;

/** A trace of programs in user space by LTTng. */
public class LttngUstTrace extends CtfTmfTrace {

    /** Id of the trace type. */
    public static final String TRACE_TYPE_ID = "org.eclipse.linuxtools.lttng2.ust.tracetype";

    /** Confidence of a CTF trace whose environment says that it is of LTTng in user space. */
    public static final int UST_CONFIDENCE = 100;

    /** Filters ask a trace that is not open for the aspects of its type. */
    private Iterable<ITmfEventAspect<?>> aspects = super.getEventAspects();

    @NonNullByDefault({})
    @Override
    public void initTrace(IResource resource, String path, Class<? extends ITmfEvent> type)
            throws TmfTraceException {
        super.initTrace(resource, path, type);
        aspects = TaskAspects.added(super.getEventAspects(), getContainedEventTypes());
    }

    /** Those of all CTF traces, and thread and process if the events have these contexts. */
    @NonNullByDefault({})
    @Override
    public Iterable<ITmfEventAspect<?>> getEventAspects() {
        return aspects;
    }

    @Override
    protected IStatus validate(TraceClass type) {
        return "ust".equals(type.environment("domain"))
                ? acceptance(UST_CONFIDENCE, type)
                : refusal("its environment does not name a user-space trace");
    }
}
