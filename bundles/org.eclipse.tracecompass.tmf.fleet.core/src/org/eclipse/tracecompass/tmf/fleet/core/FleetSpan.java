package org.eclipse.tracecompass.tmf.fleet.core;

import java.util.List;

/**
 * From the first to the last event of a fleet, by the common clock.
 *
 * @param start the first event, ns since the epoch; 0 if there are no events
 * @param end the last event, ns since the epoch; 0 if there are no events
 */
public record FleetSpan(long start, long end) {

    /** The span of traces. Those without events have no times. */
    static FleetSpan of(FleetOpener opener, List<TraceEntry> traces) {
        long start = Long.MAX_VALUE;
        long end = Long.MIN_VALUE;
        for (TraceEntry trace : traces) {
            if (!trace.isEmpty()) {
                start = Math.min(start, opener.clockOf(trace).transform(trace.start()));
                end = Math.max(end, opener.clockOf(trace).transform(trace.end()));
            }
        }
        return start == Long.MAX_VALUE ? new FleetSpan(0, 0) : new FleetSpan(start, end);
    }
}
