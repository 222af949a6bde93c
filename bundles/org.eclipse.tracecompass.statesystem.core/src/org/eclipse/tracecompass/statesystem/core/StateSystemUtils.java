package org.eclipse.tracecompass.statesystem.core;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.NonNull;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.exceptions.AttributeNotFoundException;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateSystemDisposedException;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateValueTypeException;
import org.eclipse.tracecompass.statesystem.core.exceptions.TimeRangeException;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;

/** Queries, and changes, that are made of several simple ones. */
public final class StateSystemUtils {

    private StateSystemUtils() {}

    /**
     * Finds the top of the stack of an attribute at a time.
     *
     * @param ss the state system
     * @param t the time
     * @param stackAttributeQuark the attribute that holds the depth
     * @return the interval of the value on top, null if the stack is empty
     * @throws IllegalStateException if the attribute is not an integer
     * @throws StateValueTypeException if the depth is not positive
     * @throws AttributeNotFoundException if the attribute has no child of that depth
     * @throws StateSystemDisposedException if the state system was disposed
     */
    public static @Nullable ITmfStateInterval querySingleStackTop(
            ITmfStateSystem ss, long t, int stackAttributeQuark)
            throws AttributeNotFoundException, StateSystemDisposedException {
        Object depth = ss.querySingleState(t, stackAttributeQuark).getValue();
        if (depth == null) {
            return null;
        }
        int level = stackDepth(ss, stackAttributeQuark, depth);
        int quark = ss.getQuarkRelative(stackAttributeQuark, Integer.toString(level));
        return ss.querySingleState(t, quark);
    }

    /**
     * Finds the top of the stack of an attribute at the moment.
     *
     * @param ss the state system
     * @param stackAttributeQuark the attribute that holds the depth
     * @return the value on top, null if it is null or the stack is empty
     * @throws IllegalStateException if the attribute is not an integer, or has no child of that
     *     depth
     * @throws StateValueTypeException if the depth is not positive
     */
    public static @Nullable Object queryOngoingStackTop(
            ITmfStateSystem ss, int stackAttributeQuark) {
        Object depth = ss.queryOngoing(stackAttributeQuark);
        if (depth == null) {
            return null;
        }
        int level = stackDepth(ss, stackAttributeQuark, depth);
        return ss.queryOngoing(element(ss, stackAttributeQuark, level));
    }

    private static int stackDepth(ITmfStateSystem ss, int quark, Object depth) {
        if (!(depth instanceof Integer level)) {
            throw new IllegalStateException(
                    ss.getSSID()
                            + " Quark:"
                            + quark
                            + ", Type:"
                            + depth.getClass()
                            + ", Expected:INTEGER");
        }
        if (level <= 0) {
            throw new StateValueTypeException(
                    ss.getSSID() + " Quark:" + quark + ", Stack depth:" + level);
        }
        return level;
    }

    private static int element(ITmfStateSystem ss, int quark, int level) {
        int child = ss.optQuarkRelative(quark, Integer.toString(level));
        if (child == ITmfStateSystem.INVALID_ATTRIBUTE) {
            throw new IllegalStateException(
                    ss.getSSID()
                            + " Quark:"
                            + quark
                            + " Stack attribute missing sub-attribute for depth:"
                            + level);
        }
        return child;
    }

    /**
     * Returns all states of an attribute over a range of time.
     *
     * @param ss the state system
     * @param attributeQuark the attribute
     * @param t1 the first instant
     * @param t2 the last instant; cut to the current end of the history
     * @return the intervals that touch the range, in the order of time
     * @throws TimeRangeException if the range is empty or starts outside of the history
     * @throws AttributeNotFoundException kept for callers
     * @throws StateSystemDisposedException if the state system was disposed
     */
    public static List<ITmfStateInterval> queryHistoryRange(
            ITmfStateSystem ss, int attributeQuark, long t1, long t2)
            throws AttributeNotFoundException, StateSystemDisposedException {
        checkRange(ss, t1, t2);
        long end = Math.min(t2, ss.getCurrentEndTime());
        if (t1 < ss.getStartTime() || t1 > end) {
            return List.of(ss.querySingleState(t1, attributeQuark));
        }
        List<ITmfStateInterval> intervals = new ArrayList<>();
        for (ITmfStateInterval interval : ss.query2D(List.of(attributeQuark), t1, end)) {
            intervals.add(interval);
        }
        intervals.sort(Comparator.comparingLong(ITmfStateInterval::getStartTime));
        return intervals;
    }

    /**
     * Returns a sample of the states of an attribute over a range of time: one query per point of a
     * grid.
     *
     * @param ss the state system
     * @param attributeQuark the attribute
     * @param t1 the first instant
     * @param t2 the last instant; cut to the current end of the history
     * @param resolution the distance of the points of the grid, at least 1
     * @param monitor cancels the query, which then returns what it has; null if it cannot be
     *     cancelled
     * @return the intervals that contain a point of the grid, or the last instant, in the order of
     *     time
     * @throws TimeRangeException if the range is empty or starts outside of the history, or for a
     *     resolution below 1
     * @throws AttributeNotFoundException kept for callers
     * @throws StateSystemDisposedException if the state system was disposed
     */
    public static List<ITmfStateInterval> queryHistoryRange(
            ITmfStateSystem ss,
            int attributeQuark,
            long t1,
            long t2,
            long resolution,
            @Nullable IProgressMonitor monitor)
            throws AttributeNotFoundException, StateSystemDisposedException {
        checkRange(ss, t1, t2);
        if (resolution <= 0) {
            throw new TimeRangeException(
                    ss.getSSID() + " Start:" + t1 + ", End:" + t2 + ", Resolution:" + resolution);
        }
        long last = Math.min(t2, ss.getCurrentEndTime());
        List<ITmfStateInterval> intervals = new ArrayList<>();
        ITmfStateInterval current = ss.querySingleState(t1, attributeQuark);
        intervals.add(current);
        long ts = t1;
        while (current.getEndTime() < last) {
            if (monitor != null && monitor.isCanceled()) {
                return intervals;
            }
            long next = ts + ((current.getEndTime() - ts) / resolution + 1) * resolution;
            if (next >= last || next <= ts) {
                break;
            }
            ts = next;
            current = ss.querySingleState(ts, attributeQuark);
            intervals.add(current);
        }
        if (current.getEndTime() < last) {
            intervals.add(ss.querySingleState(last, attributeQuark));
        }
        return intervals;
    }

    private static void checkRange(ITmfStateSystem ss, long t1, long t2) {
        if (t2 < t1) {
            throw new TimeRangeException(ss.getSSID() + " Start:" + t1 + ", End:" + t2);
        }
    }

    /**
     * Finds the first state of an attribute that is not null.
     *
     * @param ss the state system
     * @param attributeQuark the attribute
     * @param t1 where to start; a time before the history means its start
     * @param t2 the last instant to look at
     * @return the interval, null if there is none in the range or the state system was disposed
     */
    public static @Nullable ITmfStateInterval queryUntilNonNullValue(
            ITmfStateSystem ss, int attributeQuark, long t1, long t2) {
        long ts = Math.max(t1, ss.getStartTime());
        try {
            while (ts <= t2 && ts <= ss.getCurrentEndTime()) {
                ITmfStateInterval interval = ss.querySingleState(ts, attributeQuark);
                if (interval.getValue() != null) {
                    return interval;
                }
                if (interval.getEndTime() == Long.MAX_VALUE) {
                    return null;
                }
                ts = interval.getEndTime() + 1;
            }
        } catch (TimeRangeException | StateSystemDisposedException e) {
            return null;
        }
        return null;
    }

    /**
     * Appends a value to the queue of an attribute: the attribute holds the size, its children "1",
     * "2", … the values, the oldest first.
     *
     * @param ss the state system
     * @param t the time of the change
     * @param value the value, may be null
     * @param attributeQuark the attribute
     */
    @NonNullByDefault({})
    public static void queueOfferAttribute(
            @NonNull ITmfStateSystemBuilder ss, long t, Object value, int attributeQuark) {
        ss.pushAttribute(t, value, attributeQuark);
    }

    /**
     * Takes the oldest value out of the queue of an attribute; the others move up. Costs one change
     * per value.
     *
     * @param ss the state system
     * @param t the time of the change
     * @param attributeQuark the attribute
     * @return the value, null if it is null or the queue is empty
     * @throws StateValueTypeException if the attribute is not an integer
     */
    public static @Nullable Object queuePollAttribute(
            ITmfStateSystemBuilder ss, long t, int attributeQuark) throws StateValueTypeException {
        Object size = ss.queryOngoing(attributeQuark);
        if (!(size instanceof Integer count) || count <= 0) {
            return ss.popAttributeObject(t, attributeQuark);
        }
        int previous = element(ss, attributeQuark, 1);
        Object polled = ss.queryOngoing(previous);
        for (int i = 2; i <= count; i++) {
            int child = element(ss, attributeQuark, i);
            ss.modifyAttribute(t, ss.queryOngoing(child), previous);
            previous = child;
        }
        ss.popAttributeObject(t, attributeQuark);
        return polled;
    }

    /**
     * Looks at the oldest value in the queue of an attribute.
     *
     * @param ss the state system
     * @param t the time, for symmetry; the ongoing state is looked at
     * @param attributeQuark the attribute
     * @return the value, null if it is null or the queue is empty
     */
    public static @Nullable Object queuePeekAttribute(
            ITmfStateSystemBuilder ss, long t, int attributeQuark) {
        Object size = ss.queryOngoing(attributeQuark);
        if (size == null) {
            return null;
        }
        stackDepth(ss, attributeQuark, size);
        return ss.queryOngoing(element(ss, attributeQuark, 1));
    }

    /**
     * Creates a grid of times.
     *
     * @param from the first time
     * @param to the last time, always part of the grid
     * @param resolution the distance of the times; 0 is taken as 1
     * @return {@code from}, {@code from + resolution}, … and {@code to}
     * @throws IllegalArgumentException if {@code to} is before {@code from}, or for a negative
     *     resolution
     */
    public static List<Long> getTimes(long from, long to, long resolution) {
        if (to < from || resolution < 0) {
            throw new IllegalArgumentException(
                    "From:" + from + ", To:" + to + ", Resolution:" + resolution);
        }
        long step = Math.max(1, resolution);
        List<Long> times = new ArrayList<>();
        for (long t = from; t < to; t += step) {
            times.add(t);
            // the distance may be more than a long holds
            if (Long.compareUnsigned(to - t, step) <= 0) {
                break;
            }
        }
        times.add(to);
        return times;
    }

    /**
     * Walks through the states of one attribute, in both directions. The state system may still be
     * under construction: states that appear later are walked through too.
     */
    public static class QuarkIterator extends QuarkWalk {

        /**
         * Starts a walk to the end of the history.
         *
         * @param ss the state system
         * @param quark the attribute
         * @param initialTime where to start; any time
         */
        public QuarkIterator(ITmfStateSystem ss, int quark, long initialTime) {
            this(ss, quark, initialTime, Long.MAX_VALUE);
        }

        /**
         * Starts a walk to an end.
         *
         * @param ss the state system
         * @param quark the attribute
         * @param initialTime where to start; any time
         * @param endTime the last instant to look at, included
         */
        public QuarkIterator(ITmfStateSystem ss, int quark, long initialTime, long endTime) {
            this(ss, quark, initialTime, endTime, 1);
        }

        /**
         * Starts a walk to an end that skips states between the points of a grid.
         *
         * @param ss the state system
         * @param quark the attribute
         * @param initialTime where to start, the origin of the grid; any time
         * @param endTime the last instant to look at, included
         * @param resolution the distance of the points of the grid
         */
        public QuarkIterator(
                ITmfStateSystem ss, int quark, long initialTime, long endTime, long resolution) {
            super(ss, quark, initialTime, endTime, resolution);
        }
    }
}
