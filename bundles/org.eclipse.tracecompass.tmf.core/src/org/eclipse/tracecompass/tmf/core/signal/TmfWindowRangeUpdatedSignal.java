package org.eclipse.tracecompass.tmf.core.signal;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** The visible time range has changed. */
public class TmfWindowRangeUpdatedSignal extends TmfSignal {

    private final TmfTimeRange currentRange;
    private final @Nullable ITmfTrace trace;

    /**
     * A signal.
     *
     * @param source who sends it
     * @param range the visible time range
     */
    @NonNullByDefault({})
    public TmfWindowRangeUpdatedSignal(Object source, TmfTimeRange range) {
        this(source, range, null);
    }

    /**
     * A signal.
     *
     * @param source who sends it
     * @param range the visible time range
     * @param trace the trace that it was made in, null for the active one
     */
    @NonNullByDefault({})
    public TmfWindowRangeUpdatedSignal(Object source, TmfTimeRange range, ITmfTrace trace) {
        super(source);
        currentRange = range;
        this.trace = trace;
    }

    /** {@return the visible time range} */
    @NonNullByDefault({})
    public TmfTimeRange getCurrentRange() {
        return currentRange;
    }

    /** {@return the trace that it was made in, null for the active one} */
    public @Nullable ITmfTrace getTrace() {
        return trace;
    }

    @NonNullByDefault({})
    @Override
    public String toString() {
        return "[TmfWindowRangeUpdatedSignal (currentRange="
                + currentRange
                + ", trace="
                + trace
                + ")]";
    }
}
