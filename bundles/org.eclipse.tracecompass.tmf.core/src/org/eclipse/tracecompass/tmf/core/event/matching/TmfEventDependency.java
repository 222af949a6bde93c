package org.eclipse.tracecompass.tmf.core.event.matching;

import java.util.Objects;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.TmfEvent;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** A cause and its effect. Immutable. */
public class TmfEventDependency {

    private final DependencyEvent source;
    private final DependencyEvent destination;

    /**
     * One of the two events: its trace and time, the only data kept of the many events that wait
     * for their counterpart. The event itself is read again when it is asked for. Immutable.
     */
    public static class DependencyEvent {

        private final ITmfTrace trace;
        private final ITmfTimestamp timestamp;
        private final long rank;
        private final int cpu;
        private final @Nullable ITmfEvent event;

        /**
         * The stored data of an event.
         *
         * @param event the event
         */
        @NonNullByDefault({})
        public DependencyEvent(ITmfEvent event) {
            this(event, -1);
        }

        /**
         * The stored data of an event.
         *
         * @param event the event
         * @param cpu the CPU that it happened on, negative when it is not known
         */
        public DependencyEvent(ITmfEvent event, int cpu) {
            this.cpu = cpu;
            trace = event.getTrace();
            timestamp = event.getTimestamp();
            rank = event.getRank();
            // Without a rank, or a trace to read from, it could not be found again.
            this.event = rank < 0 || trace == null ? event : null;
        }

        /** {@return the event's trace} */
        @NonNullByDefault({})
        public ITmfTrace getTrace() {
            return trace;
        }

        /** {@return the event's time, as it was when the events were matched} */
        @NonNullByDefault({})
        public ITmfTimestamp getTimestamp() {
            return timestamp;
        }

        /** {@return the CPU that the event happened on, negative when it is not known} */
        public int getCpu() {
            return cpu;
        }

        /** {@return the event's rank in its trace, negative when it is not known} */
        public long getRank() {
            return rank;
        }

        /**
         * The event; it is read from its trace, which costs up to the reading of as many events as
         * lie between two checkpoints of the trace's index.
         *
         * @return the event; null when the trace has been closed
         */
        public @Nullable ITmfEvent getEvent() {
            ITmfEvent known = event;
            if (known != null) {
                return known;
            }
            ITmfContext context = trace.seekEvent(rank);
            try {
                return trace.getNext(context);
            } finally {
                context.dispose();
            }
        }

        @Override
        public int hashCode() {
            return Objects.hash(trace, timestamp);
        }

        @NonNullByDefault({})
        @Override
        public boolean equals(Object obj) {
            return this == obj
                    || obj != null
                            && getClass() == obj.getClass()
                            && obj instanceof DependencyEvent other
                            && Objects.equals(trace, other.trace)
                            && timestamp.equals(other.timestamp);
        }

        @Override
        public String toString() {
            return (trace == null ? "?" : trace.getName()) + '@' + timestamp;
        }
    }

    /**
     * A dependency.
     *
     * @param source the cause
     * @param destination the effect
     */
    @NonNullByDefault({})
    public TmfEventDependency(DependencyEvent source, DependencyEvent destination) {
        this.source = source;
        this.destination = destination;
    }

    /** {@return the cause} */
    @NonNullByDefault({})
    public DependencyEvent getSource() {
        return source;
    }

    /** {@return the effect} */
    @NonNullByDefault({})
    public DependencyEvent getDestination() {
        return destination;
    }

    /**
     * The cause as an event, read again from its trace.
     *
     * @return the event; null when its trace has been closed
     * @deprecated use {@link #getSource()}, and {@link DependencyEvent#getEvent()} where more than
     *     trace and time is wanted
     */
    @Deprecated
    @NonNullByDefault({})
    public TmfEvent getSourceEvent() {
        return event(source);
    }

    /**
     * The effect as an event, read again from its trace.
     *
     * @return the event; null when its trace has been closed
     * @deprecated use {@link #getDestination()}, and {@link DependencyEvent#getEvent()} where more
     *     than trace and time is wanted
     */
    @Deprecated
    @NonNullByDefault({})
    public TmfEvent getDestinationEvent() {
        return event(destination);
    }

    private static @Nullable TmfEvent event(DependencyEvent of) {
        ITmfEvent event = of.getEvent();
        return event == null || event instanceof TmfEvent ? (TmfEvent) event : new TmfEvent(event);
    }

    @Override
    public String toString() {
        return source + " -> " + destination;
    }
}
