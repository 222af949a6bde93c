package org.eclipse.tracecompass.internal.analysis.os.linux.core.threadstatus;

import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;

/** Divides a state into parts that look different. */
@FunctionalInterface
interface StateParts {

    /** Takes a part of a state with its look. */
    @FunctionalInterface
    interface Taker {
        void add(long start, long end, OutputElementStyle style);
    }

    /** Gives the parts of a state in their order; parts that are not shown are left out. */
    void of(RowSource row, long start, long end, Object value, Taker taker);
}
