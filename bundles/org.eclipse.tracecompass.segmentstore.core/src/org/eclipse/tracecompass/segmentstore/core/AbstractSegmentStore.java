package org.eclipse.tracecompass.segmentstore.core;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Spliterator;
import java.util.Spliterators;
import org.eclipse.jdt.annotation.Nullable;

/**
 * The part of a collection of segments that follows from its iterator and its ranges. By default,
 * nothing can be added from outside.
 *
 * @param <E> the type of the segments
 * @since 0.2.0
 */
public abstract class AbstractSegmentStore<E extends ISegment> implements ISegmentStore<E> {

    /** Creates a store. */
    protected AbstractSegmentStore() {}

    @Override
    public boolean isEmpty() {
        return size() == 0;
    }

    /**
     * Returns whether there is a segment that equals an object. Costs a look at the segments that
     * have an instant in common with it.
     */
    @Override
    public boolean contains(@Nullable Object o) {
        if (o instanceof ISegment wanted) {
            for (E segment : getIntersectingElements(wanted.getStart(), wanted.getEnd())) {
                if (segment.equals(wanted)) {
                    return true;
                }
            }
        }
        return false;
    }

    @Override
    public boolean containsAll(@Nullable Collection<?> c) {
        for (Object o : Objects.requireNonNull(c)) {
            if (!contains(o)) {
                return false;
            }
        }
        return true;
    }

    /**
     * Adds a segment. Not supported by default.
     *
     * @throws UnsupportedOperationException by default
     */
    @Override
    public boolean add(@Nullable E e) {
        throw new UnsupportedOperationException("No segments can be added");
    }

    /**
     * Adds segments one after the other.
     *
     * @throws IllegalArgumentException if the collection or one of its elements is null
     */
    @Override
    public boolean addAll(@Nullable Collection<? extends E> c) {
        if (c == null) {
            throw new IllegalArgumentException("No collection of segments");
        }
        boolean changed = false;
        for (E segment : c) {
            changed |= add(segment);
        }
        return changed;
    }

    /**
     * Removes all segments. Not supported by default.
     *
     * @throws UnsupportedOperationException by default
     */
    @Override
    public void clear() {
        throw new UnsupportedOperationException("Segments are not removed");
    }

    /** {@inheritDoc} It has no size, as segments may come while it is used. */
    @Override
    public Spliterator<E> spliterator() {
        return Spliterators.spliteratorUnknownSize(
                iterator(), Spliterator.ORDERED | Spliterator.NONNULL);
    }

    private List<E> copy() {
        List<E> copy = new ArrayList<>(size());
        for (E segment : this) {
            copy.add(segment);
        }
        return copy;
    }

    @Override
    public Object[] toArray() {
        return copy().toArray();
    }

    @Override
    public <T> T[] toArray(T @Nullable [] a) {
        return copy().toArray(Objects.requireNonNull(a));
    }

    @Override
    public String toString() {
        return getClass().getSimpleName() + " of " + size() + " segments";
    }
}
