package org.eclipse.tracecompass.tmf.core.parsers.custom;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** A record of a CSV file or of JSON lines. */
public class CustomRecordEvent extends CustomEvent {

    /**
     * An event.
     *
     * @param definition what the values mean
     * @param trace its trace; null for none
     */
    @NonNullByDefault({})
    public CustomRecordEvent(CustomRecordTraceDefinition definition, ITmfTrace trace) {
        super(definition, trace, TmfTimestamp.ZERO, null);
    }
}
