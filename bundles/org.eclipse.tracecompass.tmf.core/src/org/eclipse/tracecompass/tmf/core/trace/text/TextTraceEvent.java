package org.eclipse.tracecompass.tmf.core.trace.text;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventType;
import org.eclipse.tracecompass.tmf.core.event.TmfEvent;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;

/** An event of a text trace. Its rank is not known to it. */
public abstract class TextTraceEvent extends TmfEvent {

    /**
     * An event.
     *
     * @param parentTrace its trace
     * @param timestamp its time
     * @param type its type
     * @param content its fields
     */
    @NonNullByDefault({})
    public TextTraceEvent(
            TextTrace<? extends TextTraceEvent> parentTrace,
            ITmfTimestamp timestamp,
            ITmfEventType type,
            TextTraceEventContent content) {
        super(parentTrace, ITmfContext.UNKNOWN_RANK, timestamp, type, content);
    }

    /**
     * A copy.
     *
     * @param other the event to copy
     */
    public TextTraceEvent(TextTraceEvent other) {
        super(other);
    }

    @NonNullByDefault({})
    @Override
    public TextTrace<? extends TextTraceEvent> getTrace() {
        return (TextTrace<?>) super.getTrace();
    }

    @NonNullByDefault({})
    @Override
    public TextTraceEventContent getContent() {
        return (TextTraceEventContent) super.getContent();
    }
}
