package org.eclipse.tracecompass.tmf.core.signal;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** More events of a trace were indexed. */
public class TmfTraceUpdatedSignal extends TmfSignal {

    private final ITmfTrace trace;
    private final TmfTimeRange range;
    private final long nbEvents;

    /**
     * A signal.
     *
     * @param source who sends it
     * @param trace the trace that it is about
     * @param range the time range
     * @param nbEvents the number of events so far
     */
    @NonNullByDefault({})
    public TmfTraceUpdatedSignal(
            Object source, ITmfTrace trace, TmfTimeRange range, long nbEvents) {
        super(source);
        this.trace = trace;
        this.range = range;
        this.nbEvents = nbEvents;
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

    /** {@return the number of events so far} */
    public long getNbEvents() {
        return nbEvents;
    }

    @NonNullByDefault({})
    @Override
    public String toString() {
        return "[TmfTraceUpdatedSignal (trace="
                + trace
                + ", range="
                + range
                + ", nbEvents="
                + nbEvents
                + ")]";
    }
}
