package org.eclipse.tracecompass.lttng2.ust.core.analysis.memory;

import java.util.List;
import org.eclipse.tracecompass.tmf.core.analysis.requirements.TmfAbstractAnalysisRequirement;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventType;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTraceWithPreDefinedEvents;

/** Events that tell that memory is allocated. */
public final class HeapEventsRequirement extends TmfAbstractAnalysisRequirement {

    /** Creates the requirement. */
    public HeapEventsRequirement() {
        super(
                List.of("lttng_ust_libc:malloc", "lttng_ust_libc:calloc", "lttng_ust_libc:realloc"),
                PriorityLevel.AT_LEAST_ONE);
        addInformation(
                "Run the program with liblttng-ust-libc-wrapper.so preloaded, and record"
                        + " lttng_ust_libc:* with the contexts vpid, vtid and procname.");
    }

    @Override
    public boolean test(ITmfTrace trace) {
        if (trace instanceof ITmfTraceWithPreDefinedEvents known) {
            for (ITmfEventType type : known.getContainedEventTypes()) {
                if (HeapEvents.isAllocation(type.getName())) {
                    return true;
                }
            }
        }
        return false;
    }
}
