package org.eclipse.tracecompass.segmentstore.core;

import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;

/**
 * Segments with indexes: a segment keeps its index, and those that are added get higher ones. Where
 * many segments are looked at, their times cost no object.
 *
 * @param <E> the type of the segments
 * @since 0.2.0
 */
public interface IndexedSegmentStore<E extends ISegment> extends ISegmentStore<E> {

    /**
     * Returns the segments of any store with indexes. Costs nothing if the store has indexes;
     * otherwise the segments that are in it now are sorted by their starts and indexed, at the cost
     * of a copy.
     *
     * @param <E> the type of the segments
     * @param store the store
     */
    static <E extends ISegment> IndexedSegmentStore<E> of(ISegmentStore<E> store) {
        return switch (store) {
            case IndexedSegmentStore<E> indexed -> indexed;
            case SortedSegmentStore<E> sorted -> sorted.snapshot();
            default -> SortedSegments.of(store);
        };
    }

    /**
     * Returns a segment. It may be made for the call; ask for {@link #getStart} and {@link #getEnd}
     * where many are looked at.
     *
     * @param index from 0, less than {@link #size}
     */
    E get(int index);

    /** Returns the start of a segment, ns. */
    long getStart(int index);

    /** Returns the end of a segment, ns. */
    long getEnd(int index);

    /**
     * Finds the segments that have an instant in common with a range, without a look at most of the
     * others.
     *
     * @param start the first instant of the range, ns
     * @param end its last instant, ns
     * @param consumer takes the indexes, ascending; none if the range ends before it starts
     */
    void forEachIn(long start, long end, IntConsumer consumer);

    @Override
    default Iterator<E> iterator() {
        int size = size();
        return new Iterator<>() {
            private int next;

            @Override
            public boolean hasNext() {
                return next < size;
            }

            @Override
            public E next() {
                if (next >= size) {
                    throw new NoSuchElementException();
                }
                return get(next++);
            }
        };
    }

    @Override
    default Iterable<E> getIntersectingElements(long start, long end) {
        return () -> {
            IntStream.Builder indexes = IntStream.builder();
            forEachIn(start, end, indexes);
            return indexes.build().mapToObj(this::get).iterator();
        };
    }
}
