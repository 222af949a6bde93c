package org.eclipse.tracecompass.tmf.ctf.core.event;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.event.IEventDeclaration;
import org.eclipse.tracecompass.ctf.core.event.IEventDefinition;
import org.eclipse.tracecompass.ctf.core.trace.CtfEvent;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventField;
import org.eclipse.tracecompass.tmf.core.event.ITmfLostEvent;
import org.eclipse.tracecompass.tmf.core.event.TmfEventField;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.ctf.core.trace.CtfTmfTrace;

/**
 * Events discarded by the tracer: between the last event of a packet (the time of this event, which
 * comes behind it) and the end of that packet.
 */
public class CtfTmfLostEvent extends CtfTmfEvent implements ITmfLostEvent {

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
    CtfTmfLostEvent(CtfTmfTrace trace, long rank, CtfEvent event) {
        super(trace, rank, TYPE, event);
    }

    CtfTmfLostEvent(
            CtfTmfTrace trace,
            ITmfTimestamp timestamp,
            String channel,
            int cpu,
            IEventDeclaration declaration,
            IEventDefinition eventDefinition) {
        super(
                trace,
                ITmfContext.UNKNOWN_RANK,
                timestamp,
                channel,
                cpu,
                declaration,
                eventDefinition);
    }

    @Override
    public TmfTimeRange getTimeRange() {
        ITmfTimestamp start = getTimestamp();
        CtfEvent data = data();
        if (data == null) {
            return new TmfTimeRange(start, start);
        }
        ITmfTimestamp end = getTrace().createTimestamp(data.lostUntil());
        return new TmfTimeRange(start, end.compareTo(start) < 0 ? start : end);
    }

    @Override
    public long getNbLostEvents() {
        CtfEvent data = data();
        return data == null ? 0 : data.lost();
    }

    @Override
    public int hashCode() {
        return 31 * super.hashCode() + Long.hashCode(getNbLostEvents());
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        return super.equals(obj)
                && obj instanceof CtfTmfLostEvent other
                && getNbLostEvents() == other.getNbLostEvents()
                && getTimeRange().equals(other.getTimeRange());
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
