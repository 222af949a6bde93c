package org.eclipse.tracecompass.internal.statesystem.core;

import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;

/**
 * The answer to a two-dimensional query during the build: the ongoing states as they were at the
 * call, then what the backend has. A foreign backend may go on growing while it is read: states
 * that were ongoing at the call, or came after, are left out of its part.
 *
 * @param ongoing the ongoing states that belong to the answer
 * @param stored the backend's part
 * @param quarks the attributes of the query, sorted; null if the backend's part needs no filter
 * @param ongoingStarts when the ongoing state of each of the attributes had started
 */
record OngoingFirst(
        List<ITmfStateInterval> ongoing,
        Iterable<ITmfStateInterval> stored,
        int @Nullable [] quarks,
        long @Nullable [] ongoingStarts)
        implements Iterable<ITmfStateInterval> {

    @Override
    public Iterator<ITmfStateInterval> iterator() {
        Iterator<ITmfStateInterval> first = ongoing.iterator();
        Iterator<ITmfStateInterval> second = stored.iterator();
        return new Iterator<>() {

            private @Nullable ITmfStateInterval next;

            @Override
            public boolean hasNext() {
                if (next == null) {
                    next = advance();
                }
                return next != null;
            }

            private @Nullable ITmfStateInterval advance() {
                if (first.hasNext()) {
                    return first.next();
                }
                while (second.hasNext()) {
                    ITmfStateInterval interval = second.next();
                    if (belongs(interval)) {
                        return interval;
                    }
                }
                return null;
            }

            @Override
            public ITmfStateInterval next() {
                ITmfStateInterval next = hasNext() ? this.next : null;
                if (next == null) {
                    throw new NoSuchElementException();
                }
                this.next = null;
                return next;
            }
        };
    }

    private boolean belongs(ITmfStateInterval interval) {
        int[] filter = quarks;
        long[] starts = ongoingStarts;
        if (filter == null || starts == null) {
            return true;
        }
        int index = Arrays.binarySearch(filter, interval.getAttribute());
        return index >= 0 && interval.getStartTime() < starts[index];
    }
}
