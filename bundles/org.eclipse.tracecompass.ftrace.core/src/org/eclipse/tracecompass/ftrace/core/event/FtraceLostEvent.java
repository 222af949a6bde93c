package org.eclipse.tracecompass.ftrace.core.event;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.ftrace.core.text.FieldList;
import org.eclipse.tracecompass.tmf.core.event.ITmfLostEvent;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * Events lost by a CPU. The text has no time for them: they were lost before the event that is
 * printed next, so they have its time.
 */
public final class FtraceLostEvent extends FtraceEvent implements ITmfLostEvent {

    private static final FtraceEventType TYPE = new FtraceEventType("Lost event", false);

    private final long lost;
    private final FieldList fields;

    /**
     * Creates a lost event.
     *
     * @param trace its trace
     * @param rank its rank
     * @param header its time and CPU
     * @param lost how many events were lost
     */
    public FtraceLostEvent(ITmfTrace trace, long rank, FtraceHeader header, long lost) {
        super(trace, rank, TYPE, header, "");
        this.lost = lost;
        fields = FieldList.of("Lost events", lost);
    }

    @Override
    public TmfTimeRange getTimeRange() {
        return new TmfTimeRange(getTimestamp(), getTimestamp());
    }

    @Override
    public long getNbLostEvents() {
        return lost;
    }

    @Override
    FieldList fields() {
        return fields;
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        return super.equals(obj) && obj instanceof FtraceLostEvent other && lost == other.lost;
    }

    @Override
    public int hashCode() {
        return 31 * super.hashCode() + Long.hashCode(lost);
    }
}
