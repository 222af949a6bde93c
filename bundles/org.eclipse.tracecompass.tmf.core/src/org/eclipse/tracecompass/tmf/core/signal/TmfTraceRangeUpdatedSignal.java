package org.eclipse.tracecompass.tmf.core.signal;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** More of a trace may be read: its known time range has grown. */
public class TmfTraceRangeUpdatedSignal extends TmfSignal {

    private final ITmfTrace trace;
    private final TmfTimeRange range;

    /**
     * A signal.
     *
     * @param source who sends it
     * @param trace the trace that it is about
     * @param range the time range
     */
    @NonNullByDefault({})
    public TmfTraceRangeUpdatedSignal(Object source, ITmfTrace trace, TmfTimeRange range) {
        super(source);
        this.trace = trace;
        this.range = range;
    }

    /** {@return the trace that it is about} */
    @NonNullByDefault({})
    public ITmfTrace getTrace() {
        return trace;
    }

    /** {@return the time range} */
    @NonNullByDefault({})
    public TmfTimeRange getRange() {
        return range;
    }

    @NonNullByDefault({})
    @Override
    public String toString() {
        return "[TmfTraceRangeUpdatedSignal (trace=" + trace + ", range=" + range + ")]";
    }
}
