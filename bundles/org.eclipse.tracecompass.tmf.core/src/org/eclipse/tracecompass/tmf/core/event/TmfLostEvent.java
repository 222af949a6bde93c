package org.eclipse.tracecompass.tmf.core.event;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** The plain event that says that events were lost. */
public class TmfLostEvent extends TmfEvent implements ITmfLostEvent {

    private final TmfTimeRange timeRange;
    private final long nbLostEvents;

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
    @NonNullByDefault({})
    public TmfLostEvent(
            ITmfTrace trace,
            long rank,
            ITmfTimestamp timestamp,
            ITmfEventType type,
            TmfTimeRange timeRange,
            long nbLostEvents) {
        super(trace, rank, timestamp, type, null);
        this.timeRange = timeRange;
        this.nbLostEvents = nbLostEvents;
    }

    @NonNullByDefault({})
    @Override
    public TmfTimeRange getTimeRange() {
        return timeRange;
    }

    @Override
    public long getNbLostEvents() {
        return nbLostEvents;
    }

    @Override
    public int hashCode() {
        return 31 * (31 * super.hashCode() + timeRange.hashCode()) + Long.hashCode(nbLostEvents);
    }

    @NonNullByDefault({})
    @Override
    public boolean equals(Object obj) {
        return super.equals(obj)
                && obj instanceof TmfLostEvent other
                && nbLostEvents == other.nbLostEvents
                && timeRange.equals(other.timeRange);
    }

    @NonNullByDefault({})
    @Override
    public String toString() {
        return getClass().getSimpleName()
                + " [Event="
                + super.toString()
                + ", fTimeRange="
                + timeRange
                + ", fNbLostEvents="
                + nbLostEvents
                + ']';
    }
}
