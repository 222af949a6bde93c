package org.eclipse.tracecompass.tmf.core.signal;

import org.eclipse.tracecompass.tmf.core.filter.ITmfFilter;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** A search was started in the events of a trace. */
public class TmfEventSearchAppliedSignal extends TmfSignal {

    private final ITmfTrace fTrace;
    private final ITmfFilter fSearchFilter;

    /**
     * A signal.
     *
     * @param source who sends it
     * @param trace the trace that it is about
     * @param searchFilter what is searched
     */
    public TmfEventSearchAppliedSignal(Object source, ITmfTrace trace, ITmfFilter searchFilter) {
        super(source);
        fTrace = trace;
        fSearchFilter = searchFilter;
    }

    /** {@return the trace that it is about} */
    public ITmfTrace getTrace() {
        return fTrace;
    }

    /** {@return what is searched} */
    public ITmfFilter getSearchFilter() {
        return fSearchFilter;
    }

    @Override
    public String toString() {
        return "[TmfEventSearchAppliedSignal (trace="
                + fTrace
                + ", searchFilter="
                + fSearchFilter
                + ")]";
    }
}
