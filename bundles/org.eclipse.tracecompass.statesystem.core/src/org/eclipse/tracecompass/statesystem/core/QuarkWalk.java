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

    private final ITmfStateSystem fStateSystem;
    private final int fQuark;
    private final long fEndTime;
    private final long fResolution;
    private long fTime;
    private long fPeekTime;
    private @Nullable ITmfStateInterval fCurrent;

    QuarkWalk(ITmfStateSystem ss, int quark, long initialTime, long endTime, long resolution) {
        fStateSystem = ss;
        fQuark = quark;
        fEndTime = endTime;
        fResolution = Math.max(1, resolution);
        fTime = initialTime;
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
        ITmfStateInterval current = fCurrent;
        long ts = current == null ? Math.max(fTime, fStateSystem.getStartTime()) : after(current);
        while (isNext(current, ts)) {
            ITmfStateInterval interval = query(ts);
            if (interval == null
                    || current == null
                    || interval.getStartTime() > current.getEndTime()) {
                fPeekTime = ts;
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
        return ts <= fEndTime
                && ts >= fStateSystem.getStartTime()
                && ts <= fStateSystem.getCurrentEndTime();
    }

    private long after(ITmfStateInterval current) {
        long end = current.getEndTime();
        if (end == Long.MAX_VALUE || end < fTime) {
            return end == Long.MAX_VALUE ? end : end + 1;
        }
        long steps = (end - fTime) / fResolution + 1;
        long next = fTime + steps * fResolution;
        return next > end ? next : end;
    }

    /**
     * Tells whether there is a state before the current one.
     *
     * @return true if {@link #previous()} will give one
     */
    public boolean hasPrevious() {
        return peekPrevious() != null;
    }

    private @Nullable ITmfStateInterval peekPrevious() {
        ITmfStateInterval current = fCurrent;
        long ts =
                current == null
                        ? Math.min(fTime, fStateSystem.getCurrentEndTime())
                        : before(current);
        if (!isPrevious(current, ts)) {
            return null;
        }
        fPeekTime = ts;
        return query(ts);
    }

    private boolean isPrevious(@Nullable ITmfStateInterval current, long ts) {
        if (current != null && ts >= current.getStartTime()) {
            return false;
        }
        return ts >= fStateSystem.getStartTime() && ts <= fStateSystem.getCurrentEndTime();
    }

    private long before(ITmfStateInterval current) {
        long start = current.getStartTime();
        if (start == Long.MIN_VALUE || start > fTime) {
            return start == Long.MIN_VALUE ? start : start - 1;
        }
        long steps = (fTime - start) / fResolution + 1;
        long previous = fTime - steps * fResolution;
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
            return fStateSystem.querySingleState(ts, fQuark);
        } catch (StateSystemDisposedException | TimeRangeException e) {
            return null;
        }
    }

    private ITmfStateInterval move(@Nullable ITmfStateInterval interval) {
        if (interval == null) {
            throw new NoSuchElementException();
        }
        fTime = fPeekTime;
        fCurrent = interval;
        return interval;
    }
}
