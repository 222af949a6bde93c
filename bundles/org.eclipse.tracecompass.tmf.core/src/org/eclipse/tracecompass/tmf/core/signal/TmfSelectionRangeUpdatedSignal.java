package org.eclipse.tracecompass.tmf.core.signal;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** The selected time range has changed. */
public class TmfSelectionRangeUpdatedSignal extends TmfSignal {

    private final ITmfTimestamp beginTime;
    private final ITmfTimestamp endTime;
    private final @Nullable ITmfTrace trace;

    /**
     * A signal.
     *
     * @param source who sends it
     * @param ts the selected instant
     */
    public TmfSelectionRangeUpdatedSignal(@Nullable Object source, ITmfTimestamp ts) {
        this(source, ts, ts, null);
    }

    /**
     * A signal.
     *
     * @param source who sends it
     * @param begin where the selection was begun
     * @param end where it was ended; may be before its begin
     */
    public TmfSelectionRangeUpdatedSignal(
            @Nullable Object source, ITmfTimestamp begin, ITmfTimestamp end) {
        this(source, begin, end, null);
    }

    /**
     * A signal.
     *
     * @param source who sends it
     * @param begin where the selection was begun
     * @param end where it was ended; may be before its begin
     * @param trace the trace that it was made in, null for the active one
     */
    public TmfSelectionRangeUpdatedSignal(
            @Nullable Object source,
            ITmfTimestamp begin,
            ITmfTimestamp end,
            @Nullable ITmfTrace trace) {
        super(source);
        beginTime = begin;
        endTime = end;
        this.trace = trace;
    }

    /** {@return where the selection was begun} */
    public ITmfTimestamp getBeginTime() {
        return beginTime;
    }

    /** {@return where the selection was ended; may be before its begin} */
    public ITmfTimestamp getEndTime() {
        return endTime;
    }

    /** {@return the trace that it was made in, null for the active one} */
    public @Nullable ITmfTrace getTrace() {
        return trace;
    }

    @Override
    public String toString() {
        return "[TmfSelectionRangeUpdatedSignal (beginTime="
                + beginTime
                + ", endTime="
                + endTime
                + ", trace="
                + trace
                + ")]";
    }
}
