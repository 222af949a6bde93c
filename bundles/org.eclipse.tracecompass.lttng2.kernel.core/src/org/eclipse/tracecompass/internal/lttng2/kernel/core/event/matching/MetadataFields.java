package org.eclipse.tracecompass.internal.lttng2.kernel.core.event.matching;

import java.util.List;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventType;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTraceWithPreDefinedEvents;

/** The fields declared in the metadata of a trace. */
final class MetadataFields {

    private MetadataFields() {}

    /** Whether a trace declares an event with certain fields. */
    static boolean has(ITmfTrace trace, String event, String... fields) {
        if (trace instanceof ITmfTraceWithPreDefinedEvents known) {
            for (ITmfEventType type : known.getContainedEventTypes()) {
                if (type.getName().equals(event)
                        && type.getFieldNames().containsAll(List.of(fields))) {
                    return true;
                }
            }
        }
        return false;
    }
}
