package org.eclipse.tracecompass.internal.provisional.tmf.core.model.filters;

import org.eclipse.tracecompass.tmf.core.signal.TmfSignal;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** Another filter applies to all views of a trace. */
public class TmfFilterAppliedSignal extends TmfSignal {

    private final ITmfTrace trace;
    private final TraceCompassFilter filter;

    /**
     * Creates a signal.
     *
     * @param source who sends it
     * @param trace the trace that is filtered
     * @param filter its filter; one without expressions if it is filtered no more
     */
    public TmfFilterAppliedSignal(Object source, ITmfTrace trace, TraceCompassFilter filter) {
        super(source);
        this.trace = trace;
        this.filter = filter;
    }

    /** {@return the trace that is filtered} */
    public ITmfTrace getTrace() {
        return trace;
    }

    /** {@return its filter} */
    public TraceCompassFilter getFilter() {
        return filter;
    }
}
