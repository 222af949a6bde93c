package org.eclipse.tracecompass.tmf.ctf.core.event;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.event.IEventDeclaration;
import org.eclipse.tracecompass.ctf.core.event.IEventDefinition;
import org.eclipse.tracecompass.ctf.core.trace.CtfEvent;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.ctf.core.trace.CtfTmfTrace;

/**
 * Makes the events of a CTF trace from what was read. A trace type whose events are of a class of
 * their own gives a subclass to the constructor of the trace. Thread-safe; so must subclasses be.
 *
 * @since 0.2.0
 */
public class CtfTmfEventFactory {

    /** The channel of an event that is from no file. */
    protected static final String NO_STREAM = "No stream";

    private static final CtfTmfEventFactory INSTANCE = new CtfTmfEventFactory();

    /** Creates a factory; for subclasses. */
    protected CtfTmfEventFactory() {}

    /** Returns the factory of plain events. */
    public static CtfTmfEventFactory instance() {
        return INSTANCE;
    }

    /**
     * Creates an event. Called once for each event that is read.
     *
     * @param trace the trace
     * @param eventDef the event's data, which does not change any more
     * @param fileName the name of the file that it is from; null if it is from none
     * @return the event
     */
    public CtfTmfEvent createEvent(
            CtfTmfTrace trace, IEventDefinition eventDef, @Nullable String fileName) {
        String channel = fileName == null ? NO_STREAM : fileName;
        IEventDeclaration declaration = eventDef.getDeclaration();
        long nanos =
                eventDef instanceof CtfEvent data
                        ? data.nanos()
                        : trace.timestampCyclesToNanos(eventDef.getTimestamp());
        ITmfTimestamp timestamp = trace.createTimestamp(nanos);
        if (declaration.equals(CtfEvent.LOST)) {
            return createLostEvent(
                    trace, eventDef, declaration, nanos, timestamp, eventDef.getCPU(), channel);
        }
        return new CtfTmfEvent(
                trace,
                ITmfContext.UNKNOWN_RANK,
                timestamp,
                channel,
                eventDef.getCPU(),
                declaration,
                eventDef);
    }

    /**
     * Creates an event that stands for discarded ones.
     *
     * @param trace the trace
     * @param eventDef the event's data
     * @param eventDecl its class
     * @param ts the time since which events were discarded, ns from the clock's origin
     * @param timestamp the same time as the trace shows it
     * @param sourceCPU the CPU whose events were discarded, or {@link CtfTmfEvent#UNKNOWN_CPU}
     * @param fileName the name of the file that it is from
     * @return the event
     */
    protected static CtfTmfEvent createLostEvent(
            CtfTmfTrace trace,
            IEventDefinition eventDef,
            IEventDeclaration eventDecl,
            long ts,
            ITmfTimestamp timestamp,
            int sourceCPU,
            String fileName) {
        return new CtfTmfLostEvent(trace, timestamp, fileName, sourceCPU, eventDecl, eventDef);
    }

    /**
     * Returns an event that stands for none.
     *
     * @param trace the trace that it is said to be of
     */
    public static CtfTmfEvent getNullEvent(CtfTmfTrace trace) {
        return new CtfTmfEvent(trace);
    }

    /**
     * Creates the event at a place of a trace. Plain events are made without the detour by {@link
     * #createEvent}, and know everything from their data alone.
     *
     * @param trace the trace
     * @param rank the rank of the event
     * @param data the event's data, which does not change any more
     * @return the event
     */
    public final CtfTmfEvent createEvent(CtfTmfTrace trace, long rank, CtfEvent data) {
        if (this == INSTANCE) {
            return data.layout() == null
                    ? new CtfTmfLostEvent(trace, rank, data)
                    : new CtfTmfEvent(trace, rank, trace.typeOf(data), data);
        }
        CtfTmfEvent event = createEvent(trace, data, data.stream().name());
        event.readAt(rank);
        return event;
    }
}
