package org.eclipse.tracecompass.tmf.core.signal;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.tmf.core.filter.ITmfFilter;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** A search was started in the events of a trace. */
public class TmfEventSearchAppliedSignal extends TmfSignal {

    private final ITmfTrace trace;
    private final ITmfFilter searchFilter;

    /**
     * A signal.
     *
     * @param source who sends it
     * @param trace the trace that it is about
     * @param searchFilter what is searched
     */
    @NonNullByDefault({})
    public TmfEventSearchAppliedSignal(Object source, ITmfTrace trace, ITmfFilter searchFilter) {
        super(source);
        this.trace = trace;
        this.searchFilter = searchFilter;
    }

    /** {@return the trace that it is about} */
    @NonNullByDefault({})
    public ITmfTrace getTrace() {
        return trace;
    }

    /** {@return what is searched} */
    @NonNullByDefault({})
    public ITmfFilter getSearchFilter() {
        return searchFilter;
    }

    @NonNullByDefault({})
    @Override
    public String toString() {
        return "[TmfEventSearchAppliedSignal (trace="
                + trace
                + ", searchFilter="
                + searchFilter
                + ")]";
    }
}
