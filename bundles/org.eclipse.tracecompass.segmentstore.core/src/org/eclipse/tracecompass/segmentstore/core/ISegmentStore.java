package org.eclipse.tracecompass.segmentstore.core;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import org.eclipse.jdt.annotation.Nullable;

/**
 * A collection of segments that finds those of a range of time. Segments are only added, never
 * removed one by one.
 *
 * <p>An iterator shows the segments that were in the store when it was created, so that segments
 * may be added meanwhile. All times are in nanoseconds and both ends of a range belong to it. The
 * stores of {@link SegmentStoreFactory} may be used by any thread.
 *
 * @param <E> the type of the segments
 */
public interface ISegmentStore<E extends ISegment> extends Collection<E> {

    /**
     * Returns all segments in an order.
     *
     * @param order the order; segments that are equal in it keep the order of the store
     */
    default Iterable<E> iterator(Comparator<ISegment> order) {
        return getIntersectingElements(Long.MIN_VALUE, Long.MAX_VALUE, order);
    }

    /**
     * Returns the segments that have an instant in common with a range.
     *
     * @param start the first instant
     * @param end the last instant
     * @return the segments in the order of the store; none if the range ends before it starts
     */
    Iterable<E> getIntersectingElements(long start, long end);

    /**
     * Returns the segments that contain an instant.
     *
     * @param position the instant
     * @return the segments in the order of the store
     */
    default Iterable<E> getIntersectingElements(long position) {
        return getIntersectingElements(position, position);
    }

    /**
     * Returns the segments that contain an instant, in an order.
     *
     * @param position the instant
     * @param order the order; segments that are equal in it keep the order of the store
     */
    default Iterable<E> getIntersectingElements(long position, Comparator<ISegment> order) {
        return getIntersectingElements(position, position, order);
    }

    /**
     * Returns the segments that have an instant in common with a range, in an order.
     *
     * @param start the first instant
     * @param end the last instant
     * @param order the order; segments that are equal in it keep the order of the store
     */
    default Iterable<E> getIntersectingElements(long start, long end, Comparator<ISegment> order) {
        List<E> segments = new ArrayList<>();
        getIntersectingElements(start, end).forEach(segments::add);
        segments.sort(order);
        return segments;
    }

    /**
     * Returns the end of the sorted list of the segments that have an instant in common with a
     * range: from the first one on that satisfies a condition. The ones behind it need not satisfy
     * it. With an order by the tested property, this starts a list at a known value.
     *
     * @param start one end of the range
     * @param end the other end, which may be the earlier one
     * @param order the order; segments that are equal in it keep the order of the store
     * @param filter the condition
     * @return the segments; empty if none satisfies the condition
     */
    default List<E> getIntersectingElements(
            long start, long end, Comparator<ISegment> order, Predicate<ISegment> filter) {
        List<E> segments = new ArrayList<>();
        getIntersectingElements(Math.min(start, end), Math.max(start, end), order)
                .forEach(segments::add);
        for (int i = 0; i < segments.size(); i++) {
            if (filter.test(segments.get(i))) {
                return segments.subList(i, segments.size());
            }
        }
        return List.of();
    }

    /**
     * Releases what the store uses. A store in memory is empty afterwards; a file is kept if it is
     * finished, and deleted otherwise.
     */
    void dispose();

    /**
     * Ends the writing of a store on disk; does nothing in memory. Calling it again is harmless.
     *
     * @param deleteFiles false to finish the file and keep it for another session; true to delete
     *     it
     */
    default void close(boolean deleteFiles) {
        // a store in memory has no file
    }

    /**
     * Not supported.
     *
     * @throws UnsupportedOperationException always
     */
    @Override
    default boolean remove(@Nullable Object o) {
        throw new UnsupportedOperationException("Segments are not removed");
    }

    /**
     * Not supported.
     *
     * @throws UnsupportedOperationException always
     */
    @Override
    default boolean removeAll(@Nullable Collection<?> c) {
        throw new UnsupportedOperationException("Segments are not removed");
    }

    /**
     * Not supported.
     *
     * @throws UnsupportedOperationException always
     */
    @Override
    default boolean retainAll(@Nullable Collection<?> c) {
        throw new UnsupportedOperationException("Segments are not removed");
    }
}
