package org.eclipse.tracecompass.segmentstore.core;

import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.IntConsumer;

/**
 * Segments in the order of their starts. Immutable, but the array may go on behind them.
 *
 * @param <E> the type of the segments
 */
final class SortedSegments<E extends ISegment> extends AbstractSegmentStore<E>
        implements IndexedSegmentStore<E> {

    /** By start, then by end, then as the segments themselves say. */
    static final Comparator<Object> ORDER =
            (one, other) -> {
                ISegment a = (ISegment) one;
                ISegment b = (ISegment) other;
                int byStart = Long.compare(a.getStart(), b.getStart());
                if (byStart != 0) {
                    return byStart;
                }
                int byEnd = Long.compare(a.getEnd(), b.getEnd());
                return byEnd != 0 ? byEnd : a.compareTo(b);
            };

    private final Object[] elements;
    private final int size;
    private final LatestEnds latestEnds;

    /**
     * Takes segments.
     *
     * @param elements the segments, sorted; no place before the size is written any more
     * @param size how many there are
     * @param latestEnds their ends
     */
    SortedSegments(Object[] elements, int size, LatestEnds latestEnds) {
        this.elements = elements;
        this.size = size;
        this.latestEnds = latestEnds;
    }

    /** Copies and sorts the segments that a store has now. */
    static <E extends ISegment> SortedSegments<E> of(Collection<E> store) {
        Object[] elements = new Object[Math.max(1, store.size())];
        int size = 0;
        for (E segment : store) {
            if (size == elements.length) {
                elements = Arrays.copyOf(elements, size + (size >> 1) + 1);
            }
            elements[size++] = segment;
        }
        Arrays.sort(elements, 0, size, ORDER);
        return new SortedSegments<>(elements, size, LatestEnds.NONE.extended(elements, 0, size));
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    @SuppressWarnings("unchecked")
    public E get(int index) {
        return (E) elements[index];
    }

    @Override
    public long getStart(int index) {
        return get(index).getStart();
    }

    @Override
    public long getEnd(int index) {
        return get(index).getEnd();
    }

    LatestEnds latestEnds() {
        return latestEnds;
    }

    /** The first index behind the segments that start at or before a time. */
    private int startingAfter(long time) {
        int low = 0;
        int high = size;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (getStart(middle) <= time) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** The first index behind the segments of a range; 0 if it ends before it starts. */
    private int limitOf(long start, long end) {
        return end < start ? 0 : startingAfter(end);
    }

    /**
     * The first index, from one on and before another, of a segment that ends at a time or later.
     */
    private int endingFrom(long time, int from, int limit) {
        int index = from;
        while (index < limit) {
            int early = latestEnds.endingBefore(time, index);
            if (early == 0) {
                if (getEnd(index) >= time) {
                    return index;
                }
                early = 1;
            }
            index = limit - index <= early ? limit : index + early;
        }
        return limit;
    }

    @Override
    public void forEachIn(long start, long end, IntConsumer consumer) {
        int limit = limitOf(start, end);
        for (int i = endingFrom(start, 0, limit); i < limit; i = endingFrom(start, i + 1, limit)) {
            consumer.accept(i);
        }
    }

    @Override
    public Iterable<E> getIntersectingElements(long start, long end) {
        return () -> new InRange(start, limitOf(start, end));
    }

    private final class InRange implements Iterator<E> {

        private final long start;
        private final int limit;
        private int next;

        InRange(long start, int limit) {
            this.start = start;
            this.limit = limit;
            next = endingFrom(start, 0, limit);
        }

        @Override
        public boolean hasNext() {
            return next < limit;
        }

        @Override
        public E next() {
            if (next >= limit) {
                throw new NoSuchElementException();
            }
            E segment = get(next);
            next = endingFrom(start, next + 1, limit);
            return segment;
        }
    }

    @Override
    public Spliterator<E> spliterator() {
        return Spliterators.spliterator(
                elements,
                0,
                size,
                Spliterator.ORDERED | Spliterator.NONNULL | Spliterator.IMMUTABLE);
    }

    @Override
    public void dispose() {
        // held by its readers only
    }
}
