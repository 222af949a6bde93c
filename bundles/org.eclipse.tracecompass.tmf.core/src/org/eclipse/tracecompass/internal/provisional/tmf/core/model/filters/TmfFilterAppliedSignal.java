package org.eclipse.tracecompass.internal.provisional.tmf.core.model.filters;

import org.eclipse.tracecompass.tmf.core.signal.TmfSignal;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * All views of a trace have another filter.
 *
 * @since 0.2.0
 */
public class TmfFilterAppliedSignal extends TmfSignal {

    private final ITmfTrace trace;
    private final TraceCompassFilter filter;

    /**
     * @param source who sends it
     * @param trace the trace
     * @param filter the filter of the trace
     */
    public TmfFilterAppliedSignal(Object source, ITmfTrace trace, TraceCompassFilter filter) {
        super(source);
        this.trace = trace;
        this.filter = filter;
    }

    /** The trace. */
    public ITmfTrace getTrace() {
        return trace;
    }

    /** The filter of the trace. */
    public TraceCompassFilter getFilter() {
        return filter;
    }

    @Override
    public String toString() {
        return "[TmfFilterAppliedSignal (trace=" + trace + ", filter=" + filter.getRegexes() + ")]";
    }
}
