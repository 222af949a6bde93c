package org.eclipse.tracecompass.tmf.ctf.core.event;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.CTFStrings;
import org.eclipse.tracecompass.ctf.core.event.IEventDeclaration;
import org.eclipse.tracecompass.ctf.core.event.IEventDefinition;
import org.eclipse.tracecompass.ctf.core.event.types.ICompositeDefinition;
import org.eclipse.tracecompass.ctf.core.event.types.IntegerDefinition;
import org.eclipse.tracecompass.ctf.core.trace.CtfEvent;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventField;
import org.eclipse.tracecompass.tmf.core.event.ITmfLostEvent;
import org.eclipse.tracecompass.tmf.core.event.TmfEventField;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.ctf.core.trace.CtfTmfTrace;

/**
 * Events discarded by the tracer: between the last event of a packet (the time of this event, which
 * comes behind it) and the end of that packet.
 */
public class CtfTmfLostEvent extends CtfTmfEvent implements ITmfLostEvent {

    /** The type of all lost events. */
    public static final CtfTmfEventType TYPE =
            new CtfTmfEventType(
                    CTFStrings.LOST_EVENT_NAME,
                    CTFStrings.LOST_EVENTS_FIELD,
                    CTFStrings.LOST_EVENTS_DURATION);

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
            long duration = field(CTFStrings.LOST_EVENTS_DURATION);
            return new TmfTimeRange(start, TmfTimestamp.fromNanos(start.toNanos() + duration));
        }
        ITmfTimestamp end = getTrace().createTimestamp(data.lostUntil());
        return new TmfTimeRange(start, end.compareTo(start) < 0 ? start : end);
    }

    @Override
    public long getNbLostEvents() {
        CtfEvent data = data();
        return data == null ? field(CTFStrings.LOST_EVENTS_FIELD) : data.lost();
    }

    /** A number among the fields of an event that another reader has read; 0 if it has none. */
    private long field(String name) {
        IEventDefinition definition = definition();
        ICompositeDefinition fields = definition == null ? null : definition.getFields();
        return fields != null && fields.getDefinition(name) instanceof IntegerDefinition number
                ? number.getValue()
                : 0;
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
                    new TmfEventField(CTFStrings.LOST_EVENTS_FIELD, getNbLostEvents(), null),
                    new TmfEventField(
                            CTFStrings.LOST_EVENTS_DURATION,
                            range.getEndTime().toNanos() - range.getStartTime().toNanos(),
                            null)
                });
    }
}
