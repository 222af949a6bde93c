package org.eclipse.tracecompass.internal.statesystem.core.partial;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.provisional.datastore.core.condition.IntegerRangeCondition;
import org.eclipse.tracecompass.internal.provisional.datastore.core.condition.TimeRangeCondition;
import org.eclipse.tracecompass.internal.statesystem.core.history.HistoryBackend;
import org.eclipse.tracecompass.statesystem.core.exceptions.TimeRangeException;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;

/**
 * The queries of a partial history: what is in the file, what is in the segment that is being
 * built, and what is in those that have ended. Thread-safe.
 */
final class PartialQueries {

    /**
     * The states at an instant.
     *
     * @param ended how many segments have ended
     * @param open the intervals within the segment after those
     */
    record View(int ended, HistoryBackend open) {}

    /** Returns the intervals within a segment, which may take a while. */
    interface Source {
        HistoryBackend segment(int index);

        /** Returns whether it would take no time. */
        boolean isAtHand(int index);
    }

    /** With at most this many attributes, a segment is searched for each of them. */
    private static final int FEW = 32;

    private final HistoryBackend stored;
    private final SegmentList segments;
    private final Source source;

    PartialQueries(HistoryBackend stored, SegmentList segments, Source source) {
        this.stored = stored;
        this.segments = segments;
        this.source = source;
    }

    /** The end of the history. */
    long end(View view) {
        return Math.max(
                Math.max(stored.getEndTime(), view.open().getEndTime()),
                segments.latestEnd(view.ended()));
    }

    /** Refuses a time that is outside of the history. */
    void checkTime(long t, long start, long end) {
        if (t < start || t > end) {
            throw new TimeRangeException(
                    stored.getSSID() + " Time:" + t + ", Start:" + start + ", End:" + end);
        }
    }

    private static @Nullable ITmfStateInterval find(HistoryBackend part, long t, int quark) {
        return t > part.getEndTime() ? null : part.doSingularQuery(t, quark);
    }

    /** Finds the state of an attribute; null if there is none. */
    @Nullable
    ITmfStateInterval find(View view, long t, int quark) {
        ITmfStateInterval found = find(stored, t, quark);
        if (found == null) {
            found = find(view.open(), t, quark);
        }
        if (found == null) {
            for (int segment : segments.touching(TimeRangeCondition.singleton(t), view.ended())) {
                found = find(source.segment(segment), t, quark);
                if (found != null) {
                    break;
                }
            }
        }
        return found;
    }

    private static boolean fill(HistoryBackend part, @Nullable ITmfStateInterval[] state, long t) {
        return t <= part.getEndTime() && part.fillState(state, t) == 0;
    }

    /**
     * Fills in the empty elements of a state.
     *
     * @return how many are still empty
     */
    int fill(View view, @Nullable ITmfStateInterval[] state, long t) {
        if (fill(stored, state, t) || fill(view.open(), state, t)) {
            return 0;
        }
        for (int segment : segments.touching(TimeRangeCondition.singleton(t), view.ended())) {
            if (fill(source.segment(segment), state, t)) {
                return 0;
            }
        }
        return (int) Arrays.stream(state).filter(Objects::isNull).count();
    }

    /** Finds the states of some attributes at some times. */
    Iterable<ITmfStateInterval> range(
            View view, IntegerRangeCondition quarks, TimeRangeCondition times, boolean reverse) {
        List<Iterable<ITmfStateInterval>> atHand = new ArrayList<>();
        atHand.add(stored.query2D(quarks, times, reverse));
        atHand.add(view.open().query2D(quarks, times, reverse));
        int[] segments = this.segments.touching(times, view.ended());
        if (segments.length == 0) {
            return () -> new Walk(atHand.iterator());
        }
        // Backwards only where that does not mean to start over for each segment.
        boolean backwards =
                reverse && this.segments.get(segments[segments.length - 1]).resume() != null;
        return () ->
                new Walk(
                        new Iterator<>() {
                            private final Iterator<Iterable<ITmfStateInterval>> first =
                                    atHand.iterator();
                            private int next;

                            @Override
                            public boolean hasNext() {
                                return first.hasNext() || next < segments.length;
                            }

                            @Override
                            public Iterable<ITmfStateInterval> next() {
                                if (first.hasNext()) {
                                    return first.next();
                                }
                                if (next == segments.length) {
                                    throw new NoSuchElementException();
                                }
                                int index = segments[backwards ? segments.length - 1 - next : next];
                                next++;
                                return mayHold(index, quarks)
                                        ? source.segment(index).query2D(quarks, times, reverse)
                                        : List.of();
                            }
                        });
    }

    /**
     * Returns whether any of some attributes changed within a segment: not if each of them has a
     * state in the file that lasts throughout.
     */
    private boolean mayHold(int index, IntegerRangeCondition quarks) {
        Segment segment = segments.get(index);
        long start = segment.minStart();
        if (source.isAtHand(index) || start > stored.getEndTime()) {
            return true;
        }
        int[] few = quarks.discreteValues();
        if (few == null && quarks.min() == quarks.max()) {
            few = new int[] {quarks.min()};
        }
        if (few != null && few.length <= FEW) {
            return Arrays.stream(few)
                    .anyMatch(quark -> !lasts(stored.doSingularQuery(start, quark), segment));
        }
        if (quarks.max() == Integer.MAX_VALUE) {
            return true;
        }
        @Nullable ITmfStateInterval[] state = new ITmfStateInterval[quarks.max() + 1];
        stored.fillState(state, start);
        for (int quark = quarks.min(); quark <= quarks.max(); quark++) {
            if (quarks.test(quark) && !lasts(state[quark], segment)) {
                return true;
            }
        }
        return false;
    }

    private static boolean lasts(@Nullable ITmfStateInterval interval, Segment segment) {
        return interval != null && interval.getEndTime() >= segment.maxEnd();
    }

    /** Walks several answers one after the other. */
    private static final class Walk implements Iterator<ITmfStateInterval> {

        private final Iterator<Iterable<ITmfStateInterval>> parts;
        private Iterator<ITmfStateInterval> part = List.<ITmfStateInterval>of().iterator();

        Walk(Iterator<Iterable<ITmfStateInterval>> parts) {
            this.parts = parts;
        }

        @Override
        public boolean hasNext() {
            while (!part.hasNext()) {
                if (!parts.hasNext()) {
                    return false;
                }
                part = parts.next().iterator();
            }
            return true;
        }

        @Override
        public ITmfStateInterval next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            return part.next();
        }
    }
}
