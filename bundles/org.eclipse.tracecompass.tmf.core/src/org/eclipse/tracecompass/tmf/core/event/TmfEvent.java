package org.eclipse.tracecompass.tmf.core.event;

import java.util.Objects;
import org.eclipse.core.runtime.PlatformObject;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * The plain event: its five parts are given to the constructor.
 *
 * <p>An event of a trace always has all parts. Events made by hand may leave out the trace, the
 * type or the content; the getters then return null.
 */
public class TmfEvent extends PlatformObject implements ITmfEvent {

    // Null only in events that were made by hand: their getters stay non-null for everybody else.
    @NonNullByDefault({})
    private final ITmfTrace trace;

    private final long rank;
    private final ITmfTimestamp timestamp;

    @NonNullByDefault({})
    private final ITmfEventType type;

    @NonNullByDefault({})
    private final ITmfEventField content;

    /** An event without any part, at time zero. */
    public TmfEvent() {
        this(null, ITmfContext.UNKNOWN_RANK, null, null, null);
    }

    /**
     * An event.
     *
     * @param trace its trace
     * @param rank its rank in the trace, or {@link ITmfContext#UNKNOWN_RANK}
     * @param timestamp its time; null is time zero
     * @param type its type
     * @param content the root of its fields
     */
    @NonNullByDefault({})
    public TmfEvent(
            ITmfTrace trace,
            long rank,
            ITmfTimestamp timestamp,
            ITmfEventType type,
            ITmfEventField content) {
        this.trace = trace;
        this.rank = rank;
        this.timestamp = timestamp == null ? TmfTimestamp.ZERO : timestamp;
        this.type = type;
        this.content = content;
    }

    /**
     * A copy.
     *
     * @param event the event to copy
     */
    public TmfEvent(ITmfEvent event) {
        this(
                event.getTrace(),
                event.getRank(),
                event.getTimestamp(),
                event.getType(),
                event.getContent());
    }

    @NonNullByDefault({})
    @Override
    public ITmfTrace getTrace() {
        return trace;
    }

    @Override
    public long getRank() {
        return rank;
    }

    @NonNullByDefault({})
    @Override
    public ITmfTimestamp getTimestamp() {
        return timestamp;
    }

    @NonNullByDefault({})
    @Override
    public ITmfEventType getType() {
        return type;
    }

    @NonNullByDefault({})
    @Override
    public ITmfEventField getContent() {
        return content;
    }

    @NonNullByDefault({})
    @Override
    public String getName() {
        ITmfEventType type = this.type;
        return type == null ? "" : type.getName();
    }

    @Override
    public int hashCode() {
        return Objects.hash(getTrace(), getRank(), getTimestamp(), getType(), getContent());
    }

    @NonNullByDefault({})
    @Override
    public boolean equals(Object obj) {
        if (this == obj) {
            return true;
        }
        if (obj == null || getClass() != obj.getClass()) {
            return false;
        }
        TmfEvent other = (TmfEvent) obj;
        return getRank() == other.getRank()
                && getTimestamp().equals(other.getTimestamp())
                && Objects.equals(getTrace(), other.getTrace())
                && Objects.equals(getType(), other.getType())
                && Objects.equals(getContent(), other.getContent());
    }

    @NonNullByDefault({})
    @Override
    public String toString() {
        return getClass().getSimpleName()
                + " [fTimestamp="
                + getTimestamp()
                + ", fTrace="
                + trace
                + ", fRank="
                + getRank()
                + ", fType="
                + type
                + ", fContent="
                + content
                + ']';
    }
}
