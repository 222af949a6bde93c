package org.eclipse.tracecompass.segmentstore.core;

import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.function.IntConsumer;

/**
 * Segments of one kind, in the order of their ends. One thread adds segments, any number of threads
 * read those that are there; what has been read once does not change.
 *
 * @param <E> the type of the segments
 */
public interface ISegmentStore<E extends ISegment> extends Iterable<E> {

    /** Returns how many segments there are by now. */
    int size();

    /**
     * Returns a segment. It is made for the call; ask for {@link #getStart} and {@link #getEnd}
     * where many are looked at.
     *
     * @param index from 0, less than {@link #size}
     */
    E get(int index);

    /** Returns the start of a segment, ns. */
    long getStart(int index);

    /** Returns the end of a segment, ns; not before that of the segment with the index before. */
    long getEnd(int index);

    /**
     * Finds the segments that have an instant in common with a range. Costs a binary search and a
     * look at the segments that end in the range or, after it, by at most the longest segment.
     *
     * @param start the first instant of the range, ns
     * @param end its last instant, ns
     * @param consumer takes the indexes, ascending
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
}
