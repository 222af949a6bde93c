package org.eclipse.tracecompass.analysis.timing.core.segmentstore;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.segmentstore.core.IndexedSegmentStore;
import org.eclipse.tracecompass.tmf.core.segment.ISegmentAspect;

/** Chooses and sorts segments by index, for tables that show a few of very many. */
public final class SegmentOrder {

    private static final int CHECK = 1 << 14;

    /** Fewer than one of so many segments are not sorted with all others. */
    private static final int FEW = 16;

    private SegmentOrder() {}

    /**
     * Returns the indexes of the segments that pass a filter, sorted by an aspect. Segments that
     * are alike in it keep the order of the store. A million take some tenths of a second.
     *
     * @param store the segments; those that come later are left out
     * @param filter which are wanted; null for all
     * @param aspect what to sort by; null for the order of the store
     * @param descending the greatest first; segments without a value come last all the same
     * @param monitor stops; may be null
     * @return the indexes, or null if cancelled
     */
    public static int @Nullable [] of(
            IndexedSegmentStore<? extends ISegment> store,
            @Nullable Predicate<ISegment> filter,
            @Nullable ISegmentAspect aspect,
            boolean descending,
            @Nullable IProgressMonitor monitor) {
        int[] chosen = choose(store, filter, monitor);
        if (chosen == null || aspect == null) {
            return chosen;
        }
        long[] keys = keys(store, chosen, aspect, monitor);
        return keys == null ? null : sorted(chosen, keys, descending);
    }

    /**
     * Returns the first of the indexes that {@link #of(IndexedSegmentStore, Predicate,
     * ISegmentAspect, boolean, IProgressMonitor)} gives. If they are few, takes memory for them
     * alone, unless the aspect gives texts.
     *
     * @param store the segments; those that come later are left out
     * @param filter which are wanted; null for all
     * @param aspect what to sort by; null for the order of the store
     * @param descending the greatest first; segments without a value come last all the same
     * @param most how many indexes are wanted
     * @param monitor stops; may be null
     * @return the indexes, or null if cancelled
     * @since 0.2.0
     */
    public static int @Nullable [] firstOf(
            IndexedSegmentStore<? extends ISegment> store,
            @Nullable Predicate<ISegment> filter,
            @Nullable ISegmentAspect aspect,
            boolean descending,
            long most,
            @Nullable IProgressMonitor monitor) {
        int size = store.size();
        if (aspect != null && most <= size / FEW) {
            record Place(long key, int index) {}
            Comparator<Place> order =
                    Comparator.comparingLong(Place::key).thenComparingInt(Place::index);
            // The last one first, which leaves when there is a better one.
            PriorityQueue<Place> best = new PriorityQueue<>(order.reversed());
            for (int i = 0; i < size; i++) {
                if (i % CHECK == 0 && monitor != null && monitor.isCanceled()) {
                    return null;
                }
                ISegment segment = store.get(i);
                if (filter == null || filter.test(segment)) {
                    Object value = aspect.resolve(segment);
                    if (value != null && !(value instanceof Number)) {
                        int[] all = of(store, filter, aspect, descending, monitor);
                        return all == null ? null : first(all, most);
                    }
                    long key = inOrder(numberOf(value), descending);
                    Place last = best.peek();
                    if (best.size() < most) {
                        best.add(new Place(key, i));
                    } else if (last != null && key < last.key) {
                        best.remove();
                        best.add(new Place(key, i));
                    }
                }
            }
            return best.stream().sorted(order).mapToInt(Place::index).toArray();
        }
        int[] all = of(store, filter, aspect, descending, monitor);
        return all == null ? null : first(all, most);
    }

    private static int[] first(int[] all, long most) {
        return most < all.length ? Arrays.copyOf(all, (int) Math.max(0, most)) : all;
    }

    /**
     * Returns the indexes of the segments that pass a filter, sorted by any order. Segments that
     * are alike in it keep the order of the store. All of them are in memory meanwhile, so an
     * aspect is the better choice where it says the same.
     *
     * @param store the segments; those that come later are left out
     * @param filter which are wanted; null for all
     * @param order the order
     * @param monitor stops before the sorting; may be null
     * @return the indexes, or null if cancelled
     * @since 0.2.0
     */
    public static int @Nullable [] of(
            IndexedSegmentStore<? extends ISegment> store,
            @Nullable Predicate<ISegment> filter,
            Comparator<ISegment> order,
            @Nullable IProgressMonitor monitor) {
        int[] chosen = choose(store, filter, monitor);
        if (chosen == null) {
            return null;
        }
        record Place(int index, ISegment segment) {}
        return Arrays.stream(chosen)
                .mapToObj(index -> new Place(index, store.get(index)))
                .sorted(Comparator.comparing(Place::segment, order))
                .mapToInt(Place::index)
                .toArray();
    }

    private static int @Nullable [] choose(
            IndexedSegmentStore<? extends ISegment> store,
            @Nullable Predicate<ISegment> filter,
            @Nullable IProgressMonitor monitor) {
        int size = store.size();
        int[] chosen = new int[size];
        int n = 0;
        for (int i = 0; i < size; i++) {
            if (i % CHECK == 0 && monitor != null && monitor.isCanceled()) {
                return null;
            }
            if (filter == null || filter.test(store.get(i))) {
                chosen[n++] = i;
            }
        }
        return n == size ? chosen : Arrays.copyOf(chosen, n);
    }

    /** A number per segment that is in the order of its value; the least one where it has none. */
    private static long @Nullable [] keys(
            IndexedSegmentStore<? extends ISegment> store,
            int[] chosen,
            ISegmentAspect aspect,
            @Nullable IProgressMonitor monitor) {
        long[] keys = new long[chosen.length];
        @Nullable Object[] values = null;
        for (int i = 0; i < chosen.length; i++) {
            if (i % CHECK == 0 && monitor != null && monitor.isCanceled()) {
                return null;
            }
            Object value = aspect.resolve(store.get(chosen[i]));
            if (value == null || value instanceof Number) {
                keys[i] = numberOf(value);
            } else {
                if (values == null) {
                    values = new @Nullable Object[chosen.length];
                }
                values[i] = value.toString();
            }
        }
        if (values != null) {
            rank(values, keys);
        }
        return keys;
    }

    /** A number in the order of a value, which is a number or null; the least one for null. */
    private static long numberOf(@Nullable Object value) {
        if (value instanceof Long || value instanceof Integer) {
            return Math.max(Long.MIN_VALUE + 1, ((Number) value).longValue());
        }
        return value instanceof Number number ? orderOf(number.doubleValue()) : Long.MIN_VALUE;
    }

    /** A number that is less for what comes earlier. */
    private static long inOrder(long key, boolean descending) {
        if (key == Long.MIN_VALUE) {
            return Long.MAX_VALUE;
        }
        return descending ? -key : key;
    }

    /** A long that is in the order of a double. */
    private static long orderOf(double value) {
        long bits = Double.doubleToLongBits(value);
        return bits ^ bits >> 63 & Long.MAX_VALUE;
    }

    /** Texts are ranked among the distinct ones, which are few. */
    private static void rank(@Nullable Object[] values, long[] keys) {
        Map<String, Long> places = new TreeMap<>(Comparator.naturalOrder());
        for (Object value : values) {
            if (value != null) {
                places.put(value.toString(), 0L);
            }
        }
        long next = 0;
        for (Map.Entry<String, Long> entry : places.entrySet()) {
            entry.setValue(next++);
        }
        for (int i = 0; i < keys.length; i++) {
            Object value = values[i];
            if (value != null) {
                keys[i] = places.getOrDefault(value.toString(), 0L);
            }
        }
    }

    /** A stable merge sort of indexes by their keys; no object per index. */
    private static int[] sorted(int[] chosen, long[] keys, boolean descending) {
        for (int i = 0; i < keys.length; i++) {
            keys[i] = inOrder(keys[i], descending);
        }
        int n = chosen.length;
        int[] from = new int[n];
        for (int i = 0; i < n; i++) {
            from[i] = i;
        }
        int[] to = new int[n];
        for (int width = 1; width < n && width > 0; width *= 2) {
            for (int left = 0; left < n; left += 2 * width) {
                merge(
                        from,
                        to,
                        keys,
                        left,
                        Math.min(left + width, n),
                        Math.min(left + 2 * width, n));
            }
            int[] done = to;
            to = from;
            from = done;
        }
        for (int i = 0; i < n; i++) {
            to[i] = chosen[from[i]];
        }
        return to;
    }

    private static void merge(int[] from, int[] to, long[] keys, int left, int middle, int right) {
        int a = left;
        int b = middle;
        for (int i = left; i < right; i++) {
            if (a < middle && (b >= right || keys[from[a]] <= keys[from[b]])) {
                to[i] = from[a++];
            } else {
                to[i] = from[b++];
            }
        }
    }
}
