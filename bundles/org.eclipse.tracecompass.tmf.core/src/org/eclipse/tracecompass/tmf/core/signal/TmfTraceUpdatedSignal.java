package org.eclipse.tracecompass.tmf.core.signal;

import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** More events of a trace were indexed. */
public class TmfTraceUpdatedSignal extends TmfSignal {

    private final ITmfTrace fTrace;
    private final TmfTimeRange fRange;
    private final long fNbEvents;

    /**
     * A signal.
     *
     * @param source who sends it
     * @param trace the trace that it is about
     * @param range the time range
     * @param nbEvents the number of events so far
     */
    public TmfTraceUpdatedSignal(
            Object source, ITmfTrace trace, TmfTimeRange range, long nbEvents) {
        super(source);
        fTrace = trace;
        fRange = range;
        fNbEvents = nbEvents;
    }

    /** {@return the trace that it is about} */
    public ITmfTrace getTrace() {
        return fTrace;
    }

    /** {@return the time range} */
    public TmfTimeRange getRange() {
        return fRange;
    }

    /** {@return the number of events so far} */
    public long getNbEvents() {
        return fNbEvents;
    }

    @Override
    public String toString() {
        return "[TmfTraceUpdatedSignal (trace="
                + fTrace
                + ", range="
                + fRange
                + ", nbEvents="
                + fNbEvents
                + ")]";
    }
}
