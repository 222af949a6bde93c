package org.eclipse.tracecompass.tmf.rows.core;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateSystemDisposedException;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;
import org.eclipse.tracecompass.tmf.core.model.filters.RequestedTimes;

/**
 * Lines of numbers out of a history in which no peak is lost, however far a chart is zoomed out: at
 * each requested time stands the highest value that there was since the requested time before it;
 * at the first one, the value there. Where there was no number, it is 0. All lines are read in one
 * query: first {@link #line}, then {@link #read}.
 */
public final class PeakSeries {

    private static final int CHECK_EVERY = 0x3FF;

    private final long[] times;
    private final Map<Integer, double[]> values = new HashMap<>();

    /**
     * Creates lines for the times of a request.
     *
     * @param times the times, ascending
     */
    public PeakSeries(long[] times) {
        this.times = times.clone();
    }

    /**
     * Adds the line of an attribute.
     *
     * @param quark the attribute; {@link ITmfStateSystem#INVALID_ATTRIBUTE} for a line without
     *     values
     * @return its values, one per time, filled by {@link #read}
     */
    public double[] line(int quark) {
        return quark == ITmfStateSystem.INVALID_ATTRIBUTE
                ? new double[times.length]
                : values.computeIfAbsent(quark, key -> new double[times.length]);
    }

    /**
     * Fills in all lines.
     *
     * @param ss the history
     * @param monitor may cancel it, null for none
     * @return false if it was cancelled; the values are not complete then
     * @throws StateSystemDisposedException when the history was disposed meanwhile
     */
    public boolean read(ITmfStateSystem ss, @Nullable IProgressMonitor monitor) {
        if (values.isEmpty() || times.length == 0) {
            return true;
        }
        long from = Math.max(times[0], ss.getStartTime());
        long to = Math.min(times[times.length - 1], ss.getCurrentEndTime());
        if (from > to) {
            return true;
        }
        values.values().forEach(values -> Arrays.fill(values, Double.NaN));
        int count = 0;
        for (ITmfStateInterval interval : ss.query2D(values.keySet(), from, to)) {
            if ((++count & CHECK_EVERY) == 0 && monitor != null && monitor.isCanceled()) {
                return false;
            }
            double[] values = this.values.get(interval.getAttribute());
            if (values != null && interval.getValue() instanceof Number number) {
                add(values, interval, number.doubleValue());
            }
        }
        values.values().forEach(this::complete);
        return true;
    }

    private void add(double[] values, ITmfStateInterval interval, double value) {
        // The first bucket is its time alone, each other begins after the time before.
        int first = RequestedTimes.firstFrom(times, interval.getStartTime());
        int last =
                Math.min(times.length - 1, RequestedTimes.firstFrom(times, interval.getEndTime()));
        for (int i = first; i <= last; i++) {
            if (i > 0 || interval.getStartTime() <= times[0] && interval.getEndTime() >= times[0]) {
                values[i] = Double.isNaN(values[i]) ? value : Math.max(values[i], value);
            }
        }
    }

    /** Nothing is zero; a time that is requested again, as in a tiny window, has the same value. */
    private void complete(double[] values) {
        for (int i = 0; i < values.length; i++) {
            if (i > 0 && times[i] == times[i - 1]) {
                values[i] = values[i - 1];
            } else if (Double.isNaN(values[i])) {
                values[i] = 0;
            }
        }
    }
}
