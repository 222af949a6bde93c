package org.eclipse.tracecompass.analysis.profiling.core.callstack;

import org.eclipse.tracecompass.tmf.core.statesystem.Oddities;

/** How often each {@link CallStackOddity} occurred. Thread-safe. */
public final class CallStackOddities extends Oddities<CallStackOddity> {

    /** Creates counters. */
    public CallStackOddities() {
        super(CallStackOddity.class);
    }
}
