package org.eclipse.tracecompass.benchmarks.analysis;

import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Events per second, beside operations per second. */
@AuxCounters(AuxCounters.Type.OPERATIONS)
@State(Scope.Thread)
public class EventCounter {
    /** Events that were read or analysed. */
    public long events;
}
