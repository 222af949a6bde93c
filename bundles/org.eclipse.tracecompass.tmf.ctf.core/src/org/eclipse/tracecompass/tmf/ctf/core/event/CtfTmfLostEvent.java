package org.eclipse.tracecompass.tmf.ctf.core.event;

import org.eclipse.tracecompass.ctf.core.trace.CtfEvent;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventField;
import org.eclipse.tracecompass.tmf.core.event.ITmfLostEvent;
import org.eclipse.tracecompass.tmf.core.event.TmfEventField;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * Events discarded by the tracer: between the last event of a packet (the time of this event, which
 * comes behind it) and the end of that packet.
 */
public final class CtfTmfLostEvent extends CtfTmfEvent implements ITmfLostEvent {

    /** The type of all lost events. */
    public static final CtfTmfEventType TYPE =
            new CtfTmfEventType("Lost event", "Lost events", "duration");

    /**
     * A lost event.
     *
     * @param trace its trace
     * @param rank its rank
     * @param event what was read: an event that stands for discarded ones
     */
    public CtfTmfLostEvent(ITmfTrace trace, long rank, CtfEvent event) {
        super(trace, rank, TYPE, event);
    }

    @Override
    public TmfTimeRange getTimeRange() {
        ITmfTimestamp start = getTimestamp();
        ITmfTimestamp end = getTrace().createTimestamp(getCtfEvent().lostUntil());
        return new TmfTimeRange(start, end.compareTo(start) < 0 ? start : end);
    }

    @Override
    public long getNbLostEvents() {
        return getCtfEvent().lost();
    }

    @Override
    protected ITmfEventField decode() {
        TmfTimeRange range = getTimeRange();
        return new TmfEventField(
                ITmfEventField.ROOT_FIELD_ID,
                null,
                new ITmfEventField[] {
                    new TmfEventField("Lost events", getNbLostEvents(), null),
                    new TmfEventField(
                            "duration",
                            range.getEndTime().toNanos() - range.getStartTime().toNanos(),
                            null)
                });
    }
}
