package org.eclipse.tracecompass.tmf.ui.views.timegraph;

import java.util.ArrayList;
import java.util.List;

/** The instants at which views ask for states. */
final class ViewTimes {

    private ViewTimes() {}

    /**
     * Instants at a distance from each other, the end always as the last one.
     *
     * @param start the first instant
     * @param end the last instant
     * @param resolution their distance, at least 1
     */
    static List<Long> stateTimes(long start, long end, long resolution) {
        List<Long> times = new ArrayList<>();
        for (long time = start; time < end; time += resolution) {
            times.add(time);
        }
        times.add(end);
        return times;
    }
}
