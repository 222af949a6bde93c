package org.eclipse.tracecompass.tmf.core.signal;

import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** More of a trace may be read: its known time range has grown. */
public class TmfTraceRangeUpdatedSignal extends TmfSignal {

    private final ITmfTrace fTrace;
    private final TmfTimeRange fRange;

    /**
     * A signal.
     *
     * @param source who sends it
     * @param trace the trace that it is about
     * @param range the time range
     */
    public TmfTraceRangeUpdatedSignal(Object source, ITmfTrace trace, TmfTimeRange range) {
        super(source);
        fTrace = trace;
        fRange = range;
    }

    /** {@return the trace that it is about} */
    public ITmfTrace getTrace() {
        return fTrace;
    }

    /** {@return the time range} */
    public TmfTimeRange getRange() {
        return fRange;
    }

    @Override
    public String toString() {
        return "[TmfTraceRangeUpdatedSignal (trace=" + fTrace + ", range=" + fRange + ")]";
    }
}
