package org.eclipse.tracecompass.tmf.core.event;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** The plain event that says that events were lost. */
public class TmfLostEvent extends TmfEvent implements ITmfLostEvent {

    private final TmfTimeRange fTimeRange;
    private final long fNbLostEvents;

    /**
     * A lost-events event.
     *
     * @param trace its trace
     * @param rank its rank
     * @param timestamp its time
     * @param type its type
     * @param timeRange when events were lost
     * @param nbLostEvents how many
     */
    public TmfLostEvent(
            @Nullable ITmfTrace trace,
            long rank,
            ITmfTimestamp timestamp,
            @Nullable ITmfEventType type,
            TmfTimeRange timeRange,
            long nbLostEvents) {
        super(trace, rank, timestamp, type, null);
        fTimeRange = timeRange;
        fNbLostEvents = nbLostEvents;
    }

    @Override
    public TmfTimeRange getTimeRange() {
        return fTimeRange;
    }

    @Override
    public long getNbLostEvents() {
        return fNbLostEvents;
    }

    @Override
    public int hashCode() {
        return 31 * (31 * super.hashCode() + fTimeRange.hashCode()) + Long.hashCode(fNbLostEvents);
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        return super.equals(obj)
                && obj instanceof TmfLostEvent other
                && fNbLostEvents == other.fNbLostEvents
                && fTimeRange.equals(other.fTimeRange);
    }

    @Override
    public String toString() {
        return getClass().getSimpleName()
                + " [Event="
                + super.toString()
                + ", fTimeRange="
                + fTimeRange
                + ", fNbLostEvents="
                + fNbLostEvents
                + ']';
    }
}
