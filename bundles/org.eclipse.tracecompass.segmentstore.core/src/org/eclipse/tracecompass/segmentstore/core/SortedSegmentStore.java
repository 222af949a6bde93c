package org.eclipse.tracecompass.segmentstore.core;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Iterator;
import java.util.Spliterator;
import java.util.TreeSet;
import org.eclipse.jdt.annotation.Nullable;

/**
 * Segments in memory, in the order of their starts. Any thread may add and read.
 *
 * <p>A segment that belongs behind all others is appended to an array, which readers share. Others
 * wait, and are merged into a new array for the next reader. So segments that come in order cost a
 * comparison each, and a reader costs nothing where none came since the last one.
 *
 * @param <E> the type of the segments
 */
final class SortedSegmentStore<E extends ISegment> extends AbstractSegmentStore<E> {

    private final boolean distinct;

    /** The first ones are sorted; a place that has been written is not written again. */
    private Object[] sorted = new Object[16];

    private int size;

    /** The segments that belong between the sorted ones. */
    private final Collection<Object> late;

    private SortedSegments<E> latest = new SortedSegments<>(sorted, 0, LatestEnds.NONE);

    /**
     * Creates an empty store.
     *
     * @param distinct whether a segment is dropped that is equal in the order to one in the store
     */
    SortedSegmentStore(boolean distinct) {
        this.distinct = distinct;
        late = distinct ? new TreeSet<>(SortedSegments.ORDER) : new ArrayList<>();
    }

    @Override
    public synchronized boolean add(@Nullable E segment) {
        if (segment == null) {
            throw new IllegalArgumentException("No segment");
        }
        int order = size == 0 ? -1 : SortedSegments.ORDER.compare(sorted[size - 1], segment);
        if (order > 0) {
            return addLate(segment);
        }
        if (order == 0 && distinct) {
            return false;
        }
        if (size == sorted.length) {
            sorted = Arrays.copyOf(sorted, size + (size >> 1) + 1);
        }
        sorted[size++] = segment;
        return true;
    }

    private boolean addLate(E segment) {
        boolean known =
                distinct
                        && Arrays.binarySearch(sorted, 0, size, segment, SortedSegments.ORDER) >= 0;
        return !known && late.add(segment);
    }

    /** Returns the segments that are in the store now. */
    synchronized SortedSegments<E> snapshot() {
        int same = latest.size();
        if (!late.isEmpty()) {
            same = Math.min(same, merge());
        }
        if (size != latest.size()) {
            latest =
                    new SortedSegments<>(
                            sorted, size, latest.latestEnds().extended(sorted, same, size));
        }
        return latest;
    }

    /**
     * Merges the late segments with the sorted ones; returns how many of these keep their place.
     */
    private int merge() {
        Object[] more = late.toArray();
        late.clear();
        Arrays.sort(more, SortedSegments.ORDER);
        int kept = firstAfter(more[0]);
        Object[] merged = Arrays.copyOf(sorted, size + more.length + (size >> 1) + 1);
        int at = kept;
        int next = 0;
        for (int i = kept; i < size; i++) {
            while (next < more.length && SortedSegments.ORDER.compare(more[next], sorted[i]) < 0) {
                merged[at++] = more[next++];
            }
            merged[at++] = sorted[i];
        }
        System.arraycopy(more, next, merged, at, more.length - next);
        sorted = merged;
        size = at + more.length - next;
        return kept;
    }

    /** The index of the first sorted segment that is greater than another. */
    private int firstAfter(Object segment) {
        int low = 0;
        int high = size;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (SortedSegments.ORDER.compare(sorted[middle], segment) <= 0) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    @Override
    public synchronized int size() {
        return size + late.size();
    }

    @Override
    public Iterator<E> iterator() {
        return snapshot().iterator();
    }

    @Override
    public Spliterator<E> spliterator() {
        return snapshot().spliterator();
    }

    @Override
    public Iterable<E> getIntersectingElements(long start, long end) {
        return () -> snapshot().getIntersectingElements(start, end).iterator();
    }

    @Override
    public synchronized void clear() {
        sorted = new Object[16];
        size = 0;
        late.clear();
        latest = new SortedSegments<>(sorted, 0, LatestEnds.NONE);
    }

    @Override
    public void dispose() {
        clear();
    }
}
