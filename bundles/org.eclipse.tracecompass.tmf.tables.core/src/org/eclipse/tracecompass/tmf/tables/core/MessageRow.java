package org.eclipse.tracecompass.tmf.tables.core;

import org.eclipse.tracecompass.tmf.core.event.matching.TmfEventDependency.DependencyEvent;

/**
 * A message.
 *
 * @param from where it was sent
 * @param to where it was received
 */
record MessageRow(End from, End to) {

    /**
     * An end of a message.
     *
     * @param trace the trace of the event
     * @param time of the event, ns
     * @param rank of the event in its trace
     * @param cpu negative if it is not known
     */
    record End(TableTrace trace, long time, long rank, int cpu) {

        static End of(TableTrace trace, DependencyEvent event) {
            return new End(trace, event.getTimestamp().toNanos(), event.getRank(), event.getCpu());
        }
    }
}
