package org.eclipse.tracecompass.tmf.core.statesystem;

import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;

/**
 * The times at which the events of a trace change a history. A history cannot be changed in its
 * past. Where the times of a trace go back, as those of a faulty clock do, a change counts at the
 * latest time before it. For one state provider; not thread-safe.
 *
 * @since 0.2.0
 */
public final class HistoryTime {

    private long latest = Long.MIN_VALUE;

    /**
     * Returns the time of the changes that an event makes.
     *
     * @param event the next event of the trace
     * @param history the history, always the same
     * @return the time of the event, or the latest time returned before it; not before the start of
     *     the history. In nanoseconds since the epoch
     */
    public long of(ITmfEvent event, ITmfStateSystem history) {
        if (latest == Long.MIN_VALUE) {
            latest = history.getStartTime();
        }
        latest = Math.max(latest, event.getTimestamp().toNanos());
        return latest;
    }
}
