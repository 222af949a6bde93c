package org.eclipse.tracecompass.tmf.ctf.core.event.lookup;

import java.util.Objects;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.ctf.core.event.CTFCallsite;
import org.eclipse.tracecompass.tmf.core.event.lookup.ITmfCallsite;
import org.eclipse.tracecompass.tmf.core.event.lookup.TmfCallsite;

/**
 * The place in source code where events of one name are recorded. Immutable.
 *
 * @since 0.2.0
 */
public class CtfTmfCallsite extends TmfCallsite {

    private final String eventName;
    private final String functionName;
    private final long instructionPointer;

    /**
     * A place as the metadata tells it.
     *
     * @param callsite what the metadata tells
     */
    public CtfTmfCallsite(CTFCallsite callsite) {
        super(callsite.getFileName(), Long.valueOf(callsite.getLineNumber()));
        eventName = callsite.getEventName();
        functionName = callsite.getFunctionName();
        instructionPointer = callsite.getIp();
    }

    /**
     * A place that was found otherwise; its address is 0.
     *
     * @param callsite the place
     * @param eventName the name of the events
     */
    public CtfTmfCallsite(ITmfCallsite callsite, String eventName) {
        super(callsite);
        this.eventName = eventName;
        functionName = "";
        instructionPointer = 0;
    }

    /** The name of the events. */
    public String getEventName() {
        return eventName;
    }

    /** The address of the instruction that records them. */
    public long getIntructionPointer() {
        return instructionPointer;
    }

    @Override
    public int hashCode() {
        return Objects.hash(super.hashCode(), eventName, functionName, instructionPointer);
    }

    @NonNullByDefault({})
    @Override
    public boolean equals(Object obj) {
        return super.equals(obj)
                && obj instanceof CtfTmfCallsite other
                && instructionPointer == other.instructionPointer
                && eventName.equals(other.eventName)
                && functionName.equals(other.functionName);
    }

    @Override
    public String toString() {
        return functionName.isEmpty()
                ? super.toString()
                : super.toString() + ' ' + functionName + "()";
    }
}
