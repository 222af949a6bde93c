package org.eclipse.tracecompass.tmf.core.event;

import org.eclipse.core.runtime.IAdaptable;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** One event of a trace. Implementations are immutable and may be kept and shared by threads. */
public interface ITmfEvent extends IAdaptable {

    /** {@return the trace that the event belongs to} */
    ITmfTrace getTrace();

    /**
     * The event's position in its trace, from 0.
     *
     * @return the rank, or {@link org.eclipse.tracecompass.tmf.core.trace.ITmfContext#UNKNOWN_RANK}
     */
    long getRank();

    /** {@return the event's time} */
    ITmfTimestamp getTimestamp();

    /** {@return the event's type} */
    @NonNullByDefault({})
    ITmfEventType getType();

    /**
     * {@return the root of the event's fields; its value may be null, its sub-fields may be none}
     */
    @NonNullByDefault({})
    ITmfEventField getContent();

    /** {@return the event's name, usually its type's name} */
    String getName();
}
