package org.eclipse.tracecompass.tmf.core.signal;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.filter.ITmfFilter;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** A filter was applied to the events of a trace. */
public class TmfEventFilterAppliedSignal extends TmfSignal {

    private final ITmfTrace trace;
    private final @Nullable ITmfFilter eventFilter;

    /**
     * A signal.
     *
     * @param source who sends it
     * @param trace the trace that it is about
     * @param eventFilter the filter, null when it was removed
     */
    @NonNullByDefault({})
    public TmfEventFilterAppliedSignal(
            Object source, ITmfTrace trace, @Nullable ITmfFilter eventFilter) {
        super(source);
        this.trace = trace;
        this.eventFilter = eventFilter;
    }

    /** {@return the trace that it is about} */
    @NonNullByDefault({})
    public ITmfTrace getTrace() {
        return trace;
    }

    /** {@return the filter, null when it was removed} */
    public @Nullable ITmfFilter getEventFilter() {
        return eventFilter;
    }

    @NonNullByDefault({})
    @Override
    public String toString() {
        return "[TmfEventFilterAppliedSignal (trace="
                + trace
                + ", eventFilter="
                + eventFilter
                + ")]";
    }
}
