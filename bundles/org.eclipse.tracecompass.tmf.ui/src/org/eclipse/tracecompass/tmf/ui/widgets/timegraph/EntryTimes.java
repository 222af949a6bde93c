package org.eclipse.tracecompass.tmf.ui.widgets.timegraph;

import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.ITimeGraphEntry;

/**
 * The time that entries span together.
 *
 * @param start the first instant, 0 if there is none
 * @param end the last instant, 0 if there is none
 */
record EntryTimes(long start, long end) {

    private static final long NONE = -1;

    static EntryTimes of(ITimeGraphEntry... entries) {
        EntryTimes times = new EntryTimes(Long.MAX_VALUE, Long.MIN_VALUE);
        for (ITimeGraphEntry entry : entries) {
            times = times.with(entry);
        }
        return times.start > times.end ? new EntryTimes(0, 0) : times;
    }

    private EntryTimes with(ITimeGraphEntry entry) {
        boolean known = entry.getStartTime() != NONE && entry.getEndTime() != NONE;
        EntryTimes times =
                known && entry.getEndTime() >= entry.getStartTime()
                        ? new EntryTimes(
                                Math.min(start, entry.getStartTime()),
                                Math.max(end, entry.getEndTime()))
                        : this;
        for (ITimeGraphEntry child : entry.getChildren()) {
            times = times.with(child);
        }
        return times;
    }
}
