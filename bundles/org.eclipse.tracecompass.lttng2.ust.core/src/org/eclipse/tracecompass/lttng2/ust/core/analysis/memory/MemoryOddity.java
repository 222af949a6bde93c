package org.eclipse.tracecompass.lttng2.ust.core.analysis.memory;

import org.eclipse.tracecompass.tmf.core.statesystem.IOddity;

/** Contradictions between calls of memory functions. None of them stops an analysis. */
public enum MemoryOddity implements IOddity {
    /** Memory was freed of which the trace does not have the allocation. */
    UNKNOWN_FREE("blocks freed that were allocated before the trace began"),

    /** Memory was allocated where a block was that had not been freed: the event was lost. */
    MISSING_FREE("blocks whose free was not recorded"),

    /** The tracer dropped events, and with them perhaps allocations. */
    LOST_EVENTS("gaps in which the tracer lost events");

    private final String description;

    MemoryOddity(String description) {
        this.description = description;
    }

    @Override
    public String getDescription() {
        return description;
    }
}
