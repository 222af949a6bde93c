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

    private final DependencyEvent fSource;
    private final DependencyEvent fDestination;

    /**
     * One of the two events: its trace and time, which is what is kept of the many events that wait
     * for their counterpart. The event itself is read again when it is asked for. Immutable.
     */
    public static class DependencyEvent {

        private final ITmfTrace fTrace;
        private final ITmfTimestamp fTimestamp;
        private final long fRank;
        private final int fCpu;
        private final @Nullable ITmfEvent fEvent;

        /**
         * What is to be known of an event.
         *
         * @param event the event
         */
        public DependencyEvent(ITmfEvent event) {
            this(event, -1);
        }

        /**
         * What is to be known of an event.
         *
         * @param event the event
         * @param cpu the CPU that it happened on, negative when it is not known
         */
        public DependencyEvent(ITmfEvent event, int cpu) {
            fCpu = cpu;
            fTrace = event.getTrace();
            fTimestamp = event.getTimestamp();
            fRank = event.getRank();
            // Without a rank, or a trace to read from, it could not be found again.
            fEvent = fRank < 0 || fTrace == null ? event : null;
        }

        /** {@return the event's trace} */
        public ITmfTrace getTrace() {
            return fTrace;
        }

        /** {@return the event's time, as it was when the events were matched} */
        public ITmfTimestamp getTimestamp() {
            return fTimestamp;
        }

        /** {@return the CPU that the event happened on, negative when it is not known} */
        public int getCpu() {
            return fCpu;
        }

        /** {@return the event's rank in its trace, negative when it is not known} */
        public long getRank() {
            return fRank;
        }

        /**
         * The event; it is read from its trace, which costs up to the reading of as many events as
         * lie between two checkpoints of the trace's index.
         *
         * @return the event; null when the trace has been closed
         */
        public @Nullable ITmfEvent getEvent() {
            ITmfEvent known = fEvent;
            if (known != null) {
                return known;
            }
            ITmfContext context = fTrace.seekEvent(fRank);
            try {
                return fTrace.getNext(context);
            } finally {
                context.dispose();
            }
        }

        @Override
        public int hashCode() {
            return Objects.hash(fTrace, fTimestamp);
        }

        @Override
        public boolean equals(@Nullable Object obj) {
            return this == obj
                    || obj != null
                            && getClass() == obj.getClass()
                            && obj instanceof DependencyEvent other
                            && Objects.equals(fTrace, other.fTrace)
                            && fTimestamp.equals(other.fTimestamp);
        }

        @Override
        public String toString() {
            return (fTrace == null ? "?" : fTrace.getName()) + '@' + fTimestamp;
        }
    }

    /**
     * A dependency.
     *
     * @param source the cause
     * @param destination the effect
     */
    public TmfEventDependency(DependencyEvent source, DependencyEvent destination) {
        fSource = source;
        fDestination = destination;
    }

    /** {@return the cause} */
    public DependencyEvent getSource() {
        return fSource;
    }

    /** {@return the effect} */
    public DependencyEvent getDestination() {
        return fDestination;
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
        return event(fSource);
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
        return event(fDestination);
    }

    private static @Nullable TmfEvent event(DependencyEvent of) {
        ITmfEvent event = of.getEvent();
        return event == null || event instanceof TmfEvent ? (TmfEvent) event : new TmfEvent(event);
    }

    @Override
    public String toString() {
        return fSource + " -> " + fDestination;
    }
}
