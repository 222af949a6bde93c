package org.eclipse.tracecompass.statesystem.core;

import java.util.Iterator;
import java.util.NoSuchElementException;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateSystemDisposedException;
import org.eclipse.tracecompass.statesystem.core.exceptions.TimeRangeException;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;

/**
 * The walk of {@link StateSystemUtils.QuarkIterator}: where it stands, and what comes next to it in
 * both directions.
 */
abstract class QuarkWalk implements Iterator<ITmfStateInterval> {

    private final ITmfStateSystem stateSystem;
    private final int quark;
    private final long endTime;
    private final long resolution;
    private long time;
    private long peekTime;
    private @Nullable ITmfStateInterval current;

    QuarkWalk(ITmfStateSystem ss, int quark, long initialTime, long endTime, long resolution) {
        stateSystem = ss;
        this.quark = quark;
        this.endTime = endTime;
        this.resolution = Math.max(1, resolution);
        time = initialTime;
    }

    @Override
    public boolean hasNext() {
        return peekNext() != null;
    }

    @Override
    public ITmfStateInterval next() {
        return move(peekNext());
    }

    /**
     * An ongoing state that has grown since it was returned is the same state: it is passed over.
     */
    private @Nullable ITmfStateInterval peekNext() {
        ITmfStateInterval current = this.current;
        long ts = current == null ? Math.max(time, stateSystem.getStartTime()) : after(current);
        while (isNext(current, ts)) {
            ITmfStateInterval interval = query(ts);
            if (interval == null
                    || current == null
                    || interval.getStartTime() > current.getEndTime()) {
                peekTime = ts;
                return interval;
            }
            long next = after(interval);
            if (next <= ts) {
                return null;
            }
            ts = next;
        }
        return null;
    }

    private boolean isNext(@Nullable ITmfStateInterval current, long ts) {
        if (current != null && ts <= current.getEndTime()) {
            return false;
        }
        return ts <= endTime
                && ts >= stateSystem.getStartTime()
                && ts <= stateSystem.getCurrentEndTime();
    }

    private long after(ITmfStateInterval current) {
        long end = current.getEndTime();
        if (end == Long.MAX_VALUE || end < time) {
            return end == Long.MAX_VALUE ? end : end + 1;
        }
        long steps = (end - time) / resolution + 1;
        long next = time + steps * resolution;
        return next > end ? next : end;
    }

    /**
     * Returns whether there is a state before the current one.
     *
     * @return true if {@link #previous()} will give one
     */
    public boolean hasPrevious() {
        return peekPrevious() != null;
    }

    private @Nullable ITmfStateInterval peekPrevious() {
        ITmfStateInterval current = this.current;
        long ts =
                current == null ? Math.min(time, stateSystem.getCurrentEndTime()) : before(current);
        if (!isPrevious(current, ts)) {
            return null;
        }
        peekTime = ts;
        return query(ts);
    }

    private boolean isPrevious(@Nullable ITmfStateInterval current, long ts) {
        if (current != null && ts >= current.getStartTime()) {
            return false;
        }
        return ts >= stateSystem.getStartTime() && ts <= stateSystem.getCurrentEndTime();
    }

    private long before(ITmfStateInterval current) {
        long start = current.getStartTime();
        if (start == Long.MIN_VALUE || start > time) {
            return start == Long.MIN_VALUE ? start : start - 1;
        }
        long steps = (time - start) / resolution + 1;
        long previous = time - steps * resolution;
        return previous < start ? previous : start;
    }

    /**
     * Steps back.
     *
     * @return the state before the current one
     * @throws NoSuchElementException if there is none
     */
    public ITmfStateInterval previous() {
        return move(peekPrevious());
    }

    private @Nullable ITmfStateInterval query(long ts) {
        try {
            return stateSystem.querySingleState(ts, quark);
        } catch (StateSystemDisposedException | TimeRangeException e) {
            return null;
        }
    }

    private ITmfStateInterval move(@Nullable ITmfStateInterval interval) {
        if (interval == null) {
            throw new NoSuchElementException();
        }
        time = peekTime;
        current = interval;
        return interval;
    }
}
